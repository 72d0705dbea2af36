import { heroQuestContent } from "../content/content.js";

/** The content of matches without corrections. */
export const { plain } = heroQuestContent;

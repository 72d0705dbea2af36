import { soulsContent } from "../content/content.js";

/** The content of matches without corrections. */
export const { plain } = soulsContent;

import { practiceContent } from "../practice.js";

/** The content of matches without corrections, with the cards of practice. */
export const { plain } = practiceContent;

import { practiceContent } from "../rules/08-setup-and-modes/practice.js";

/** The content of matches without corrections, with the cards of practice. */
export const { plain } = practiceContent;

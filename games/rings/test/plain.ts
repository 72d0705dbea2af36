import { testContent } from "../rules/08-setup-and-modes/test-ruleset.js";

/** The content of matches without corrections, with the cards of practice. */
export const { plain } = testContent;

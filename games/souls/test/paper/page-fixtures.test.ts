import { pageFixtures } from "../../../test/paper/page-fixtures.js";
import { exampleQuest } from "../../editor.js";
import { souls } from "../../game.js";

const file = JSON.stringify(exampleQuest);

pageFixtures(souls, {
  "souls-story-it-a4": { quest: "the-toll-road", language: "it", paper: "a4", what: ["notes"], page: 1 },
  "souls-own-quest-en-letter": { file, language: "en", paper: "letter", what: ["map"], page: 1 },
  "souls-hero-sheet-en-letter": { language: "en", paper: "letter", what: ["heroes"], page: 1 },
  "souls-cards-fr-a4": { language: "fr", paper: "a4", what: ["cards"], page: 1 },
  "souls-event-cards-it-letter": { language: "it", paper: "letter", what: ["cards"], page: 21 },
});

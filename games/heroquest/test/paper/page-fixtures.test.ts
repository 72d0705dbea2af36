import { pageFixtures } from "../../../test/paper/page-fixtures.js";
import { heroQuest } from "../../game.js";

const quest = "the-stolen-bell";

pageFixtures(heroQuest, {
  "heroquest-players-map-fr-letter": { quest, language: "fr", paper: "letter", what: ["map"], page: 1 },
  "heroquest-wizards-map-en-a4": { quest, language: "en", paper: "a4", what: ["notes"], page: 1 },
  "heroquest-wizards-notes-it-letter": { quest, language: "it", paper: "letter", what: ["notes"], page: 2 },
  "heroquest-hero-sheet-it-a4": { language: "it", paper: "a4", what: ["heroes"], page: 4 },
  "heroquest-cards-en-letter": { language: "en", paper: "letter", what: ["cards"], page: 7 },
  "heroquest-rules-fr-a4": { language: "fr", paper: "a4", what: ["rules"], page: 2 },
});

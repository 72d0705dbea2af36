import { pageFixtures } from "../../../test/paper/page-fixtures.js";
import { rings } from "../../game.js";

const quest = "passage-through-mirkwood";

pageFixtures(rings, {
  "rings-scenario-fr-letter": { quest, language: "fr", paper: "letter", what: ["map"], page: 1 },
  "rings-hero-sheet-en-letter": { language: "en", paper: "letter", what: ["heroes"], page: 1 },
  "rings-encounter-cards-it-a4": { quest, language: "it", paper: "a4", what: ["cards"], page: 1 },
});

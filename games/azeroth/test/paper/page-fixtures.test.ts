import { pageFixtures } from "../../../test/paper/page-fixtures.js";
import { azeroth } from "../../game.js";

pageFixtures(azeroth, {
  "azeroth-map-en-letter": { language: "en", paper: "letter", what: ["map"], page: 1 },
  "azeroth-cards-fr-letter": { language: "fr", paper: "letter", what: ["cards"], page: 2 },
  "azeroth-hero-sheet-it-a4": { language: "it", paper: "a4", what: ["heroes"], page: 1 },
});

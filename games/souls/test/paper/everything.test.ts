import { everythingFits } from "../../../test/paper/everything-fits.js";
import { souls } from "../../game.js";

everythingFits(souls, { rulesIn: "fr", ofQuest: ["map"], every: 3 });

import { everythingFits } from "../../../test/paper/everything-fits.js";
import { heroQuest } from "../../game.js";

everythingFits(heroQuest, { rulesIn: "en", ofQuest: ["map"], every: 3 });

import { everythingFits } from "../../../test/paper/everything-fits.js";
import { rings } from "../../game.js";

everythingFits(rings, { rulesIn: "it", ofQuest: ["map", "cards"] });

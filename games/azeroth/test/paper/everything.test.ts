import { everythingFits } from "../../../test/paper/everything-fits.js";
import { azeroth } from "../../game.js";

everythingFits(azeroth, { rulesIn: "en" });

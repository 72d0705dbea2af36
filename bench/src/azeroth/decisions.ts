import { decisionFigures } from "../games/decisions.js";
import { game } from "./game.js";

export const measure = () => decisionFigures(game, new URL("./side.js", import.meta.url));

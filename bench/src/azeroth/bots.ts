import { botFigures } from "../games/bots.js";
import { game } from "./game.js";

export const measure = () => botFigures(game);

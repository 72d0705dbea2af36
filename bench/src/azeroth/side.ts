import { allSubjects } from "../games/random-matches.js";
import { game } from "./game.js";

export const work = allSubjects(game);

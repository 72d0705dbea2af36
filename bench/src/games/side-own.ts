import { measuredGame } from "./measured-game.js";
import { allSubjects } from "./random-matches.js";

/** The game that the side was started for stands in its address: `side-own.js?game=<id>`. */
const id = new URL(import.meta.url).searchParams.get("game")!;

export const work = allSubjects(await measuredGame(id));

import { allQuests } from "./random-quests.js";

export const work = allQuests();

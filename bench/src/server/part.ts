import type { Part } from "../part.js";
import { about } from "./about.js";

/** The live table under load, against boardgame.io's server. */
export const server: Part = {
  measurements: {
    "heroquest-pglite": () => import("./heroquest-pglite.js"),
    "heroquest-postgresql": () => import("./heroquest-postgresql.js"),
    "tables-held": () => import("./tables-held.js"),
  },
  about,
};

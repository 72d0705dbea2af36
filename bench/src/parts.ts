import { azeroth } from "./azeroth/part.js";
import { heroquest } from "./heroquest/part.js";
import { kernel } from "./kernel/part.js";
import type { Part } from "./part.js";
import { rings } from "./rings/part.js";
import { search } from "./search/part.js";
import { server } from "./server/part.js";
import { souls } from "./souls/part.js";
import { web } from "./web/part.js";

/** All parts, by the name that `npm run bench -- <part>` takes. */
export const parts: Readonly<Record<string, Part>> = {
  kernel,
  heroquest,
  rings,
  souls,
  azeroth,
  search,
  server,
  web,
};

import { test } from "vitest";
import { namesOnlyWhatIsOpen } from "../../../test/open-options.js";
import { souls } from "../../game.js";

test("options that may be named on one's own side don't depend on what is hidden there", () =>
  namesOnlyWhatIsOpen(souls, { heroes: 2 }, ""));

import { describe } from "vitest";
import { explainsWhatIsSeen } from "../../../test/explained.js";
import { azerothContent } from "../../content/content.js";
import { azeroth } from "../../game.js";
import { explains } from "../../screen/explains.js";

describe("azeroth", () => explainsWhatIsSeen(azeroth, explains, azerothContent));

import { describe } from "vitest";
import { explainsWhatIsSeen } from "../../../test/explained.js";
import { azeroth } from "../../game.js";
import { azerothContent } from "../../open.js";
import { explains } from "../../screen/explains.js";

describe("azeroth", () => explainsWhatIsSeen(azeroth, explains, azerothContent));

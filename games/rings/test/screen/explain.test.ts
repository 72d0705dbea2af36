import { describe } from "vitest";
import { explainsWhatIsSeen } from "../../../test/explained.js";
import { ringsContent } from "../../content/content.js";
import { rings } from "../../game.js";
import { explains } from "../../screen/explains.js";

describe("rings", () => explainsWhatIsSeen(rings, explains, ringsContent));

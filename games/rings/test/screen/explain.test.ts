import { describe } from "vitest";
import { explainsWhatIsSeen } from "../../../test/explained.js";
import { rings } from "../../game.js";
import { ringsContent } from "../../open.js";
import { explains } from "../../screen/explains.js";

describe("rings", () => explainsWhatIsSeen(rings, explains, ringsContent));

import { describe } from "vitest";
import { explainsWhatIsSeen } from "../../../test/explained.js";
import { corrections } from "../../correctable.js";
import { rings } from "../../game.js";
import { explains } from "../../screen/explains.js";

describe("rings", () => explainsWhatIsSeen(rings, explains, corrections));

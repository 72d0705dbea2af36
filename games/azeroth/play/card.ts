import type { RuleId, Seat } from "@tavolata/kernel";
import { characters, faceOf } from "../content/characters.js";
import { classNames, colours, rankOf } from "../content/colours.js";
import type { ClassName, Side, Values } from "../content/types.js";
import type { Hero, Table } from "../state.js";

type Faces = Record<ClassName, Readonly<Record<Side, readonly Values[]>>>;

/** AZ-char-1: every face of every character card, by class, side and level. */
const faces = allFaces();

function allFaces(): Faces {
  const facesOf = (name: ClassName) => {
    const sideOf = (side: Side) => colours.map((level) => faceOf(characters[name], level, side));
    return { start: sideOf("start"), alternate: sideOf("alternate") };
  };
  return Object.fromEntries(classNames.map((name) => [name, facesOf(name)])) as unknown as Faces;
}

/** AZ-setup-14: the character cards were corrected. */
export function renewFaces(): void {
  Object.assign(faces, allFaces());
}

/** The face of the character card that lies up. */
export function cardOf({ class: name, side, level }: Pick<Hero, "class" | "side" | "level">): Values {
  return faces[name as ClassName][side][rankOf(level)]!;
}

/** AZ-char-2: both faces show the same health, so damage stays. */
export function turnCard(t: Table, seat: Seat, rules: readonly RuleId[]): void {
  const hero = t.state.heroes[seat]!;
  hero.side = hero.side === "start" ? "alternate" : "start";
  t.emit({ type: "card-turned", seat, side: hero.side }, { rules });
}

import { each, type Seat } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { powerCard, tokenWorks } from "../../content/tables.js";
import type { PowerToken as TokenName } from "../../content/types.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { heldSum } from "../../queries/effects/held.js";
import { figuresIn } from "../../queries/figures.js";
import { ownRunes } from "../../queries/powers/aiming.js";
import type { Figure, Hero, PowerToken, Souls, SoulsFlow, Table } from "../../state.js";
import { suffer } from "../11-death/wounds.js";
import { menaceAfterEffect } from "../16-masters/menace.js";
import { applyTo } from "../effects/apply.js";
import { endPower } from "./using.js";

/** SS-7-a: a power tracks its effect with tokens: in an area, or with its owner. */
export function placeTokens(
  t: Table,
  owner: Seat,
  power: string,
  token: TokenName,
  count: number,
  area: AreaId | "",
  level: number,
): void {
  for (let i = 0; i < count; i++) t.state.tokens.push({ token, owner, power, area, level });
  if (area !== "") t.emit({ type: "token-placed", token, area }, { rules: ["SS-7-a"] });
  else t.emit({ type: "token-kept", token, figure: t.state.heroes[owner]!.figure, count }, { rules: ["SS-7-a"] });
}

/** SS-7-n: when its last token goes, a power begins to cool down. */
function removeToken(t: Table, gone: PowerToken): void {
  const { tokens, heroes } = t.state;
  tokens.splice(tokens.indexOf(gone), 1);
  t.emit({ type: "token-gone", token: gone.token }, { rules: ["SS-7-a", "SS-7-n"] });
  if (!tokens.some(({ owner, power }) => owner === gone.owner && power === gone.power))
    endPower(t, heroes[gone.owner]!, gone.power, gone.level);
}

/** SS-11.1-c: a dead hero loses the tokens beside his card; those on the map stay where they lie. */
export function loseTokensOf(t: Table, { seat }: Hero): void {
  for (const placed of [...t.state.tokens]) if (placed.owner === seat && placed.area === "") removeToken(t, placed);
}

/** A trap of the heroes' own: the first enemy that enters sets it off. */
export function* stepOnTokens(t: Table, figure: Figure): SoulsFlow {
  const { state: s } = t;
  if (figure.faction !== "enemies") return;
  for (const placed of [...s.tokens]) {
    const { onEnemyEnters } = tokenWorks(placed.token);
    if (!onEnemyEnters || placed.area !== figure.area) continue;
    removeToken(t, placed);
    const user = s.heroes[placed.owner]!.figure;
    for (const effect of onEnemyEnters) yield* applyTo(t, effect, figure, { user, name: placed.token });
  }
}

/** SS-10.1-e: an image takes the attack instead of its owner. */
export function* offerImage(t: Table, defender: Figure): SoulsFlow<boolean> {
  const { state: s } = t;
  const image = s.tokens.find(({ token, owner }) => owner === defender.belongsTo && tokenWorks(token).onAttacked);
  if (!image || !(yield* t.confirm(defender.belongsTo, "spend-image", "SS-10.1-e"))) return false;
  removeToken(t, image);
  return true;
}

/** A rune in this area bursts, one of them as its owner chooses: every enemy there suffers wounds. SS-16.1-d, SS-16.1-f: a Master marks who did it. */
export function* burstRune(t: Table, figure: Figure, wounds: number, area: AreaId): SoulsFlow {
  const { state: s } = t;
  const there = () => ownRunes(s, figure).filter((one) => one.area === area);
  if (there().length === 0) return;
  const rune =
    there().length === 1
      ? there()[0]!
      : yield* t.choose(
          figure.belongsTo,
          "burst-rune",
          () => [
            each(
              there(),
              { verb: "rune", target: ({ token }) => token },
              {
                label: ({ token }) => ({ key: "option.rune", args: { token, area } }),
              },
            ),
          ],
          { rules: ["SS-6.5-d"] },
        );
  const more = rune.token === "offensive-rune" ? strongerBurst(t.content, s, figure, rune) : 0;
  removeToken(t, rune);
  for (const enemy of figuresIn(s, area, "enemies")) {
    suffer(t, enemy, wounds + more, "SS-9-c");
    menaceAfterEffect(t, figure.id, enemy);
  }
}

/** SS-7-k: of the level at which the rune was laid, whatever has become of its owner since. */
function strongerBurst(content: SoulsContent, s: Souls, figure: Figure, { power, level: used }: PowerToken): number {
  const level = powerCard(content, power).levels.find(({ rank }) => rank === used);
  const own = (level?.effects ?? []).reduce(
    (sum, effect) => sum + (effect.effect === "stronger-burst" ? effect.wounds : 0),
    0,
  );
  return own + heldSum(content, s, "stronger-burst", { self: figure }, (effect) => effect.wounds);
}

import { each, one, type Seat } from "@tavolata/kernel";
import type { PowerToken as TokenName } from "../content/types.js";
import { figureOf, figuresIn } from "../figures.js";
import { suffer } from "../health/wounds.js";
import type { AreaId } from "../map/terrain.js";
import type { Figure, PowerToken, Souls, SoulsFlow, Table } from "../state.js";
import { powerCard, tokenWorks } from "../tables.js";
import { applyTo } from "../vocabulary/apply.js";
import { heldSum } from "../vocabulary/held.js";
import { endPower } from "./using.js";

/** SS-7-a: a power tracks its effect with tokens: in an area, or with its owner. */
export function placeTokens(
  t: Table,
  owner: Seat,
  power: string,
  token: TokenName,
  count: number,
  area: AreaId | "",
): void {
  for (let i = 0; i < count; i++) t.state.tokens.push({ token, owner, power, area });
  t.emit(
    { type: "token-placed", token, area: area || figureOf(t.state, t.state.heroes[owner]!.figure).area },
    { rules: ["SS-7-a"] },
  );
}

/** SS-7-n: when its last token goes, a power begins to cool down. */
function removeToken(t: Table, gone: PowerToken): void {
  const { tokens, heroes } = t.state;
  tokens.splice(tokens.indexOf(gone), 1);
  t.emit({ type: "token-gone", token: gone.token }, { rules: ["SS-7-a", "SS-7-n"] });
  if (!tokens.some(({ owner, power }) => owner === gone.owner && power === gone.power))
    endPower(t, heroes[gone.owner]!, gone.power);
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
  if (defender.kind !== "hero") return false;
  const image = s.tokens.find(({ token, owner }) => owner === defender.belongsTo && tokenWorks(token).onAttacked);
  if (!image || !(yield* t.confirm(defender.belongsTo, "spend-image", "SS-10.1-e"))) return false;
  removeToken(t, image);
  return true;
}

/** A rune bursts: every enemy in its area suffers wounds. */
export function* burstRune(t: Table, figure: Figure, wounds: number): SoulsFlow {
  const { state: s } = t;
  const own = () => s.tokens.filter(({ owner, token }) => owner === figure.belongsTo && token.endsWith("-rune"));
  if (own().length === 0) return;
  const rune = yield* t.choose<PowerToken | "pass">(
    figure.belongsTo,
    "burst-rune",
    () => [
      each(own(), ({ token, area }) => `rune:${token}:${area}`, {
        label: ({ token, area }) => ({ key: "option.rune", args: { token, area } }),
      }),
      one("pass"),
    ],
    { rules: ["SS-6.5-d"] },
  );
  if (rune === "pass") return;
  const more = rune.token === "offensive-rune" ? strongerBurst(s, figure, rune.power) : 0;
  removeToken(t, rune);
  for (const enemy of figuresIn(s, rune.area, "enemies")) suffer(t, enemy, wounds + more, "SS-9-c");
}

function strongerBurst(s: Souls, figure: Figure, power: string): number {
  const level = powerCard(power).levels.findLast(({ rank }) => rank <= s.heroes[figure.belongsTo]!.soulrank);
  const own = (level?.effects ?? []).reduce(
    (sum, effect) => sum + (effect.effect === "stronger-burst" ? effect.wounds : 0),
    0,
  );
  return own + heldSum(s, "stronger-burst", { self: figure }, (effect) => effect.wounds);
}

import type { HeroQuestContent } from "../../content/content.js";
import { antagonistNamed, championOf } from "../../content/tables.js";
import { type Figure, type HeroFlow, type HeroQuest, type Secrets, type Table, wizard } from "../../state.js";
import type { Magic } from "../08-magic/zones.js";

/** HQ-19.1-b: as in a magic turn. */
const cardsOfTurn = 3;

/** HQ-19.1-b: whether somebody came with magic and has no cards yet. Asked before every turn, and nearly always in vain. */
export function lacksDarkCards(content: HeroQuestContent, { figures, magic, secrets }: HeroQuest): boolean {
  for (const figure of figures) if (waitsForCards(content, figure, magic, secrets)) return true;
  return false;
}

function waitsForCards(content: HeroQuestContent, figure: Figure, { dark }: Magic, { givenSpells }: Secrets): boolean {
  if (figure.kind === "hero" || figure.kind === "ally" || dark[figure.id]) return false;
  if (givenSpells[figure.id]?.length) return true;
  const champion = championOf(content, figure);
  return champion
    ? champion.magicTurns + champion.spells.length > 0
    : antagonistNamed(content, figure.type).magicTurns > 0;
}

/** HQ-19.1-b: for whoever of the antagonists has come onto the board with magic and has no cards yet, they are drawn now. */
export function* drawDarkCards(t: Table): HeroFlow {
  const { figures, magic, secrets } = t.state;
  for (const figure of figures) {
    if (!waitsForCards(t.content, figure, magic, secrets)) continue;
    const { turns, always } = magicOf(t.content, figure, secrets.givenSpells[figure.id]);
    // Cards that it always knows are the same cards: nobody else draws them.
    magic.darkPile = magic.darkPile.filter((card) => !always.includes(card));
    magic.dark[figure.id] = [...always];
    const drawn = yield* t.draw(magic.darkPile, turns * cardsOfTurn, "dark", wizard);
    magic.dark[figure.id]!.push(...drawn);
    t.emit(
      { type: "dark-cards-drawn", figure: figure.id, count: magic.dark[figure.id]!.length },
      { rules: ["HQ-19.1-b"], reveals: true },
    );
  }
}

/** What its kind or its own sheet gives it, and what the quest gives it by name. */
function magicOf(
  content: HeroQuestContent,
  figure: Figure,
  given: readonly string[] = [],
): { readonly turns: number; readonly always: readonly string[] } {
  const champion = championOf(content, figure);
  const { magicTurns } = champion ?? antagonistNamed(content, figure.type);
  return { turns: magicTurns, always: champion ? [...new Set([...champion.spells, ...given])] : given };
}

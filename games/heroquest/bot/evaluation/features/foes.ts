import type { Features } from "@tavolata/kit";
import type { HeroQuestContent } from "../../../content/content.js";
import { antagonistNamed, championNamed } from "../../../content/tables.js";
import { isAntagonist, isHelpless } from "../../../queries/figures.js";
import type { HeroQuest } from "../../../state.js";

/** Whoever fights for the Evil Wizard: on the board, behind the screen, and those whom the quest itself will bring. */
export function foesOf(content: HeroQuestContent, s: Readonly<HeroQuest>): Features {
  const counted: Record<string, number> = {};
  for (const figure of s.figures) {
    if (!isAntagonist(figure) || figure.kind === "ally") continue;
    if (isHelpless(figure)) {
      add(counted, "asleep", figure, 1);
      continue;
    }
    add(counted, "foes", figure, figure.body);
    if (figure.kind === "champion") counted["champions"] = (counted["champions"] ?? 0) + 1;
  }
  for (const { type, body } of s.secrets.antagonists) add(counted, "hidden", sheetOf(content, type), body);
  for (const { acts } of s.secrets.triggers) {
    for (const act of acts) {
      if (act.act !== "place" && act.act !== "ambush") continue;
      for (const { type, body } of act.antagonists)
        add(counted, "coming", sheetOf(content, type), body ?? sheetOf(content, type).body);
    }
  }
  for (const owner in s.magic.dark) counted["dark"] = (counted["dark"] ?? 0) + s.magic.dark[owner]!.length;
  if (s.fate) counted["misfortunes"] = s.fate.misfortunes.length;
  return counted;
}

type Sheet = { readonly attack: number; readonly defence: number; readonly body: number };

/** How many there are, how hard they strike, and how much it takes to be rid of them. */
function add(counted: Record<string, number>, where: string, { attack, defence }: Sheet, body: number): void {
  counted[where] = (counted[where] ?? 0) + 1;
  counted[`${where}-attack`] = (counted[`${where}-attack`] ?? 0) + attack;
  // Against about two dice that hit a blow takes about a point for this.
  counted[`${where}-hold`] = (counted[`${where}-hold`] ?? 0) + Math.max(1, body) * (1 + defence / 3);
}

function sheetOf(content: HeroQuestContent, type: string): Sheet {
  return championNamed(content, type) ?? antagonistNamed(content, type);
}

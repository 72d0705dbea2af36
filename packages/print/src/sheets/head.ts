import { mm, type Rect } from "../page/paper.js";
import type { Press } from "../page/press.js";
import { ink, styles } from "../page/style.js";
import type { PaperWords } from "../words.js";

export interface Head {
  readonly title: string;
  readonly subtitle?: string;
  /** Who mustn't read the page. */
  readonly warning?: string;
}

/** A title of one's own may be long, and in capitals. */
const leastTitle = 7.5;

/** Begins a page with its title and its foot; gives what is left for it. */
export function headedPage(press: Press, words: PaperWords, { title, subtitle = "", warning }: Head): Rect {
  const area = press.page();
  const height = mm(13);
  const aside = warning === undefined ? 0 : mm(52);
  press.write(
    title,
    { ...area, width: area.width - aside - mm(2), height: mm(8.5) },
    { ...styles.title, leading: 1.05 },
    leastTitle,
  );
  press.write(
    subtitle,
    { x: area.x, y: area.y + mm(8.4), width: area.width - aside - mm(2), height: mm(4.6) },
    { ...styles.subtitle, leading: 1.1 },
    7,
  );
  if (warning !== undefined) {
    const box = { x: area.x + area.width - aside, y: area.y, width: aside, height: mm(10.5) };
    press.doc.roundedRect(box.x, box.y, box.width, box.height, 3).fill(ink.red);
    press.icon("evil-eyes", box.x + mm(1.5), box.y + mm(1.7), mm(7), ink.paper);
    press.writeMiddle(
      warning,
      { x: box.x + mm(10), y: box.y + mm(0.8), width: box.width - mm(11.5), height: box.height - mm(1.6) },
      { ...styles.smallBold, colour: ink.paper },
      5.5,
    );
  }
  press.doc
    .moveTo(area.x, area.y + height)
    .lineTo(area.x + area.width, area.y + height)
    .lineWidth(1.2)
    .stroke(ink.red);
  foot(press, words, area);
  return { x: area.x, y: area.y + height + mm(3), width: area.width, height: area.height - height - mm(3 + 6) };
}

function foot(press: Press, words: PaperWords, area: Rect): void {
  const box = { x: area.x, y: area.y + area.height - mm(4), width: area.width, height: mm(4) };
  press.write(`${words.text("game.name")} · Tavolata`, box, { ...styles.label, size: 6.5, colour: ink.pale });
  press.write(String(press.pages), box, { ...styles.label, size: 6.5, colour: ink.pale, align: "right" });
}

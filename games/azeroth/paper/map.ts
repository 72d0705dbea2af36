import { mm, type Rect } from "@tavolata/print/page/paper.js";
import type { Press } from "@tavolata/print/page/press.js";
import { ink, styles } from "@tavolata/print/page/style.js";
import { columnsIn, TextFlow } from "@tavolata/print/page/text-flow.js";
import type { Sheet } from "@tavolata/print/printer.js";
import { headedPage } from "@tavolata/print/sheets/head.js";
import { drawLegend, type LegendEntry } from "@tavolata/print/sheets/legend.js";
import { drawTable } from "@tavolata/print/sheets/table.js";
import type { PaperWords } from "@tavolata/print/words.js";
import { resourceMessage } from "../content/describe.js";
import { spaces } from "../content/map.js";
import { places, sheet } from "../content/places.js";
import type { Colour, Space } from "../content/types.js";

/** The four colours of the map, light enough for what stands on them. */
export const colourInk: Readonly<Record<Colour, string>> = {
  grey: "#77736d",
  green: "#3c7a45",
  yellow: "#a8831a",
  red: "#9c2a1c",
};

const resourceIcons = {
  heal: "hearts",
  study: "spell-book",
  discovery: "magnifying-glass",
  quest: "scroll-unfurled",
  travel: "horse-head",
} as const;

/** The map of all spaces, and a table of them. */
export function mapSheet({ press, words }: Sheet): void {
  const head = { title: words.text("game.name"), subtitle: words.own("azeroth.sheet.map") };
  const page = headedPage(press, words, head);
  const map = drawMap(press, page, words);
  const below = page.y + map + mm(3);
  const legend = drawLegend(
    press,
    { ...page, y: below, height: mm(30) },
    words.own("legend.title"),
    legendOf(press, words),
    5,
  );
  const top = below + legend + mm(2);
  const rest = { ...page, y: top, height: page.y + page.height - top };
  const flow = new TextFlow(
    press,
    () => columnsIn(headedPage(press, words, head), 2, mm(7)),
    columnsIn(rest, 2, mm(7)),
  );
  flow.heading(words.own("azeroth.spaces"), styles.heading);
  const rows = Object.entries(spaces).map(([id, space]) => [words.name(id), numberOf(id), resourcesOf(space, words)]);
  drawTable(
    flow,
    ["space", "number", "offers"].map((key) => words.own(`azeroth.head.${key}`)),
    rows,
    mm(26),
  );
  flow.heading(words.own("azeroth.guards"), styles.heading);
  const heads = ["foe", "melee", "ranged", "defence", "health", "damage"].map((key) =>
    words.own(`azeroth.value.${key}`),
  );
  const foes = Object.entries(spaces).flatMap(([id, { printed }]) =>
    printed
      ? [
          [
            `${words.name(printed.id)} (${numberOf(id)})`,
            ...[printed.melee, printed.ranged, printed.defence, printed.health, printed.damage].map((one) =>
              String(one ?? "–"),
            ),
          ],
        ]
      : [],
  );
  drawTable(flow, heads, foes, mm(10.5));
}

/** `N1`, `G4`: what is written on a space; cities have their names. */
function numberOf(id: string): string {
  return spaces[id]!.city ? "•" : id.toUpperCase();
}

function resourcesOf({ resources }: Space, words: PaperWords): string {
  return resources.map((resource) => words.speaker.say(resourceMessage(resource))).join(", ");
}

function drawMap(press: Press, box: Rect, words: PaperWords): number {
  const { doc } = press;
  const scale = box.width / sheet.width;
  const at = (id: string) => [box.x + places[id]![0] * scale, box.y + places[id]![1] * scale] as const;
  doc
    .roundedRect(box.x, box.y, box.width, sheet.height * scale, 6)
    .lineWidth(1)
    .fillAndStroke(ink.parchment, ink.pale);
  for (const [id, { links }] of Object.entries(spaces)) {
    for (const other of links) {
      if (other < id) continue;
      const [[ax, ay], [bx, by]] = [at(id), at(other)];
      doc.moveTo(ax, ay).lineTo(bx, by);
    }
  }
  doc.lineWidth(1.6).stroke("#b7a98c");
  for (const [id, space] of Object.entries(spaces)) drawSpace(press, id, space, at(id), words);
  return sheet.height * scale;
}

function drawSpace(press: Press, id: string, space: Space, [x, y]: readonly [number, number], words: PaperWords): void {
  const { doc } = press;
  const radius = space.city ? 11.5 : 9.5;
  doc.circle(x, y, radius).lineWidth(1.4).fillAndStroke(ink.paper, colourInk[space.colour]);
  if (space.city) press.icon("castle", x - 6.5, y - 7, 13, colourInk[space.colour]);
  else {
    press.writeMiddle(
      numberOf(id),
      { x: x - radius, y: y - 8, width: radius * 2, height: 8 },
      { font: "sans-bold", size: 6, colour: colourInk[space.colour], align: "centre", leading: 1.1 },
    );
    const icons = [
      ...space.resources.map(({ resource }) => ({
        icon: resourceIcons[resource] as string,
        colour: ink.black as string,
      })),
      ...(space.printed ? [{ icon: "death-skull", colour: ink.red as string }] : []),
    ];
    const size = icons.length > 2 ? 5.4 : 7;
    for (const [i, { icon, colour }] of icons.entries()) {
      press.icon(icon, x - (icons.length * (size + 0.4)) / 2 + i * (size + 0.4), y - 0.4, size, colour);
    }
  }
  const label = { font: "sans", size: 5.2, colour: ink.black, align: "centre", leading: 1 } as const;
  press.write(words.name(id), { x: x - 27, y: y + radius + 0.8, width: 54, height: 11 }, label, 3.8);
}

function legendOf({ doc }: Press, words: PaperWords): LegendEntry[] {
  const round = (colour: string) => (x: number, y: number, size: number) =>
    void doc
      .circle(x + size / 2, y + size / 2, size * 0.4)
      .lineWidth(1.4)
      .fillAndStroke(ink.paper, colour);
  return [
    { text: words.own("azeroth.city"), icon: "castle", colour: colourInk.grey },
    ...(["grey", "green", "yellow", "red"] as const).map((colour) => ({
      text: words.name(colour),
      draw: round(colourInk[colour]),
    })),
    ...(["heal", "study", "discovery", "quest", "travel"] as const).map((resource) => ({
      text: words.own(`azeroth.resource.${resource}`),
      icon: resourceIcons[resource],
    })),
    { text: words.own("azeroth.guard"), icon: "death-skull", colour: ink.red },
  ];
}

import * as Plot from "@observablehq/plot";
import type { Summary, VariantSummary } from "../figures/summary.js";
import type { PlotWords } from "./words.js";

/** A plot with its title. Whoever can't see it reads the tables beside it. */
export interface Drawing {
  readonly id: string;
  readonly title: string;
  readonly svg: Element;
}

/** How many bars or cards a plot shows at most. */
const most = 12;

/** A card that came up in fewer matches than this, or was missing in fewer, says nothing. */
const fewestMatches = 5;

type Document = NonNullable<Plot.PlotOptions["document"]>;

/** All plots of an experiment. The document is the browser's, or one that a program has made. */
export function plotsOf(summary: Summary, words: PlotWords, document: Document, width = 640): Drawing[] {
  const { variants } = summary;
  const names = variants.map(({ variant }) => variant.name);
  const drawn = (id: string, marks: Plot.Markish[], options: Plot.PlotOptions): Drawing => {
    const title = words.text(`plot.${id}`);
    const svg = Plot.plot({
      document,
      width,
      marginLeft: 170,
      ariaLabel: title,
      style: { background: "transparent", color: "currentColor", fontSize: "13px" },
      ...options,
      marks,
    });
    svg.setAttribute("role", "img");
    // A picture as a whole has a name; its parts, which are no pictures, can have none.
    for (const part of svg.querySelectorAll("[aria-label]")) part.removeAttribute("aria-label");
    return { id, title, svg };
  };
  const rows = (count: number) => 50 + 26 * count;
  const perCent: Plot.ScaleOptions = { tickFormat: (share: number) => words.percent(share), label: null };
  const found: Drawing[] = [
    drawn(
      "won",
      dots(variants, ({ figures }) => [figures.won, figures.wonInterval]),
      {
        height: rows(names.length),
        x: { ...perCent, domain: [0, 1], grid: true },
        y: { domain: names, label: null },
      },
    ),
    drawn(
      "length",
      dots(variants, ({ figures }) => [figures.meanRounds, figures.roundsInterval]),
      {
        height: rows(names.length),
        x: { label: words.text("rounds"), grid: true, zero: true },
        y: { domain: names, label: null },
      },
    ),
  ];
  const rivals = variants.filter(({ against }) => against !== undefined);
  if (rivals.length > 0)
    found.push(
      drawn(
        "difference",
        [
          Plot.ruleX([0], { stroke: "currentColor", strokeDasharray: "3 3" }),
          ...dots(rivals, ({ against }) => [against!.difference, against!.differenceInterval]),
        ],
        {
          height: rows(rivals.length),
          x: { ...perCent, grid: true },
          y: { domain: rivals.map(({ variant }) => variant.name), label: null },
        },
      ),
    );
  for (const kind of ["places", "rounds", "causes"] as const) {
    const bars = variants.flatMap(({ variant, losses, figures }) =>
      losses[kind].map(({ what, losses: all }) => ({
        variant: variant.name,
        what: kind === "rounds" ? what : words.name(what),
        share: all / figures.matches,
      })),
    );
    const order = orderOf(bars, kind === "rounds");
    if (order.length === 0) continue;
    found.push(
      drawn(
        `lost-${kind}`,
        [
          Plot.barX(
            bars.filter(({ what }) => order.includes(what)),
            { x: "share", y: "variant", fy: "what", fill: "variant", sort: null },
          ),
          Plot.ruleX([0]),
        ],
        {
          height: 50 + order.length * (10 + 9 * names.length),
          x: { label: words.text("losses-a-match"), grid: true },
          y: { axis: null, domain: names },
          fy: { domain: order, label: null, axis: "left" },
          color: { domain: names, scheme: "Observable10" },
        },
      ),
    );
  }
  for (const [i, { variant, cards }] of variants.entries()) {
    const telling = cards.filter(({ drawn, undrawn }) => Math.min(drawn.matches, undrawn.matches) >= fewestMatches);
    if (telling.length === 0) continue;
    const shown = telling.length <= 2 * most ? telling : [...telling.slice(0, most), ...telling.slice(-most)];
    const data = shown.map(({ card, difference, differenceInterval: { from, to } }) => ({
      card: words.name(card),
      difference,
      from,
      to,
    }));
    const drawing = drawn(
      "cards",
      [
        Plot.ruleX([0], { stroke: "currentColor", strokeDasharray: "3 3" }),
        Plot.ruleY(data, { y: "card", x1: "from", x2: "to", stroke: "currentColor", strokeWidth: 2 }),
        Plot.dot(data, { y: "card", x: "difference", fill: "currentColor", r: 4 }),
      ],
      {
        height: 50 + 20 * data.length,
        x: { ...perCent, grid: true },
        y: { domain: data.map(({ card }) => card), label: null },
      },
    );
    found.push({ ...drawing, id: `cards-${i}`, title: `${drawing.title}: ${variant.name}` });
  }
  return found;
}

function dots(
  variants: readonly VariantSummary[],
  of: (one: VariantSummary) => [number, { readonly from: number; readonly to: number }],
): Plot.Markish[] {
  const data = variants.map((one) => {
    const [value, { from, to }] = of(one);
    return { name: one.variant.name, value, from, to };
  });
  return [
    Plot.ruleY(data, { y: "name", x1: "from", x2: "to", stroke: "currentColor", strokeWidth: 2 }),
    Plot.dot(data, { y: "name", x: "value", fill: "currentColor", r: 5 }),
  ];
}

/** What is shown: the most frequent, or all rounds in their order. */
function orderOf(bars: readonly { readonly what: string; readonly share: number }[], isRounds: boolean): string[] {
  const sums = new Map<string, number>();
  for (const { what, share } of bars) sums.set(what, (sums.get(what) ?? 0) + share);
  const names = [...sums].sort(([, a], [, b]) => b - a).slice(0, isRounds ? 40 : most);
  return isRounds ? names.map(([what]) => what).sort((a, b) => Number(a) - Number(b)) : names.map(([what]) => what);
}

import type { Summary, VariantSummary } from "../figures/summary.js";
import { escaped } from "./html.js";
import { chanceOf, interval, type PlotWords, plainVerdict, signed } from "./words.js";

/** What became of each comparison, in a sentence. */
export function verdicts({ variants }: Summary, words: PlotWords): string {
  const items = variants.flatMap(({ variant, against, verdict }) => {
    if (!against) return [];
    const said = words.text(`verdict.${verdict?.says ?? plainVerdict(against.chance, against.difference)}`);
    const shares = interval(words, against.differenceInterval);
    return [
      `<li><strong>${escaped(variant.name)}</strong>: ${escaped(said)} (${signed(words, against.difference)}; ${shares})</li>`,
    ];
  });
  return items.length === 0 ? "" : `<ul>\n${items.join("\n")}\n</ul>`;
}

/** What each variant changes. */
export function changeList({ variants }: Summary, words: PlotWords): string {
  const items = variants.map(({ variant }) => {
    const bots = Object.entries(variant.bots).map(([seat, bot]) => (seat === "" ? bot : `${seat}: ${bot}`));
    const picks = variant.picks.map(({ seat, kind, option }) => `${seat}.${kind} = ${option}`);
    const changes = variant.corrections.map(
      ({ table, entry, path, value }) => `${table}.${entry}.${path} = ${JSON.stringify(value)}`,
    );
    const options = Object.entries(variant.options)
      .filter(([, value]) => value !== "")
      .map(([key, value]) => `${key} = ${String(value).slice(0, 60)}`);
    const parts = [`${words.text("bots")}: ${bots.join(", ")}`, ...picks, ...changes];
    const rest = `<details><summary>${escaped(words.text("options"))}</summary>${escaped(options.join("; "))}</details>`;
    return `<li><strong>${escaped(variant.name)}</strong>: ${escaped(parts.join("; "))}${rest}</li>`;
  });
  return `<ul>\n${items.join("\n")}\n</ul>`;
}

export function variantTable({ variants }: Summary, words: PlotWords): string {
  const heads = [
    "variant",
    "matches",
    "won",
    "interval",
    "rounds",
    "interval",
    "lost",
    "difference",
    "interval",
    "chance",
  ];
  const rows = variants.map(({ variant, figures, against }) => [
    variant.name,
    String(figures.matches),
    words.percent(figures.won),
    interval(words, figures.wonInterval),
    figures.meanRounds.toFixed(1),
    `${figures.roundsInterval.from.toFixed(1)} – ${figures.roundsInterval.to.toFixed(1)}`,
    figures.lost.toFixed(2),
    against ? signed(words, against.difference) : "–",
    against ? interval(words, against.differenceInterval) : "–",
    against ? chanceOf(against.chance) : "–",
  ]);
  return table(
    heads.map((head) => words.text(`head.${head}`)),
    rows,
  );
}

export function lossTables({ variants }: Summary, words: PlotWords): string {
  const kinds = ["places", "rounds", "causes"] as const;
  return each(variants, ({ losses }) =>
    kinds
      .filter((kind) => losses[kind].length > 0)
      .map((kind) =>
        table(
          [`head.${kind}`, "head.losses", "head.last"].map((key) => words.text(key)),
          losses[kind].map(({ what, losses: all, last }) => [
            kind === "rounds" ? what : words.name(what),
            String(all),
            String(last),
          ]),
        ),
      )
      .join("\n"),
  );
}

export function cardTables({ variants }: Summary, words: PlotWords): string {
  const heads = ["card", "drawn", "won", "interval", "undrawn", "won", "interval", "difference", "interval"];
  return each(variants, ({ cards }) =>
    table(
      heads.map((head) => words.text(`head.${head}`)),
      cards.map(({ card, drawn, undrawn, difference, differenceInterval }) => [
        words.name(card),
        String(drawn.matches),
        words.percent(drawn.won),
        interval(words, drawn.interval),
        String(undrawn.matches),
        words.percent(undrawn.won),
        interval(words, undrawn.interval),
        signed(words, difference),
        interval(words, differenceInterval),
      ]),
    ),
  );
}

function each(variants: readonly VariantSummary[], of: (one: VariantSummary) => string): string {
  return variants
    .map((one) => `<details>\n<summary>${escaped(one.variant.name)}</summary>\n${of(one)}\n</details>`)
    .join("\n");
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((one) => `<th scope="col">${escaped(one)}</th>`).join("");
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`);
  return `<div class="wide"><table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${lines.join("\n")}\n</tbody>\n</table></div>`;
}

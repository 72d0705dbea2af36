import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "@tavolata/game/files";
import { type PrintedGame, type PrintOrder, print } from "@tavolata/print";
import pixelmatch from "pixelmatch";
import { expect, test } from "vitest";
import { createCanvas, drawnPage, loadImage } from "./drawn.js";

/** One page of a document. */
interface KeptPage extends Omit<PrintOrder, "game"> {
  readonly page: number;
}

/** Pixels to a point: small files, and letters that can still be told apart. */
const scale = 0.6;

/** How many of a thousand pixels may differ: another machine may round an edge otherwise. */
const allowed = 1;

/** Compares pages of a game with their kept pictures, which `npm run fixtures` makes anew. */
export function pageFixtures(game: PrintedGame, pages: Readonly<Record<string, KeptPage>>): void {
  const folder = new URL(`${game.folder}/test/paper/fixtures/`, root);
  test.each(Object.entries(pages))("%s looks as it is kept", async (name, { page, ...order }) => {
    const { bytes } = await print([game], { ...order, game: game.id });
    const drawn = await drawnPage(bytes, page, scale);
    const file = fileURLToPath(new URL(`${name}.png`, folder));
    if (process.env["TAVOLATA_KEPT"] === "renew") {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, drawn.toBuffer("image/png"));
      return;
    }
    expect(existsSync(file), `There is no kept picture of ${name}: make it with npm run fixtures.`).toBe(true);
    const kept = await loadImage(readFileSync(file));
    expect([kept.width, kept.height], `${name} has another size than its kept picture`).toEqual([
      drawn.width,
      drawn.height,
    ]);
    const { width, height } = drawn;
    const before = createCanvas(width, height);
    before.getContext("2d").drawImage(kept, 0, 0);
    const difference = createCanvas(width, height);
    const shown = difference.getContext("2d").createImageData(width, height);
    const pixelsOf = (canvas: typeof drawn) => canvas.getContext("2d").getImageData(0, 0, width, height).data;
    const count = pixelmatch(pixelsOf(before), pixelsOf(drawn), shown.data, width, height, { threshold: 0.2 });
    if (count <= (width * height * allowed) / 1000) return;
    const seen = join(tmpdir(), "tavolata-kept");
    mkdirSync(seen, { recursive: true });
    difference.getContext("2d").putImageData(shown, 0, 0);
    writeFileSync(join(seen, `${name}.difference.png`), difference.toBuffer("image/png"));
    writeFileSync(join(seen, `${name}.now.png`), drawn.toBuffer("image/png"));
    expect.fail(
      `Page ${page} of ${name} differs from its kept picture in ${count} pixels: see ${join(seen, name)}.difference.png and ${name}.now.png. If it should look so, run npm run fixtures.`,
    );
  });
}

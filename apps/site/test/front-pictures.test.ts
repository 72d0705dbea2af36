import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { games } from "@tavolata/games";
import { expect, test } from "vitest";
import { committedPictures, frontPictures, mostBytes } from "../src/pictures.js";

const house = join(import.meta.dirname, "../../..");
const readme = readFileSync(join(house, "README.md"), "utf8");
const files = readdirSync(join(house, committedPictures));

test("the README shows a picture of every game but the small one, and every picture that is kept for it", () => {
  const shown = [...readme.matchAll(/!\[.+?\]\((.+?)\)/g)].map(([, file]) => file!);
  expect([...shown].sort()).toEqual(files.map((file) => `${committedPictures}/${file}`).sort());
  const real = games.map(({ id }) => id).filter((id) => id !== "lantern-quay" && id in frontPictures);
  expect(real.filter((id) => !shown.includes(`${committedPictures}/${id}.webp`))).toEqual([]);
});

test("the pictures of the README are small, and a command renews each", () => {
  expect(files.filter((file) => statSync(join(house, committedPictures, file)).size >= mostBytes)).toEqual([]);
  expect(
    Object.keys(frontPictures)
      .map((game) => `${game}.webp`)
      .sort(),
  ).toEqual([...files].sort());
});

test("the README is one screenful", () => {
  expect(readme.split("\n").length).toBeLessThan(60);
});

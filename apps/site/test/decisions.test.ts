import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const house = join(import.meta.dirname, "../../..");
const folder = join(house, "docs/decisions");
const pages = readdirSync(folder).filter((file) => file !== "README.md");
const textOf = (page: string): string => readFileSync(join(folder, page), "utf8");

/** About half a page. */
const mostWords = 260;

test("decisions are numbered one after the other, by file and by title", () => {
  expect(pages.map((page) => page.slice(0, 5))).toEqual(
    pages.map((_, index) => `${String(index + 1).padStart(4, "0")}-`),
  );
  const titled = pages.filter((page) => !textOf(page).startsWith(`# ${Number(page.slice(0, 4))}. `));
  expect(titled).toEqual([]);
});

test("every decision has its status, context, decision and consequences, on half a page", () => {
  const odd = pages.filter((page) => {
    const headings = [...textOf(page).matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    return headings.join() !== "Status,Context,Decision,Consequences";
  });
  const long = pages.filter((page) => textOf(page).split(/\s+/).length > mostWords);
  expect({ odd, long }).toEqual({ odd: [], long: [] });
});

test("the index has a line for each decision, with its title, in the order of their numbers", () => {
  const lines = [...textOf("README.md").matchAll(/^\| (\d+) \| \[(.*?)\]\((.*?)\) \|/gm)];
  const listed = lines.map(([, number, title, page]) => `${page}: # ${number}. ${title}`);
  expect(listed).toEqual(pages.map((page) => `${page}: ${textOf(page).split("\n")[0]}`));
});

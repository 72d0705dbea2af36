/** Writes the site: the house's folder, the folder with the pictures, and where to. */
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { contents, indexed, inEveryLanguage } from "./contents.js";
import { committedPictures, pictureFile, pictureProblems } from "./pictures.js";
import { screens, widths } from "./screens.js";
import { makeSite } from "./site.js";

const [house, pictures, out] = process.argv.slice(2);
if (house === undefined || pictures === undefined || out === undefined) {
  throw new Error(
    "Say three folders: the project, the pictures of the browser tests, and where the site is to be written.",
  );
}

const { version } = JSON.parse(await readFile(join(house, "package.json"), "utf8")) as { version: string };
const site = await makeSite({
  sections: contents,
  screens,
  version,
  inEveryLanguage,
  indexed,
  read: (document) => readFile(join(house, document), "utf8"),
  exists: (file) => exists(join(house, file)),
  inFolder: (await readdir(join(house, "docs"), { recursive: true }))
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file.replaceAll("\\", "/")}`),
});
const kept = new Set((await exists(pictures)) ? await readdir(pictures) : []);
const problems = [...site.problems, ...pictureProblems(screens, kept)];
if (problems.length > 0) {
  console.error(`The site isn't written:\n${problems.map((problem) => `- ${problem}`).join("\n")}`);
  process.exit(1);
}

await rm(out, { recursive: true, force: true });
for (const [address, page] of site.pages) {
  await mkdir(dirname(join(out, address)), { recursive: true });
  await writeFile(join(out, address), page);
}
await mkdir(join(out, "pictures"), { recursive: true });
for (const { picture } of screens) {
  for (const width of widths) {
    await cp(join(pictures, pictureFile(picture, width)), join(out, "pictures", pictureFile(picture, width)));
  }
}
await cp(join(house, committedPictures), join(out, committedPictures), { recursive: true });
await cp(fileURLToPath(new URL("../assets/site.css", import.meta.url)), join(out, "site.css"));
console.log(`${site.pages.size} pages and ${screens.length} screens at ${out}.`);

async function exists(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

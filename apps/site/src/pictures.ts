import { type PicturedScreen, widths } from "./screens.js";

/** Pictures that documents show themselves: they lie with them, for those who read the sources. */
export const committedPictures = "docs/pictures";

/** What the README shows of each game: the screen of a full table in the middle of a match. */
export const frontPictures: Readonly<Record<string, string>> = {
  heroquest: "past",
  souls: "souls-pay-effect",
  rings: "rings-defender",
  azeroth: "azeroth-found",
};

/** A picture of the README is smaller than this: every clone of the sources carries it. */
export const mostBytes = 150_000;

export const pictureFile = (picture: string, width: number): string => `${picture}-${width}.jpg`;

/** Whatever isn't as it should be between the screens that the site shows and the pictures that the browser tests kept. */
export function pictureProblems(screens: readonly PicturedScreen[], files: ReadonlySet<string>): string[] {
  const missing = screens.flatMap(({ picture }) => {
    const absent = widths.filter((width) => !files.has(pictureFile(picture, width)));
    if (absent.length === 0) return [];
    return [
      `There is no picture of the screen "${picture}" at ${absent.join(", ")} pixels: the browser tests make it.`,
    ];
  });
  const known = new Set(screens.map(({ picture }) => picture));
  const unknown = keptScreens(files).filter((picture) => !known.has(picture));
  return [
    ...missing,
    ...unknown.map(
      (picture) =>
        `The browser tests keep pictures of "${picture}", and the site doesn't show it: src/screens.ts names all screens.`,
    ),
  ];
}

/** The screens of which there are pictures at every width. */
function keptScreens(files: ReadonlySet<string>): string[] {
  const first = widths[0];
  const end = pictureFile("", first);
  return [...files]
    .filter((file) => file.endsWith(end))
    .map((file) => file.slice(0, -end.length))
    .filter((picture) => widths.every((width) => files.has(pictureFile(picture, width))));
}

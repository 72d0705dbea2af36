/** The fonts that are laid into every document: Alegreya and Alegreya Sans. */
export type FontName = "serif" | "serif-bold" | "serif-italic" | "sans" | "sans-bold" | "sans-italic";

export const fontFiles: Readonly<Record<FontName, string>> = {
  serif: "@fontsource/alegreya/files/alegreya-latin-400-normal.woff",
  "serif-bold": "@fontsource/alegreya/files/alegreya-latin-700-normal.woff",
  "serif-italic": "@fontsource/alegreya/files/alegreya-latin-400-italic.woff",
  sans: "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff",
  "sans-bold": "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff",
  "sans-italic": "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-italic.woff",
};

/** How a text is set. Sizes in points. */
export interface Style {
  readonly font: FontName;
  readonly size: number;
  readonly colour?: string;
  readonly align?: "left" | "centre" | "right";
  /** The distance of two lines, as a multiple of the size. */
  readonly leading?: number;
}

/** Colours that still tell things apart when they come out of a printer without colours. */
export const ink = {
  black: "#1d1a17",
  grey: "#6b645b",
  pale: "#b9b1a4",
  line: "#d9d2c5",
  paper: "#ffffff",
  parchment: "#f6efe0",
  red: "#8f1d14",
  green: "#2f5d3a",
  blue: "#24507a",
  gold: "#8a6414",
  violet: "#56356e",
} as const;

export const styles = {
  title: { font: "serif-bold", size: 22, colour: ink.black },
  subtitle: { font: "serif-italic", size: 11, colour: ink.grey },
  heading: { font: "serif-bold", size: 12, colour: ink.red },
  text: { font: "serif", size: 9.5, colour: ink.black },
  aloud: { font: "serif-italic", size: 10, colour: ink.black },
  small: { font: "sans", size: 8, colour: ink.black },
  smallBold: { font: "sans-bold", size: 8, colour: ink.black },
  label: { font: "sans-bold", size: 7, colour: ink.grey },
} as const satisfies Readonly<Record<string, Style>>;

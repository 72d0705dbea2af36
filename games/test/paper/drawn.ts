import { createRequire } from "node:module";
import type { Canvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The canvas that pdf.js itself draws on in Node.js. */
const { createCanvas, loadImage } = createRequire(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"))(
  "@napi-rs/canvas",
) as typeof import("@napi-rs/canvas");

export { createCanvas, loadImage };

/** Opens a document as a reader would. */
export function opened(bytes: Buffer) {
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}

/** A page as a picture, so many pixels to a point. */
export async function drawnPage(bytes: Buffer, number: number, scale: number): Promise<Canvas> {
  const document = await opened(bytes);
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  const context = canvas.getContext("2d");
  // pdf.js asks for a browser's canvas, and draws as well on this one.
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
  await document.destroy();
  return canvas;
}

/** All words of a document, with single spaces between them. */
export async function textOf(bytes: Buffer): Promise<string> {
  const document = await opened(bytes);
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ("str" in item ? item.str : "")));
  }
  await document.destroy();
  return texts.join(" ").replace(/\s+/g, " ");
}

/** A text without its spaces: on paper it may be broken anywhere. */
export const squeezed = (text: string) => text.replace(/\s+/g, "");

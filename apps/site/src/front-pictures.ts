/** Renews docs/pictures, the pictures of the README, from those that the browser tests keep: the project's folder, and the folder with theirs. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { committedPictures, frontPictures, mostBytes, pictureFile } from "./pictures.js";

const [house, pictures] = process.argv.slice(2);
if (house === undefined || pictures === undefined) {
  throw new Error("Say two folders: the project, and the pictures of the browser tests.");
}

await mkdir(join(house, committedPictures), { recursive: true });
for (const [game, picture] of Object.entries(frontPictures)) {
  const bytes = await asWebP(join(pictures, pictureFile(picture, 1280)));
  await writeFile(join(house, committedPictures, `${game}.webp`), bytes);
  console.log(`${game}: ${Math.round(bytes.length / 1000)} kB`);
}

/** The picture as WebP, as finely as it may be. */
async function asWebP(file: string): Promise<Buffer> {
  const image = await loadImage(file);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  for (let quality = 90; quality > 50; quality -= 5) {
    const bytes = await canvas.encode("webp", quality);
    if (bytes.length < mostBytes) return bytes;
  }
  throw new Error(`${file} can't be made smaller than ${mostBytes} bytes.`);
}

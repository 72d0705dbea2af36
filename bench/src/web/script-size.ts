import { gzipSync } from "node:zlib";
import { lessIsBetter, type Metric } from "../metric.js";
import { openHouse } from "./page-server.js";

export async function measure(): Promise<readonly Metric[]> {
  const house = await openHouse();
  try {
    const page = await house.newcomer();
    const sizes: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) sizes.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(house.address, { waitUntil: "networkidle" });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    const target = { under: 150 };
    return [lessIsBetter({ name: "home-script", ours: bytes / 1000, peer: null, unit: "kB (gzip)", target })];
  } finally {
    await house.close();
  }
}

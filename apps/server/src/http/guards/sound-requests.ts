import { checkSound } from "@tavolata/table";
import type { App } from "../typed.js";

/** Texts that no storage takes and endless depth are refused before anybody looks at them, whichever route of the interface they are for. */
export function refuseUnsound(app: App): void {
  app.addHook("preValidation", async ({ params, query, body, routeOptions }) => {
    if (!routeOptions.url?.startsWith("/api/")) return; // the page says itself what it doesn't have
    for (const part of [params, query, body]) checkSound(part);
  });
}

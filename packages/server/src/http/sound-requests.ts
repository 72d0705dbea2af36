import { checkSound } from "@tavolata/table";
import type { App } from "./typed.js";

/** Whatever a route wants to know: texts that no storage takes and endless depth are refused before anybody looks at them. */
export function refuseUnsound(app: App): void {
  app.addHook("preValidation", async ({ params, query, body }) => {
    for (const part of [params, query, body]) checkSound(part);
  });
}

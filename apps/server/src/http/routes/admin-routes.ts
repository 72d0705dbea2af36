import { HouseReport } from "@tavolata/client/protocol";
import { Refuse } from "../../refuse.js";
import { runsTheHouse } from "../guards/house-token.js";
import type { App } from "../typed.js";
import { refused } from "./routes.js";

/** How long a report is told again, in milliseconds: it looks through the whole storage. */
const reportLasts = 5_000;

export interface AdminParts {
  /** Whoever shows this runs the house; without one, only this machine does. */
  readonly adminToken: string | undefined;
  /** A proxy may stand before the server: then everybody comes from this machine, and only a token tells who runs the house. */
  readonly isPublic: boolean;
  report(): Promise<HouseReport>;
}

/** For whoever runs the house: how it is doing. It has no names, no addresses and nothing that anybody wrote. */
export function addAdminRoutes(app: App, { adminToken, isPublic, report }: AdminParts): void {
  const latest = cachedFor(reportLasts, report);
  app.get(
    "/api/admin",
    {
      config: { cost: "list" },
      schema: {
        summary: "How the house is doing, for whoever runs it (with its token, or from this machine)",
        tags: ["operations"],
        response: { 200: HouseReport, ...refused },
      },
    },
    async (request) => {
      const isAllowed = (adminToken !== undefined || !isPublic) && runsTheHouse(request, adminToken);
      if (!isAllowed) throw new Refuse("not-yours", "This is for whoever runs the house.");
      return latest();
    },
  );
}

/** Works something out at most so often, however many ask. What failed isn't kept. */
export function cachedFor<T>(milliseconds: number, work: () => Promise<T>): () => Promise<T> {
  let kept: { readonly value: Promise<T>; readonly until: number } | undefined;
  return () => {
    if (kept && kept.until > Date.now()) return kept.value;
    const fresh = { value: work(), until: Date.now() + milliseconds };
    kept = fresh;
    fresh.value.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return fresh.value;
  };
}

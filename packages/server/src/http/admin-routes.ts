import { HouseReport } from "@tavolata/client/protocol";
import { Refuse } from "../refuse.js";
import { runsTheHouse } from "./house-token.js";
import { refused } from "./routes.js";
import type { App } from "./typed.js";

export interface AdminParts {
  /** Whoever shows this runs the house; without one, only this machine does. */
  readonly adminToken: string | undefined;
  report(): Promise<HouseReport>;
}

/** For whoever runs the house: how it is doing. It has no names, no addresses and nothing that anybody wrote. */
export function addAdminRoutes(app: App, { adminToken, report }: AdminParts): void {
  app.get(
    "/api/admin",
    {
      schema: {
        summary: "How the house is doing, for whoever runs it (with its token, or from this machine)",
        tags: ["operations"],
        response: { 200: HouseReport, ...refused },
      },
    },
    async (request) => {
      if (!runsTheHouse(request, adminToken)) throw new Refuse("not-yours", "This is for whoever runs the house.");
      return report();
    },
  );
}

import "@tavolata/ui/styles/tokens.css";
import "@tavolata/ui/styles/base.css";
import "@tavolata/ui/controls/button.css";

import { learn } from "@tavolata/ui/language/page-messages.js";
import { preferences } from "@tavolata/ui/page/preferences.js";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.js";
import { isKnown } from "./app/client.js";
import { countWaitingTables } from "./app/waiting-tables.js";
import { thinkOfLater } from "./offline/keeping.js";

const place = document.getElementById("page");
if (!place) throw new Error("The document has no element with the id “page”.");

countWaitingTables();
await learn(preferences().language);

createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

thinkOfLater();
if (isKnown()) void import("./printed-values/account-values.js").then(({ keepWithAccount }) => keepWithAccount());

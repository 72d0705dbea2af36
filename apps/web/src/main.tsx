import "./styles/tokens.css";
import "./styles/base.css";
import "./ui/button.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.js";
import { isKnown } from "./app/client.js";
import { preferences } from "./app/preferences.js";
import { learn } from "./language/page-messages.js";
import { thinkOfLater } from "./offline/keeping.js";

const place = document.getElementById("page");
if (!place) throw new Error("The document has no element with the id “page”.");

await learn(preferences().language);

createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

thinkOfLater();
if (isKnown()) void import("./figures/account-figures.js").then(({ keepWithAccount }) => keepWithAccount());

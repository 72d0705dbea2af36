import { readFileSync } from "node:fs";
import { games } from "@tavolata/games";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { uiSources } from "../../tools/ui-sources.js";
import { gameIcons } from "./build/game-icons.js";
import { leftOut } from "./build/left-out.js";
import { rulePlacesOfGames } from "./build/rule-places.js";
import { serviceWorker } from "./build/service-worker.js";

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as { version: string };

export default defineConfig({
  root: import.meta.dirname,
  base: "./", // the page may be served from any folder
  plugins: [leftOut("paper", "test"), react(), gameIcons(games), rulePlacesOfGames(), serviceWorker()],
  // the sources of the other packages, not what was last built from them
  resolve: { conditions: ["tavolata-source", "module", "browser", "development|production"], alias: [uiSources] },
  define: { __VERSION__: JSON.stringify(version) },
  worker: { format: "es", plugins: () => [leftOut("paper", "test", "screen")] },
  build: { outDir: "dist", emptyOutDir: true, target: "es2022", sourcemap: true, assetsInlineLimit: 0 },
  // while developing, the games and all tables come from `tavolata serve`
  server: { proxy: { "/games": "http://127.0.0.1:8080", "/api": { target: "http://127.0.0.1:8080", ws: true } } },
});

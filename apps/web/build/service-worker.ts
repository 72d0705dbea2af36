import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const folder = new URL("../", import.meta.url);

/**
 * Writes the page's worker, `sw.js`: the program in `sw/worker.js`, and before it what belongs to this very page. What it takes to show
 * the page is kept at once, the rest when somebody wants to play without a network.
 */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((file) => file.startsWith("assets/") && !file.endsWith(".map"));
        const first = new Set<string>();
        const add = (file: string) => {
          if (first.has(file)) return;
          first.add(file);
          const chunk = bundle[file];
          if (chunk?.type !== "chunk") return;
          for (const one of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) add(one);
        };
        for (const [file, part] of Object.entries(bundle)) {
          if (part.type !== "chunk") continue;
          const isOwnWords = /messages[\\/]own[\\/]\w+\.json$/.test(part.facadeModuleId ?? "");
          if (part.isEntry || isOwnWords) add(file);
        }
        const lying = readdirSync(new URL("public", folder), { recursive: true, encoding: "utf8" })
          .map((file) => file.replaceAll("\\", "/"))
          .filter((file) => /\.\w+$/.test(file));
        const shell = ["index.html", ...lying.sort(), ...[...first].sort()];
        const rest = files.filter((file) => !first.has(file)).sort();
        const program = readFileSync(new URL("build/sw/worker.js", folder), "utf8");
        const build = createHash("sha256");
        const page = bundle["index.html"];
        const html = page?.type === "asset" ? String(page.source) : "";
        for (const part of [program, html, ...shell, ...rest]) build.update(`${part}\n`);
        const head = [
          `const build = ${JSON.stringify(build.digest("hex").slice(0, 16))};`,
          `const shell = ${JSON.stringify(shell)};`,
          `const rest = ${JSON.stringify(rest)};`,
        ];
        this.emitFile({ type: "asset", fileName: "sw.js", source: `${head.join("\n")}\n${program}` });
      },
    },
  };
}

#!/usr/bin/env node
import { existsSync } from "node:fs";

const built = new URL("../dist/main.js", import.meta.url);

if (existsSync(built)) {
  const { main } = await import(built.href);
  await main();
} else {
  console.error('Tavolata isn\'t built yet: run "npm run build" first.');
  process.exitCode = 1;
}

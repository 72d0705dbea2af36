import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { serverFlags } from "../../../tools/server-flags.js";
import { largestFile } from "../src/http/match-routes.js";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const [compose, docker, nginx, unit] = [
  "compose.yaml",
  "deploy/Dockerfile",
  "deploy/nginx.conf",
  "deploy/tavolata.service",
].map(read) as [string, string, string, string];
const [serve, place, manual] = [
  "packages/cli/src/commands/serve.ts",
  "packages/cli/src/serve/place.ts",
  "docs/operations.md",
].map(read) as [string, string, string];

const services = (
  parse(compose) as { services: Record<string, { environment?: Record<string, string>; ports?: string[] }> }
).services;

/** What `tavolata serve` takes from its surroundings. */
const known = new Set([...`${serve}\n${place}`.matchAll(/env(?:\["(\w+)"\]|\.(\w+))/g)].map(([, a, b]) => (a ?? b)!));

test("the door lets through what the server takes", () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(nginx)!;
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(largestFile);
});

test("every setting of the compose file and the unit is one that the server reads, and in the manual", () => {
  const named = [...Object.keys(services["server"]!.environment!), ...unit.matchAll(/\b[A-Z]+_[A-Z_]+\b/g)].map(String);
  const settings = [...new Set(named)].filter((name) => name !== "NODE_ENV" && !/^(AF|CAP)_/.test(name));
  expect(settings.filter((name) => !known.has(name))).toEqual([]);
  expect(settings.length).toBeGreaterThanOrEqual(5);
});

test("every setting that the server reads is in the manual, and the other way round", () => {
  const told = new Set([...manual.matchAll(/^\| `([A-Z_]+)(?:=\w+)?` \|/gm)].map(([, name]) => name!));
  expect([...known].sort()).toEqual([...told].sort());
});

test("container and unit start Node.js as npm start does", () => {
  const [, command] = /^CMD (\[.*\])$/m.exec(docker)!;
  const started = JSON.parse(command!) as string[];
  expect(started.slice(1, 1 + serverFlags.length)).toEqual(serverFlags);
  expect(unit).toContain(`ExecStart=/usr/bin/node ${serverFlags.join(" ")} packages/cli/bin/tavolata.js serve`);
});

test("the ports of container, door and health checks are one", () => {
  const ports = [docker, nginx, unit, compose].flatMap((text) =>
    [...text.matchAll(/(?:EXPOSE |--port[", ]+|listen |127\.0\.0\.1:|server:|:)(\d{4})\b/g)].map(([, port]) => port),
  );
  expect(new Set(ports.filter((port) => port !== "5432"))).toEqual(new Set(["8080"]));
});

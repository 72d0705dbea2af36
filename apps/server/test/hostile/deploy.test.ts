import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { serverFlags } from "../../../../tools/server-flags.js";
import { largestFile } from "../../src/http/routes/match-routes.js";

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");
const [compose, docker, door, unit] = [
  "compose.yaml",
  "deploy/Dockerfile",
  "deploy/door.conf",
  "deploy/tavolata.service",
].map(read) as [string, string, string, string];
const [serve, place, manual] = [
  "apps/cli/src/commands/serve.ts",
  "apps/cli/src/serve/place.ts",
  "docs/operations.md",
].map(read) as [string, string, string];

interface Service {
  readonly image?: string;
  readonly environment?: Record<string, string>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
}

const { services } = parse(compose) as { services: Record<string, Service> };

/** What `tavolata serve` takes from its surroundings. */
const known = new Set([...`${serve}\n${place}`.matchAll(/env(?:\["(\w+)"\]|\.(\w+))/g)].map(([, a, b]) => (a ?? b)!));

test("the door lets through what the server takes", () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(door)!;
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
  expect(unit).toContain(`ExecStart=/usr/bin/node ${serverFlags.join(" ")} apps/cli/bin/tavolata.js serve`);
});

test("the ports of container, door and health checks are one", () => {
  const ports = [docker, door, unit, compose].flatMap((text) =>
    [...text.matchAll(/(?:EXPOSE |--port[", ]+|listen |127\.0\.0\.1:|server:|:)(\d{4})\b/g)].map(([, port]) => port),
  );
  expect(new Set(ports.filter((port) => port !== "5432"))).toEqual(new Set(["8080"]));
});

test("the door keeps the port in the name of the host, and lets nobody else say who asks", () => {
  const set = new Map([...door.matchAll(/proxy_set_header (\S+) (\S+);/g)].map(([, name, value]) => [name, value]));
  expect(set.get("Host")).toBe("$http_host");
  expect(set.get("X-Forwarded-Host")).toBe("$http_host");
  expect(set.get("X-Forwarded-For")).toBe("$proxy_add_x_forwarded_for");
  for (const name of ["Forwarded", "X-Real-IP"]) expect([name, set.get(name)]).toEqual([name, '""']);
  const { environment } = services["server"]!;
  expect(environment!["TAVOLATA_PROXY"], "the door is one").toMatch(/^\$\{TAVOLATA_PROXY:-1\}$/);
});

test("door and upstream are files of their own, which compose puts into nginx together", () => {
  expect(door).not.toMatch(/^\s*(?:upstream|resolver)\b/m);
  expect(read("deploy/upstream.conf")).toMatch(/^upstream servers \{/m);
  const mounted = services["door"]!.volumes!.map((volume) => volume.split(":")[0]);
  expect(mounted).toEqual(["./deploy/upstream.conf", "./deploy/door.conf"]);
});

test("every image has an exact version, and Node.js is one that is still looked after", () => {
  const images = [...docker.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!);
  images.push(...Object.values(services).flatMap(({ image }) => image ?? []));
  expect(images.length).toBeGreaterThanOrEqual(4);
  for (const image of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+(?:\.\d+)?-[a-z-]+$/);
  const nodes = images.filter((image) => image.startsWith("node:"));
  expect(new Set(nodes).size).toBe(1);
  for (const node of nodes) expect(Number(/:(\d+)/.exec(node)![1])).toBeGreaterThanOrEqual(24);
});

test("no secret and nothing that git leaves out gets into an image", () => {
  const lines = (path: string) =>
    read(path)
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"));
  const kept = lines(".dockerignore").map((line) => line.replace(/^\*\*\//, ""));
  expect(kept.filter((line) => line.startsWith("!"))).toEqual([]);
  for (const secret of [".git", ".env", ".env.*", "*.pem", "*.key"]) expect(kept).toContain(secret);
  for (const line of lines(".gitignore")) expect(kept).toContain(line.replace(/\/$/, ""));
});

test("git leaves out what holds the password of the database", () => {
  const house = fileURLToPath(new URL("../../../../", import.meta.url));
  const ignored = (path: string) =>
    execFileSync("git", ["check-ignore", "--no-index", path], { cwd: house, encoding: "utf8" });
  expect(ignored(".env").trim()).toBe(".env");
});

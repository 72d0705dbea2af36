import { expect, test } from "vitest";
import { BenchUsageError, readCommandLine } from "../src/command-line.js";

const parts = {
  kernel: { measurements: { decisions: 1, forks: 1 } },
  server: { measurements: { answers: 1 } },
};

test("without a part all parts are measured", () => {
  const { measurements, json, write } = readCommandLine([], parts);
  expect([...measurements]).toEqual([
    ["kernel", ["decisions", "forks"]],
    ["server", ["answers"]],
  ]);
  expect({ json, write }).toEqual({ json: false, write: false });
});

test("a part, its output and where it goes are chosen", () => {
  const { measurements, json, write } = readCommandLine(["kernel", "--json", "--write"], parts);
  expect([...measurements.keys()]).toEqual(["kernel"]);
  expect({ json, write }).toEqual({ json: true, write: true });
});

test("a single measurement is chosen", () => {
  const { measurements } = readCommandLine(["kernel", "--only", "forks"], parts);
  expect([...measurements]).toEqual([["kernel", ["forks"]]]);
});

test("a smaller scale to try it out is chosen", () => {
  const { scale } = readCommandLine(["server", "--tables", "300", "--seconds=10"], parts);
  expect(scale).toEqual({ tables: 300, seconds: 10 });
});

test.each([
  [["server", "--tables", "none"], '"--tables" wants a whole number from 1 on, not "none".'],
  [["server", "--seconds", "5", "--write"], '"--write" wants measurements as they should be'],
  [["kernal"], 'There is no part "kernal". Did you mean "kernel"? There are: kernel, server.'],
  [["chess"], 'There is no part "chess". There are: kernel, server.'],
  [["--jsn"], 'There is no option "--jsn". Did you mean "--json"?'],
  [["kernel", "--only", "fork"], 'There is no measurement "fork". Did you mean "forks"?'],
  [["kernel", "--only"], "--only"],
  [["kernel", "--only", "forks", "--write"], '"--write" wants whole parts'],
])("%j is refused with what might have been meant", (args, message) => {
  expect(() => readCommandLine(args, parts)).toThrow(BenchUsageError);
  expect(() => readCommandLine(args, parts)).toThrow(message);
});

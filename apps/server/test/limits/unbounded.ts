import { parseAst } from "vite";

/** A node of the syntax tree of a source, as far as it matters here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A comment at the end of the line, or alone before it, that says why a loop or a recursion comes to an end. */
const says = /\/\/ ends: \w/;

/** The lines that begin a loop, or functions that call each other, without a known end. What goes round through several files isn't seen. */
export function unbounded(source: string): string[] {
  const lines = source.split("\n");
  const lineOf = ({ start }: Node) => source.slice(0, start).split("\n").length - 1;
  const isSaid = (node: Node) => {
    const line = lineOf(node);
    return says.test(lines[line]!) || (line > 0 && says.test(lines[line - 1]!));
  };
  const tree = parseAst(source, { lang: "ts" }) as unknown as Node;
  const text = ({ start, end }: Node) => source.slice(start, end);
  const loops = inside(tree).filter((node) => isEndless(node, text) && !isSaid(node));
  const circles = circlesAmong(functionsIn(tree)).filter((circle) => !circle.some(({ node }) => isSaid(node)));
  const found = [...loops, ...circles.map(([first]) => first!.node)];
  return found.map((node) => `${lineOf(node) + 1}: ${lines[lineOf(node)]!.trim()}`);
}

/** A node with all that is in it. */
function inside(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap(inside)];
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((one): one is Node => typeof one === "object" && one !== null && "type" in one && "start" in one);
}

function isEndless(node: Node, text: (node: Node) => string): boolean {
  switch (node.type) {
    case "WhileStatement":
    case "DoWhileStatement":
      return true;
    case "ForStatement":
      return !isCounted(node, text);
    case "ForOfStatement":
      return node["await"] === true || grows(node["body"] as Node, text(node["right"] as Node), text);
    default:
      return false;
  }
}

/** Whether a loop counts up or down to a bound, and its body leaves the count alone. */
function isCounted(loop: Node, text: (node: Node) => string): boolean {
  const { test, update, body } = loop as unknown as { test: Node | null; update: Node | null; body: Node };
  const count = update && countedBy(update, text);
  if (!test || !count) return false;
  const bound = conjuncts(test).find((one) => {
    const { left, right, operator } = one as unknown as { left: Node; right: Node; operator: string };
    if (one.type !== "BinaryExpression") return false;
    const isUp =
      (text(left) === count.name && /^<=?$/.test(operator)) || (text(right) === count.name && /^>=?$/.test(operator));
    const isDown =
      (text(left) === count.name && /^>=?$/.test(operator)) || (text(right) === count.name && /^<=?$/.test(operator));
    return count.isUp ? isUp : isDown;
  });
  if (!bound) return false;
  const changes = inside(body).some((one) => {
    const { argument, left } = one as unknown as { argument?: Node; left?: Node };
    if (one.type === "UpdateExpression") return text(argument!) === count.name;
    return one.type === "AssignmentExpression" && text(left!) === count.name;
  });
  const row = /^(.+)\.(?:length|size)$/.exec(text((bound as unknown as { right: Node }).right))?.[1];
  return !changes && !(row !== undefined && count.isUp && grows(body, row, text));
}

/** What goes up or down with every round: `i++`, `i -= 2`. */
function countedBy(
  update: Node,
  text: (node: Node) => string,
): { readonly name: string; readonly isUp: boolean } | undefined {
  const { operator, argument, left, expressions } = update as unknown as {
    operator: string;
    argument?: Node;
    left?: Node;
    expressions?: readonly Node[];
  };
  if (update.type === "SequenceExpression") return countedBy(expressions![0]!, text);
  if (update.type === "UpdateExpression") return { name: text(argument!), isUp: operator === "++" };
  const isStep = update.type === "AssignmentExpression" && (operator === "+=" || operator === "-=");
  return isStep ? { name: text(left!), isUp: operator === "+=" } : undefined;
}

function conjuncts(test: Node): Node[] {
  const { operator, left, right } = test as unknown as { operator: string; left: Node; right: Node };
  return test.type === "LogicalExpression" && operator === "&&" ? [...conjuncts(left), ...conjuncts(right)] : [test];
}

/** Whether something is put into what is gone through. */
function grows(body: Node, row: string, text: (node: Node) => string): boolean {
  return inside(body).some((one) => {
    const { callee } = one as unknown as { callee?: Node };
    return one.type === "CallExpression" && [".push", ".add", ".unshift"].some((put) => text(callee!) === row + put);
  });
}

/** A function or method, by the name by which it is called from where it stands, and all such names in it. */
interface Named {
  readonly name: string;
  readonly node: Node;
  readonly calls: ReadonlySet<string>;
}

function functionsIn(tree: Node): Named[] {
  const found: Named[] = [];
  let classes = 0;
  const look = (node: Node, owner: string) => {
    const { id, key, init, value } = node as unknown as { id?: Node; key?: Node; init?: Node; value?: Node };
    const note = (name: string, body: Node) => found.push({ name, node, calls: callsIn(body, owner) });
    if (node.type === "FunctionDeclaration" && id) note(nameOf(id), node);
    if (node.type === "VariableDeclarator" && isFunction(init)) note(nameOf(id!), init);
    if (/^(MethodDefinition|PropertyDefinition)$/.test(node.type) && isFunction(value))
      note(`${owner}.${nameOf(key!)}`, value);
    const isClass = /^Class/.test(node.type) && "superClass" in node;
    if (isClass) classes += 1;
    const inner = isClass ? `class ${classes}` : owner;
    for (const child of childrenOf(node)) look(child, inner);
  };
  look(tree, "");
  return found;
}

function isFunction(node: Node | null | undefined): node is Node {
  return /^(ArrowFunctionExpression|Function(Expression|Declaration))$/.test(node?.type ?? "");
}

function nameOf({ type, name }: Node): string {
  return type === "PrivateIdentifier" ? `#${String(name)}` : String(name);
}

/** Everything of the same file or class that is called or handed on in there. Fields of others are others' matter. */
function callsIn(body: Node, owner: string): Set<string> {
  const calls = new Set<string>();
  const nodes = inside(body);
  const own = new Set(nodes.flatMap(namesGivenBy));
  for (const node of nodes) {
    const {
      object,
      property,
      computed,
      callee,
      arguments: handed = [],
    } = node as unknown as {
      object?: Node;
      property?: Node;
      computed?: boolean;
      callee?: Node;
      arguments?: readonly Node[];
    };
    if (node.type === "MemberExpression" && object!.type === "ThisExpression" && !computed) {
      calls.add(`${owner}.${nameOf(property!)}`);
    }
    if (!callee) continue;
    for (const one of [callee, ...handed]) {
      if (one.type === "Identifier" && !own.has(nameOf(one))) calls.add(nameOf(one));
    }
  }
  return calls;
}

/** What a declaration or the head of a function calls something, so that it means nothing outside. */
function namesGivenBy(node: Node): string[] {
  const { id, params = [] } = node as unknown as { id?: Node; params?: readonly Node[] };
  const patterns = [...(node.type === "VariableDeclarator" ? [id!] : []), ...(isFunction(node) ? params : [])];
  return patterns.flatMap(inside).flatMap((one) => (one.type === "Identifier" ? [nameOf(one)] : []));
}

/** The functions of which each leads back to itself, those together that lead to each other. */
function circlesAmong(functions: readonly Named[]): Named[][] {
  const reached = new Map(functions.map((one) => [one, reachedFrom(one, functions)]));
  const circles: Named[][] = [];
  for (const one of functions) {
    if (!reached.get(one)!.has(one) || circles.some((circle) => circle.includes(one))) continue;
    circles.push(functions.filter((other) => reached.get(one)!.has(other) && reached.get(other)!.has(one)));
  }
  return circles;
}

function reachedFrom(from: Named, functions: readonly Named[]): Set<Named> {
  const reached = new Set<Named>();
  const next = [from];
  for (let one = next.pop(); one; one = next.pop()) {
    for (const other of functions) {
      if (!one.calls.has(other.name) || reached.has(other)) continue;
      reached.add(other);
      next.push(other);
    }
  }
  return reached;
}

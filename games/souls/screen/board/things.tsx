import { countIn } from "@tavolata/kernel";
import { Icon, type IconShape } from "@tavolata/ui/controls/icon.js";
import type { AreaId } from "../../content/types.js";
import type { SoulsView } from "../../view.js";
import { useDesk } from "../desk.js";
import { icons, resultIcons } from "../icons.js";
import type { AreaShape, Field } from "./geometry.js";

/** What of a table says where things lie. */
export type OnMap = Pick<
  SoulsView,
  | "shadows"
  | "shadowNumbers"
  | "altars"
  | "gates"
  | "chests"
  | "searches"
  | "stories"
  | "waypoints"
  | "fires"
  | "ground"
  | "tokens"
>;

/** Something that lies in an area: its sign, and a few letters beside it. */
export interface Thing {
  readonly key: string;
  readonly icon: IconShape;
  readonly look: string;
  readonly sign: string;
  /** What it is called, as a word of the game. */
  readonly word: string;
}

/** Everything that lies in an area besides figures. */
export function thingsIn(seen: OnMap, area: AreaId): Thing[] {
  const things: Thing[] = [];
  const add = (key: string, icon: IconShape, word: string, sign = "", look = key) =>
    things.push({ key, icon, look, sign, word });
  const shadows = countIn(seen.shadows[area]);
  for (let i = 0; i < shadows; i++) {
    const heroes = seen.shadowNumbers[area];
    add(`shadow-${i}`, icons.shadow, "shadow", heroes === undefined ? "" : `${heroes}+`, "shadow");
  }
  if (area in seen.altars) add("altar", icons.altar, "altar", "", seen.altars[area] ? "altar lit" : "altar");
  for (const [symbol, gate] of Object.entries(seen.gates)) {
    if (gate.area !== area) continue;
    add(`gate-${symbol}`, icons.gate, "spawn-gate", gate.open ? "" : "×", gate.open ? "gate open" : "gate");
    add(`symbol-${symbol}`, resultIcons[symbol as keyof typeof resultIcons], symbol, "", "gate-symbol");
  }
  if (seen.chests[area]) add("chest", icons.chest, "chest", seen.chests[area].lock ? "🔒" : "");
  if (countIn(seen.searches[area]) > 0) add("search", icons.search, "search-area");
  if (seen.stories[area]) add("story", icons.scroll, seen.stories[area]);
  if (seen.waypoints[area]) add("waypoint", icons.waypoint, "waypoint");
  for (const side of seen.fires[area] ?? []) add(`fire-${side}`, icons.fire, "fire", side === 2 ? "II" : "I", "fire");
  const lying = seen.ground[area];
  if (lying) {
    const goods = lying.items.length + countIn(lying.loot) + countIn(lying.treasure);
    if (goods > 0) add("ground", icons.ground, "loot", String(goods));
    if (lying.crowns > 0) add("crowns", icons.crowns, "crowns", String(lying.crowns));
    for (const key of lying.keys) add(`key-${key}`, icons.key, "magic-key", "", "key");
  }
  for (const [i, token] of seen.tokens.entries()) {
    if (token.area === area) add(`token-${i}`, icons.power, token.token, "", "token");
  }
  return things;
}

/** What lies in areas, in a row at the lower edge; shadows large, as they stand for somebody. */
export function Things({ field }: { readonly field: Field }) {
  const { seen } = useDesk();
  return <LyingThings field={field} lying={seen} />;
}

/** The same for any table. */
export function LyingThings({ field, lying }: { readonly field: Field; readonly lying: OnMap }) {
  return (
    <g>
      {field.shapes.map((shape) => (
        <Row key={shape.id} shape={shape} things={thingsIn(lying, shape.id)} />
      ))}
    </g>
  );
}

function Row({ shape: { room }, things }: { readonly shape: AreaShape; readonly things: readonly Thing[] }) {
  const shadows = things.filter(({ look }) => look === "shadow");
  const others = things.filter(({ look }) => look !== "shadow");
  const size = others.length > 3 || room.width < 100 ? 22 : 28;
  const from = room.x + room.width - 8 - others.length * (size + 4);
  const narrow = Math.min(room.width, room.height);
  const dark = Math.min(46, narrow * 0.55);
  return (
    <g>
      {shadows.map(({ key, sign }, i) => (
        <g
          key={key}
          transform={`translate(${room.x + room.width / 2 + (i - (shadows.length - 1) / 2) * (dark + 6)} ${room.y + room.height / 2 - 2})`}
          className="sw-shadow"
        >
          <rect x={-dark / 2} y={-dark / 2} width={dark} height={dark} rx="9" />
          <text y={dark * 0.22} style={{ fontSize: dark * 0.62 }}>
            ?
          </text>
          {sign !== "" && (
            <text x={dark / 2 - 2} y={dark / 2 + 3} className="sw-shadow-number">
              {sign}
            </text>
          )}
        </g>
      ))}
      {others.map(({ key, icon, look, sign }, i) => (
        <g
          key={key}
          className={`sw-thing ${look}`}
          transform={`translate(${from + i * (size + 4)} ${room.y + room.height - size - 8})`}
        >
          <rect x="-1" y="-1" width={size + 2} height={size + 2} rx="7" className="sw-thing-plate" />
          <Icon of={icon} at={{ x: 2, y: 2, size: size - 4 }} />
          {sign !== "" && sign !== "🔒" && (
            <text x={size} y={size + 2} className="sw-thing-sign">
              {sign}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

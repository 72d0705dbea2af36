import { useDesk } from "../desk.js";
import { places, radius } from "./layout.js";

/** The planned way, each turn in its own stroke. */
export function RouteLine() {
  const { route, hero } = useDesk();
  if (!route || !hero) return null;
  let from = hero.space;
  return (
    <g className="az-route">
      {route.stages.map(({ turn, spaces, to }) => {
        const points = [from, ...spaces].map((space) => places[space]!.join(",")).join(" ");
        from = to;
        return <polyline key={turn} points={points} className={turn % 2 === 1 ? "" : "even"} />;
      })}
    </g>
  );
}

/** Where each turn of it ends, about. */
export function RouteStops() {
  const { route } = useDesk();
  if (!route) return null;
  return (
    <g className="az-stops">
      {route.stages.map(({ turn, to, isStopped }) => {
        const [x, y] = places[to]!;
        return (
          <g key={turn} transform={`translate(${x} ${y - radius - 12})`} className={isStopped ? "stopped" : ""}>
            <circle r="14" />
            <text y="5.5">{turn}</text>
          </g>
        );
      })}
    </g>
  );
}

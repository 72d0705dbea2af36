import { useDesk } from "../desk.js";
import { places, radius } from "./layout.js";
import { wayAlong } from "./roads.js";

/** The planned way, each turn in its own stroke. */
export function RouteLine() {
  const { route, hero } = useDesk();
  if (!route || !hero) return null;
  let from = hero.space;
  return (
    <g className="az-route">
      {route.stages.map(({ turn, spaces, to }) => {
        const line = wayAlong([from, ...spaces]);
        from = to;
        return <path key={turn} d={line} className={turn % 2 === 1 ? "" : "even"} />;
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
        const at = places[to];
        return (
          at && (
            <g key={turn} transform={`translate(${at[0]} ${at[1]})`} className={isStopped ? "stopped" : ""}>
              <g className="az-grow">
                <circle cy={-radius - 12} r="15" />
                <text y={-radius - 6}>{turn}</text>
              </g>
            </g>
          )
        );
      })}
    </g>
  );
}

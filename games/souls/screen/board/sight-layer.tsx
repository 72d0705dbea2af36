import { useContent } from "@tavolata/ui/game/content.js";
import { useMemo } from "react";
import { soulsContent } from "../../content/content.js";
import { useDesk } from "../desk.js";
import type { Field } from "./geometry.js";
import { sightFrom } from "./sight.js";
import { wayTo } from "./ways.js";

/** SS-3.4.1: what the area under the pointer sees, how far each is, and what stops sight. */
export function SightLayer({ field }: { readonly field: Field }) {
  const content = useContent(soulsContent);
  const { seen, area } = useDesk();
  const sight = useMemo(() => (area === undefined ? undefined : sightFrom(content, seen, area)), [seen, area, content]);
  if (!sight || area === undefined) return null;
  return (
    <g className="sw-sight">
      {field.shapes.map(({ id, path, room }) => {
        const distance = sight.seen.get(id);
        if (distance === undefined) return <path key={id} d={path} className="sw-unseen" />;
        return (
          <g key={id}>
            <path d={path} className={id === area ? "sw-sees from" : "sw-sees"} />
            {id !== area && (
              <text x={room.x + room.width - 10} y={room.y + 19} className="sw-distance">
                {distance}
              </text>
            )}
          </g>
        );
      })}
      {sight.crowded.map((id) => (
        <path key={id} d={field.byId.get(id)!.path} className="sw-blocking area" />
      ))}
      {sight.blocking.map(({ path }) => (
        <path key={path} d={path} className="sw-blocking" />
      ))}
    </g>
  );
}

/** The way to the area under the pointer, or the one that is being walked. */
export function WayLayer({ field }: { readonly field: Field }) {
  const { reach, area, way, acting } = useDesk();
  const planned = way.length > 0 ? way : reach && area !== undefined ? wayTo(reach, area) : [];
  if (planned.length === 0 || !acting) return null;
  const points = [acting.area, ...planned].flatMap((id) => {
    const shape = field.byId.get(id);
    return shape ? [[shape.room.x + shape.room.width / 2, shape.room.y + shape.room.height / 2]] : [];
  });
  return <path d={`M${points.map((point) => point.join(" ")).join("L")}`} className="sw-way" />;
}

import { memo } from "react";
import type { Door } from "../../state.js";
import { middleOfEdge } from "./places.js";

interface DoorsProps {
  readonly doors: readonly Door[];
  /** Doors that only the Evil Wizard knows of. */
  readonly hidden: readonly Door[];
}

/** Doors across their edges: closed, open, barred and secret ones differ in shape. */
export const Doors = memo(function Doors({ doors, hidden }: DoorsProps) {
  return (
    <g>
      {doors.map((door) => (
        <OneDoor key={door.edge} door={door} />
      ))}
      {hidden.map((door) => (
        <g key={door.edge} className="hq-behind">
          <OneDoor door={door} />
          <Hatch edge={door.edge} />
        </g>
      ))}
    </g>
  );
});

function Hatch({ edge }: { readonly edge: number }) {
  const { x, y, upright } = middleOfEdge(edge);
  return (
    <rect
      x={-20}
      y={-8}
      width="40"
      height="16"
      rx="3"
      fill="url(#hq-hidden)"
      transform={`translate(${x} ${y}) rotate(${upright ? 90 : 0})`}
    />
  );
}

/** Drawn as if it stood in a level wall, and turned for upright ones. */
function OneDoor({ door: { edge, kind, open } }: { readonly door: Door }) {
  const { x, y, upright } = middleOfEdge(edge);
  return (
    <g transform={`translate(${x} ${y}) rotate(${upright ? 90 : 0})`} className={`hq-door ${kind}`}>
      {open ? <OpenDoor /> : kind === "barred" ? <BarredDoor /> : <ClosedDoor secret={kind === "secret"} />}
      <rect x="-24" y="-7" width="7" height="14" rx="1.500" className="hq-post" />
      <rect x="17" y="-7" width="7" height="14" rx="1.500" className="hq-post" />
    </g>
  );
}

function ClosedDoor({ secret }: { readonly secret: boolean }) {
  return (
    <>
      <rect x="-18" y="-7" width="36" height="14" rx="2" className="hq-door-shade" />
      <rect x="-18" y="-6" width="36" height="12" rx="2" fill={secret ? "url(#hq-rock)" : "url(#hq-wood)"} />
      {secret ? (
        <path d="M-18-6h36v12h-36z" className="hq-door-secret" />
      ) : (
        <>
          <path d="M-9-6v12M0-6v12M9-6v12" className="hq-door-line" />
          <path d="M-18-2.500h36M-18 3h36" className="hq-door-band" />
        </>
      )}
      <circle cx="12" r="2.400" className="hq-door-knob" />
    </>
  );
}

function OpenDoor() {
  return (
    <>
      <rect x="-18" y="-5" width="36" height="10" className="hq-threshold" />
      <path d="M-17 0v-20M17 0v-20" className="hq-leaf-shade" />
      <path d="M-17 0v-20M17 0v-20" className="hq-leaf" />
    </>
  );
}

function BarredDoor() {
  return (
    <>
      <rect x="-18" y="-6" width="36" height="12" rx="1" className="hq-door-shade" />
      <path d="M-14-9v18M-7-9v18M0-9v18M7-9v18M14-9v18" className="hq-bars" />
      <path d="M-18-3.500h36M-18 3.500h36" className="hq-bars thin" />
    </>
  );
}

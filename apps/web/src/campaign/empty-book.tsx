import book from "game-icon:open-book";
import quill from "game-icon:quill-ink";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { BrickWall, Darkness, Torch } from "@tavolata/ui/controls/torchlight.js";
import type { ReactNode } from "react";

interface EmptyBookProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Where nothing is written yet: the open book by torchlight, and what will stand in it. */
export function EmptyBook({ title, children }: EmptyBookProps) {
  return (
    <div className="empty-book">
      <svg viewBox="0 0 640 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <BrickWall width={640} height={220} size={0.8} />
        {[170, 470].map((x) => (
          <Torch key={x} x={x} y={66} size={72} light={170} />
        ))}
        <Darkness y={110} width={640} height={110} colour="var(--panel)" />
        <g className="empty-book-pages">
          <Icon of={book} at={{ x: 245, y: 66, size: 150 }} />
        </g>
        <g className="empty-book-quill">
          <Icon of={quill} at={{ x: 372, y: 120, size: 76 }} />
        </g>
      </svg>
      <div className="empty-book-words">
        <p className="serif empty-book-title">{title}</p>
        {children}
      </div>
    </div>
  );
}

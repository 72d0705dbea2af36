import book from "game-icon:open-book";
import quill from "game-icon:quill-ink";
import torch from "game-icon:torch";
import type { ReactNode } from "react";
import { Icon } from "../ui/icon.js";

interface EmptyBookProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Where nothing is written yet: the open book by torchlight, and what will stand in it. */
export function EmptyBook({ title, children }: EmptyBookProps) {
  return (
    <div className="empty-book">
      <svg viewBox="0 0 640 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <defs>
          <radialGradient id="book-light">
            <stop offset="0" stopColor="var(--glow)" stopOpacity="0.7" />
            <stop offset="0.4" stopColor="var(--glow)" stopOpacity="0.22" />
            <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
          </radialGradient>
          <linearGradient id="book-dark" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--panel)" stopOpacity="0" />
            <stop offset="1" stopColor="var(--panel)" />
          </linearGradient>
          <pattern id="book-bricks" width="96" height="84" patternUnits="userSpaceOnUse">
            <rect width="96" height="84" fill="var(--stone-dark)" />
            <rect x="2" y="2" width="92" height="38" rx="4" fill="var(--stone)" />
            <rect x="-46" y="44" width="92" height="38" rx="4" fill="var(--stone)" />
            <rect x="50" y="44" width="92" height="38" rx="4" fill="var(--stone)" />
          </pattern>
        </defs>
        <rect width="640" height="220" fill="url(#book-bricks)" />
        {[170, 470].map((x) => (
          <g key={x}>
            <circle cx={x} cy="70" r="170" fill="url(#book-light)" />
            <g className="empty-book-torch">
              <Icon of={torch} at={{ x: x - 36, y: 40, size: 72 }} />
            </g>
          </g>
        ))}
        <rect y="110" width="640" height="110" fill="url(#book-dark)" />
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

import type { KeyboardEvent } from "react";

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The arrows lead from a card to the nearest one in their direction, wherever it lies. */
export function arrowKeys(event: KeyboardEvent, board: HTMLElement | null): void {
  const way = ways[event.key];
  const from = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]") : null;
  if (!way || !from || !board) return;
  event.preventDefault();
  const cards = [...(board.closest(".table") ?? board).querySelectorAll<HTMLElement>("[data-card]")];
  const start = middleOf(from);
  const distances = cards.flatMap((card) => {
    const to = middleOf(card);
    const along = (to.x - start.x) * way[0] + (to.y - start.y) * way[1];
    const aside = Math.abs((to.x - start.x) * way[1]) + Math.abs((to.y - start.y) * way[0]);
    return card !== from && along > 8 ? [{ card, far: along + 2 * aside }] : [];
  });
  distances.sort((a, b) => a.far - b.far);
  distances[0]?.card.focus();
}

function middleOf(element: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

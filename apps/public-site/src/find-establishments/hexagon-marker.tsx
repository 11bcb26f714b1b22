import type { ReactNode } from 'react';

const width = 36;
const height = 40;

/** In pixels; the tip of the hexagon marks the position. */
export const hexagonSize = { size: [width, height], tip: [width / 2, height] } as const;

/** A numbered hexagon; its marker gives it its colour: orange for repairers, blue for associative workshops. */
export function HexagonMarker({ number }: { readonly number: number }): ReactNode {
  return (
    <svg viewBox="0 0 40 44" width={width} height={height} aria-hidden="true">
      <path d="M20 1 39 12v20L20 43 1 32V12Z" />
      <text x="20" y="23" dominantBaseline="middle" textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}

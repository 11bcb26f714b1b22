import type { ReactNode } from 'react';
import classes from './hexagon.module.css';

export interface HexagonProps {
  /** One or two characters; they repeat what stands beside, so they are hidden from screen readers. None: a mark of the map's legend. */
  readonly label?: string;
  readonly tone: 'tint' | 'orange' | 'blue';
}

/** The sign of the house around a number, or around a dot where nothing is numbered. */
export function Hexagon({ label, tone }: HexagonProps): ReactNode {
  return (
    <svg viewBox="0 0 40 44" className={classes.hexagon} data-tone={tone} aria-hidden="true">
      <path d="M20 1 39 12v20L20 43 1 32V12Z" />
      {label === undefined ? (
        <circle cx="20" cy="22" r="7" />
      ) : (
        <text x="20" y="23" dominantBaseline="middle" textAnchor="middle">
          {label}
        </text>
      )}
    </svg>
  );
}

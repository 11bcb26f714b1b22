import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';

/** Milliseconds for which a pointer rests in the menu before it unfolds: one that crosses it leaves it folded. */
const restMs = 120;

interface Visit {
  /** Where the pointer was when it was first seen in the menu. */
  readonly x: number;
  readonly y: number;
  /** Something was pressed: the menu stays folded until the pointer leaves. */
  readonly hasPressed?: boolean;
}

export interface PointedMenu {
  readonly isPointed: boolean;
  /** Of the menu's element. */
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onClick: () => void;
  };
}

/**
 * Whether the folded menu unfolds under the pointer: once it has moved in and rests, not on a page that opens under it,
 * nor after a press, whose page the unfolded menu would cover.
 */
export function usePointedMenu(): PointedMenu {
  const [isPointed, setPointed] = useState(false);
  const visit = useRef<Visit>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopResting = (): void => {
    clearTimeout(resting.current);
    resting.current = undefined;
  };
  useEffect(() => stopResting, []);
  const fold = (): void => {
    stopResting();
    setPointed(false);
  };
  return {
    isPointed,
    handlers: {
      onPointerEnter: ({ clientX: x, clientY: y }) => void (visit.current = { x, y }),
      onPointerMove: ({ clientX: x, clientY: y, movementX, movementY, pointerType }) => {
        const { current: begun = { x, y } } = visit;
        visit.current = begun;
        // Browsers tell a pointer that rests of what opens under it, as a movement by nothing.
        const hasMoved = movementX !== 0 || movementY !== 0 || x !== begun.x || y !== begun.y;
        if (pointerType === 'touch' || !hasMoved || begun.hasPressed || isPointed) return;
        resting.current ??= setTimeout(() => setPointed(true), restMs);
      },
      onPointerLeave: () => {
        visit.current = undefined;
        fold();
      },
      onClick: () => {
        if (visit.current) visit.current = { ...visit.current, hasPressed: true };
        fold();
      },
    },
  };
}

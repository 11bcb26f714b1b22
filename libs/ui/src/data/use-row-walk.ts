import { useEffect } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useShortcuts } from '../keyboard/use-shortcuts.ts';
import { landingOf } from './row-landing.ts';

export interface RowWalkRequest {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  /** J, K, X and the letters of `rowKeys` act wherever the focus is on the page. */
  readonly hasBrowseKeys: boolean;
  /** What a letter does with the row on which one is. */
  readonly rowKeys: Readonly<Record<string, (id: string) => void>>;
  /** The rows shown; a new set gives the tabulator its stop again. */
  readonly rows: unknown;
}

/**
 * The keyboard of a table. The cursor is the browser's focus and the one row that the tabulator stops at: both are set
 * on the element, so that a key renders nothing (docs/adr/0035).
 */
export function useRowWalk({ body, hasBrowseKeys, rowKeys, rows }: RowWalkRequest) {
  useEffect(() => {
    if (body.current && stopsOf(body.current).length === 0) stopAt(body.current, firstRow(body.current));
  }, [body, rows]);

  const walk = (key: string) => {
    if (!body.current) return;
    const landing = landingOf(key, focusedRow(body.current), body.current);
    landing?.focus();
  };
  const letters = Object.entries(rowKeys).map(([letter, act]): [string, () => void] => [
    letter,
    () => {
      const id = body.current && focusedRow(body.current)?.dataset.row;
      if (id) act(id);
    },
  ]);
  const tick = () => (body.current ? tickOf(focusedRow(body.current))?.click() : undefined);
  useShortcuts(
    { j: () => walk('ArrowDown'), k: () => walk('ArrowUp'), x: tick, ...Object.fromEntries(letters) },
    { isEnabled: hasBrowseKeys },
  );

  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLTableSectionElement>) => stopAt(currentTarget, rowOf(target)),
    onKeyDown: (event: KeyboardEvent<HTMLTableSectionElement>) => {
      const row = rowOf(event.target as Element);
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !row) return;
      if (event.target === row && pressRow(event.key, row)) return event.preventDefault();
      const landing = landingOf(event.key, row, event.currentTarget, event.target as HTMLElement);
      if (!landing) return;
      event.preventDefault();
      landing.focus();
    },
  };
}

const stopsOf = (body: HTMLTableSectionElement) => [...body.rows].filter(({ tabIndex }) => tabIndex === 0);
const rowOf = (element: Element) => element.closest<HTMLTableRowElement>('tr[data-row]') ?? undefined;
const tickOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('input[type=checkbox]');

function firstRow(body: HTMLTableSectionElement): HTMLTableRowElement | undefined {
  return [...body.rows].find(({ dataset }) => dataset.row !== undefined);
}

function focusedRow(body: HTMLTableSectionElement): HTMLTableRowElement | undefined {
  const focused = document.activeElement;
  return focused && body.contains(focused) ? rowOf(focused) : undefined;
}

/** One row at a time is a stop of the tabulator. */
function stopAt(body: HTMLTableSectionElement, row: HTMLElement | undefined): void {
  if (!row || row.tabIndex === 0) return;
  for (const other of stopsOf(body)) other.tabIndex = -1;
  row.tabIndex = 0;
}

/** Enter opens the row, the space bar ticks it. */
function pressRow(key: string, row: HTMLElement): boolean {
  if (key === ' ' && tickOf(row)) tickOf(row)?.click();
  else if (key === 'Enter') row.click();
  else return false;
  return true;
}

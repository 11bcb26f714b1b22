const page = 10;

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: page,
  PageUp: -page,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Where a key leads from a row: up and down to other rows, to the sides to what can be pressed within the row and back.
 * From elsewhere on the page every key leads to the first row.
 */
export function landingOf(
  key: string,
  row: HTMLTableRowElement | undefined,
  body: HTMLTableSectionElement,
  from: HTMLElement | undefined = row,
): HTMLElement | undefined {
  if (key === 'ArrowRight' || key === 'ArrowLeft') return row && besideOf(row, from, key === 'ArrowRight' ? 1 : -1);
  const step = steps[key];
  if (step === undefined) return undefined;
  // The browser keeps both, where a search would pass through every cell of 195 rows.
  const index = row === undefined ? 0 : row.sectionRowIndex + step;
  const landing = body.rows[Math.max(0, Math.min(body.rows.length - 1, index))];
  return landing?.dataset.row === undefined ? undefined : landing;
}

function besideOf(row: HTMLElement, from: HTMLElement | undefined, step: 1 | -1): HTMLElement | undefined {
  const within = row.querySelectorAll<HTMLElement>('button:not(:disabled), input:not(:disabled)');
  const stations = [row, ...within];
  return stations[stations.indexOf(from ?? row) + step];
}

import type { Operation, OperationPages, PageWay } from './operation.ts';
import type { CallParts } from './request-of.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Every row of a list, page after page, until one has none left.
 * @param ask reads one page
 * @throws Error where a page would not go on behind the one before
 */
export async function* rowsOf(
  { path, pages }: Operation,
  parts: CallParts,
  ask: (parts: CallParts) => Promise<unknown>,
): AsyncGenerator<Row, void, undefined> {
  if (pages === undefined) throw new Error(`${path} has no pages`);
  const way = wayOf(pages, parts.query);
  let place: unknown = parts.query?.[way.parameter];
  for (;;) {
    const answer = await ask({ ...parts, query: { ...parts.query, [way.parameter]: place } });
    const rows = rowsIn(pages, answer);
    yield* rows;
    const next = placeBehind(way, answer as Row, rows.at(-1));
    if (next === undefined) return;
    if (next === place) throw new Error(`${path} does not go on behind ${String(place)}`);
    place = next;
  }
}

function wayOf({ ways }: OperationPages, query: CallParts['query']): PageWay {
  const way = ways.find(({ order }) => order === undefined || order.includes(String(query?.order)));
  if (way === undefined) throw new Error(`no pages in the order ${String(query?.order)}`);
  return way;
}

function rowsIn({ rows }: OperationPages, answer: unknown): readonly Row[] {
  return (rows === undefined ? answer : (answer as Row)[rows]) as readonly Row[];
}

/** Where the next page begins; undefined behind the last one. */
function placeBehind({ next, lastRow = [] }: PageWay, answer: Row, last: Row | undefined): unknown {
  if (next !== undefined) return answer[next];
  if (last === undefined) return undefined;
  return lastRow
    .map((fields) => [fields].flat().flatMap((field) => (last[field] === undefined ? [] : [String(last[field])])))
    .map((texts) => texts.join('_'))
    .join(',');
}

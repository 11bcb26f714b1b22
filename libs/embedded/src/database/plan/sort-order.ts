import type { IndexDefinition } from '../index/index-definition.ts';

export interface SortField {
  readonly path: string;
  readonly parts: readonly string[];
  readonly direction: 1 | -1;
}

/**
 * Whether reading an index gives the wanted order: forwards, backwards or not at all. Fields that are
 * pinned to one value neither help nor hinder.
 */
export function readingOrder(
  index: IndexDefinition,
  sort: readonly SortField[],
  pinned: ReadonlySet<string>,
): 'forwards' | 'backwards' | undefined {
  if (index.shortened) return undefined;
  const wanted = sort.filter((field) => !pinned.has(field.path));
  let position = 0;
  let turned: boolean | undefined;
  for (const field of wanted) {
    while (
      position < index.fields.length &&
      index.fields[position]?.path !== field.path &&
      pinned.has(index.fields[position]?.path ?? '')
    )
      position += 1;
    const indexed = index.fields[position];
    if (indexed === undefined || indexed.path !== field.path || index.multikey[position]) return undefined;
    const opposite = indexed.direction !== field.direction;
    if (turned !== undefined && turned !== opposite) return undefined;
    turned = opposite;
    position += 1;
  }
  return turned ? 'backwards' : 'forwards';
}

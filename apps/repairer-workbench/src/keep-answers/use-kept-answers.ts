import { useQueryClient } from '@alveole/query';
import type { QueryClient, QueryKey } from '@alveole/query';
import { pageStandsEvent } from '@alveole/router';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { AnswerShelf } from './answer-shelf.ts';

/**
 * Shows what this device keeps of the answers until newer ones come, and keeps the newer ones: those of queries which
 * say so (`meta: keptOnDevice`). What is searched for is not kept.
 */
export function useKeptAnswers(shelf: AnswerShelf | undefined): void {
  const cache = useQueryClient();
  // Before the page reads: it is drawn with them.
  const [shownKeys] = useState(() => (shelf ? showKept(shelf, cache) : []));
  // Before any page can say that it stands: that is an effect.
  useLayoutEffect(() => dropUnread(shownKeys, cache), [shownKeys, cache]);
  useEffect(() => (shelf ? keepAnswers(shelf, cache) : undefined), [shelf, cache]);
}

/** What a query says whose answer stays on the device. */
export const keptOnDevice = { isKeptOnDevice: true } as const;

function showKept(shelf: AnswerShelf, cache: QueryClient): readonly QueryKey[] {
  const unknown = shelf.take().filter(({ key }) => cache.getQueryState(key) === undefined);
  for (const { key, data, at } of unknown) {
    cache.setQueryData(key, data, { updatedAt: at });
    // However long an answer holds by itself, that of another visit is read again.
    void cache.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
  }
  return unknown.map(({ key }) => key);
}

/** What the page that opens does not read goes again: a form that is opened later begins with nothing old. */
function dropUnread(keys: readonly QueryKey[], cache: QueryClient): () => void {
  const drop = (): void => {
    for (const queryKey of keys) cache.removeQueries({ queryKey, exact: true, type: 'inactive' });
  };
  document.addEventListener(pageStandsEvent, drop, { once: true });
  return () => document.removeEventListener(pageStandsEvent, drop);
}

function keepAnswers(shelf: AnswerShelf, cache: QueryClient): () => void {
  return cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const { queryKey: key, meta, state } = event.query;
    if (meta?.isKeptOnDevice === true) shelf.write({ key, data: firstPage(state.data), at: state.dataUpdatedAt });
  });
}

interface Pages {
  readonly pages: readonly unknown[];
  readonly pageParams: readonly unknown[];
}

/** Of a list that was read page by page the first: each would be asked for again. */
function firstPage(data: unknown): unknown {
  const list = data as Partial<Pages> | null | undefined;
  return list?.pages && list.pageParams
    ? { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) }
    : data;
}

import { useQuery, useQueryClient } from '@alveole/query';
import type { QueryKey } from '@alveole/query';
import type { CancelSignal } from '@alveole/contracts';
import { useEffect } from 'react';

/**
 * The list keeps the order in which its files will be walked. A decided file leaves its list, yet the next file must
 * still be the next one: so the order stays as it was when the list was last seen.
 */
export function useSavedOrder(orderKey: QueryKey, ids: readonly string[] | undefined): void {
  const cache = useQueryClient();
  const [name, order] = [JSON.stringify(orderKey), ids?.join(' ')];
  useEffect(() => {
    if (order) cache.setQueryData(JSON.parse(name) as QueryKey, order.split(' '));
  }, [cache, name, order]);
}

export interface Neighbours {
  readonly previous?: string;
  readonly next?: string;
  /** From 1; absent when the file is not among those of the list. */
  readonly position?: number;
  readonly count: number;
}

export interface NeighboursRequest {
  readonly orderKey: QueryKey;
  /** The order of the list's first page, for a link that comes from elsewhere. */
  readonly read: (signal: CancelSignal) => Promise<readonly string[]>;
  readonly id: string;
  /** False while it is not known from which list the file comes. */
  readonly isEnabled?: boolean;
}

/** The files before and after one, in the list from which it was opened. */
export function useNeighbours({ orderKey, read, id, isEnabled = true }: NeighboursRequest): Neighbours {
  const { data } = useQuery({
    queryKey: orderKey,
    staleTime: Infinity,
    enabled: isEnabled,
    queryFn: ({ signal }) => read(signal),
  });
  return neighboursOf(data ?? [], id);
}

/** A file that is not in the list has no position there, and the first of the list comes next. */
export function neighboursOf(order: readonly string[], id: string): Neighbours {
  const index = order.indexOf(id);
  if (index < 0) return { next: order[0], count: order.length };
  return { previous: order[index - 1], next: order[index + 1], position: index + 1, count: order.length };
}

import { useQuery, useQueryClient } from '@alveole/query';
import type { QueryKey } from '@alveole/query';
import type { CancelSignal } from '@alveole/contracts';
import { useEffect } from 'react';

/** A file of a list as it is walked. */
export interface OrderedFile {
  readonly id: string;
  /** A colleague holds it: the walk passes over it. */
  readonly isTheirs?: boolean;
}

/**
 * The list keeps the order in which its files will be walked. A decided file leaves its list, yet the next file must
 * still be the next one: so the order stays as it was when the list was last seen.
 */
export function useSavedOrder(orderKey: QueryKey, files: readonly OrderedFile[] | undefined): void {
  const cache = useQueryClient();
  const [name, order] = [JSON.stringify(orderKey), JSON.stringify(files ?? [])];
  useEffect(() => {
    const ordered = JSON.parse(order) as readonly OrderedFile[];
    if (ordered.length > 0) cache.setQueryData(JSON.parse(name) as QueryKey, ordered);
  }, [cache, name, order]);
}

/** A next file that a colleague took since the list was seen is passed over from then on. */
export function useKnownHolder(orderKey: QueryKey, id: string | undefined, isTheirs: boolean | undefined): void {
  const cache = useQueryClient();
  const name = JSON.stringify(orderKey);
  useEffect(() => {
    if (id === undefined || isTheirs === undefined) return;
    cache.setQueryData<readonly OrderedFile[]>(JSON.parse(name) as QueryKey, (order) =>
      order?.map((file) => (file.id === id ? { id, isTheirs } : file)),
    );
  }, [cache, name, id, isTheirs]);
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
  readonly read: (signal: CancelSignal) => Promise<readonly OrderedFile[]>;
  readonly id: string;
  /** False while it is not known from which list the file comes. */
  readonly isEnabled?: boolean;
}

/** The files before and after one, in the list from which it was opened; those of colleagues are passed over. */
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
export function neighboursOf(order: readonly OrderedFile[], id: string): Neighbours {
  const index = order.findIndex((file) => file.id === id);
  const isWalked = ({ isTheirs = false }: OrderedFile): boolean => !isTheirs;
  const next = order.slice(index + 1).find(isWalked)?.id;
  if (index < 0) return { next, count: order.length };
  return { previous: order.slice(0, index).findLast(isWalked)?.id, next, position: index + 1, count: order.length };
}

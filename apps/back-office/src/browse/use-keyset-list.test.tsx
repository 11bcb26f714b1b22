import { rowsPerPage, shownPerPage } from '@alveole/domain';
import { createQueryClient, QueryClientProvider } from '@alveole/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useKeysetList } from './use-keyset-list.ts';

const wrapperOf = () => {
  const client = createQueryClient(() => true);
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
};

/** A server that holds rows 0 to total - 1 and answers a page at a time behind a row. */
function listOf(total: number) {
  const lasts: (number | undefined)[] = [];
  const read = (last: number | undefined): Promise<number[]> => {
    lasts.push(last);
    const from = last === undefined ? 0 : last + 1;
    return Promise.resolve(Array.from({ length: Math.min(rowsPerPage, total - from) }, (_, index) => from + index));
  };
  const list = renderHook(() => useKeysetList({ queryKey: ['rows', total], read }), {
    wrapper: wrapperOf(),
  });
  return { lasts, list };
}

describe('a list read along its cursor', () => {
  it('shows 195 of 196 and goes on behind the last one shown, losing and repeating none', async () => {
    const { list, lasts } = listOf(rowsPerPage);
    await waitFor(() => expect(list.result.current.rows).toHaveLength(shownPerPage));
    expect(list.result.current.hasMore).toBe(true);
    act(() => list.result.current.loadMore());
    await waitFor(() =>
      expect(list.result.current.rows).toEqual(Array.from({ length: rowsPerPage }, (_, index) => index)),
    );
    expect(list.result.current.hasMore).toBe(false);
    expect(lasts).toEqual([undefined, 194]);
  });

  it('ends at 195 rows, without a page that would be empty', async () => {
    const { list } = listOf(shownPerPage);
    await waitFor(() => expect(list.result.current.rows).toHaveLength(shownPerPage));
    expect(list.result.current.hasMore).toBe(false);
  });
});

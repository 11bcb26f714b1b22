import { isFinalFailure } from '@alveole/api-client';
import { repairRoutes } from '@alveole/contracts/repair';
import { createQueryClient, QueryClientProvider } from '@alveole/query';
import { createFakeApi } from '@alveole/testing/browser';
import type { FakeApi } from '@alveole/testing/browser';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useMarkRepairRead } from './use-mark-repair-read.ts';

const { markRepairRead } = repairRoutes;
const shown = { repairId: 'repair-1', rowHash: '1'.repeat(32), isUnread: true };

function show(api: FakeApi) {
  const cache = createQueryClient(isFinalFailure);
  cache.setQueryData(['repairs', 'counts'], { unread: 1 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  const isCountStale = () => cache.getQueryState(['repairs', 'counts'])?.isInvalidated;
  return {
    isCountStale,
    ...renderHook((file: typeof shown) => useMarkRepairRead(api, file), { wrapper, initialProps: shown }),
  };
}

it('marks each version of a file that holds something unread once, and one without never', () => {
  const api = createFakeApi().answer(markRepairRead, { repair_id: 'repair-1' });
  const { rerender } = show(api);
  rerender({ ...shown });
  expect(api.callsOf(markRepairRead)).toEqual([{ params: { id: 'repair-1' } }]);
  rerender({ ...shown, rowHash: '2'.repeat(32) });
  expect(api.callsOf(markRepairRead)).toHaveLength(2);
  rerender({ ...shown, rowHash: '3'.repeat(32), isUnread: false });
  expect(api.callsOf(markRepairRead)).toHaveLength(2);
});

it('has the count of the unread files read again once a file is marked', async () => {
  const { isCountStale } = show(createFakeApi().answer(markRepairRead, { repair_id: 'repair-1' }));
  expect(isCountStale()).toBe(false);
  await waitFor(() => expect(isCountStale()).toBe(true));
});

it('says nothing where the mark cannot be sent, and leaves the count', async () => {
  const api = createFakeApi().answer(markRepairRead, () => Promise.reject(new TypeError('offline')));
  const { isCountStale } = show(api);
  await Promise.resolve();
  expect(api.callsOf(markRepairRead)).toHaveLength(1);
  expect(isCountStale()).toBe(false);
});

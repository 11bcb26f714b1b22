import { repairRoutes } from '@alveole/contracts/repair';
import { createFakeApi } from '@alveole/testing/browser';
import { renderHook } from '@testing-library/react';
import { useMarkRepairRead } from './use-mark-repair-read.ts';

const { markRepairRead } = repairRoutes;
const shown = { repairId: 'repair-1', rowHash: '1'.repeat(32), isUnread: true };

it('marks each version of a file that holds something unread once, and one without never', () => {
  const api = createFakeApi().answer(markRepairRead, { repair_id: 'repair-1' });
  const { rerender } = renderHook((file: typeof shown) => useMarkRepairRead(api, file), { initialProps: shown });
  rerender({ ...shown });
  expect(api.callsOf(markRepairRead)).toEqual([{ params: { id: 'repair-1' } }]);
  rerender({ ...shown, rowHash: '2'.repeat(32) });
  expect(api.callsOf(markRepairRead)).toHaveLength(2);
  rerender({ ...shown, rowHash: '3'.repeat(32), isUnread: false });
  expect(api.callsOf(markRepairRead)).toHaveLength(2);
});

it('says nothing where the mark cannot be sent', async () => {
  const api = createFakeApi().answer(markRepairRead, () => Promise.reject(new TypeError('offline')));
  renderHook(() => useMarkRepairRead(api, shown));
  await Promise.resolve();
  expect(api.callsOf(markRepairRead)).toHaveLength(1);
});

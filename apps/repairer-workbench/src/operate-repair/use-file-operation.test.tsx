import { appError } from '@alveole/contracts';
import { operationBody, repairRoutes } from '@alveole/contracts/repair';
import { QueryClientProvider, createQueryClient } from '@alveole/query';
import { buildRepairFile } from '@alveole/testing/builders';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { atCounter, operated } from '../workbench.fixture.ts';
import { useFileOperation } from './use-file-operation.ts';

const { operateRepair, readOwnRepair } = repairRoutes;

function openFile() {
  const { api } = atCounter();
  api.answer(operateRepair, operated());
  const cache = createQueryClient(() => true);
  const { result } = renderHook(() => useFileOperation(api, { repairId: 'repair-1', rowHash: 'a'.repeat(32) }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    ),
  });
  return { api, result };
}

it('an operation that is asked for twice before the page could say so is sent once, and told as done', async () => {
  const { api, result } = openFile();
  const onSuccess = jest.fn();
  act(() => {
    result.current.mutate(operationBody.askToConfirm('sms'), { onSuccess });
    result.current.mutate(operationBody.askToConfirm('sms'), { onSuccess });
  });
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(api.callsOf(operateRepair)).toHaveLength(1);
  act(() => result.current.mutate(operationBody.askToConfirm('sms')));
  await waitFor(() => expect(api.callsOf(operateRepair)).toHaveLength(2));
});

describe('an operation on a file that was written meanwhile', () => {
  const newest = 'b'.repeat(32);
  const written = () => {
    const { api, result } = openFile();
    api
      .answer(readOwnRepair, buildRepairFile({ row_hash: newest }))
      .answer(operateRepair, ({ body }) =>
        body.last_row_hash === newest
          ? operated()
          : Promise.reject(appError('RepairVersionMismatchException', 'modified')),
      );
    return { api, result };
  };

  it('is sent once more on the newest version where it decides nothing of what the page shows', async () => {
    const { api, result } = written();
    await act(() => result.current.mutateAsync(operationBody.sendReceipt()));
    expect(api.callsOf(operateRepair).map(({ body }) => body.last_row_hash)).toEqual(['a'.repeat(32), newest]);
  });

  it('is refused where a person decides on what the page shows', async () => {
    const { api, result } = written();
    await act(async () => {
      await expect(result.current.mutateAsync(operationBody.giveUp())).rejects.toMatchObject({
        code: 'RepairVersionMismatchException',
      });
    });
    expect(api.callsOf(operateRepair)).toHaveLength(1);
  });
});

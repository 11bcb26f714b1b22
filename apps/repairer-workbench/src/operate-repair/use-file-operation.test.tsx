import { operationBody, repairRoutes } from '@alveole/contracts/repair';
import { QueryClientProvider, createQueryClient } from '@alveole/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { atCounter, operated } from '../workbench.fixture.ts';
import { useFileOperation } from './use-file-operation.ts';

const { operateRepair } = repairRoutes;

it('an operation that is asked for twice before the page could say so is sent once, and told as done', async () => {
  const { api } = atCounter();
  api.answer(operateRepair, operated());
  const cache = createQueryClient(() => true);
  const { result } = renderHook(() => useFileOperation(api, { repairId: 'repair-1', rowHash: 'a'.repeat(32) }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    ),
  });
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

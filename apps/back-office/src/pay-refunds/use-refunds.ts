import {
  bankQuestionsQuery,
  bankQuestionViewOf,
  promiseWatchViewOf,
  refundableQuery,
  refundableViewOf,
  refundBatchViewOf,
  refundsQuery,
  refundRoutes,
} from '@alveole/contracts/refund';
import type { ApiCaller } from '@alveole/contracts';
import type { BankQuestionView, PromiseWatchView, RefundableView, RefundBatchView } from '@alveole/contracts/refund';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { useKeysetList } from '../browse/use-keyset-list.ts';
import type { KeysetList } from '../browse/use-keyset-list.ts';

export const refundKeys = {
  all: ['refunds'],
  refundable: ['refunds', 'refundable'],
  batches: ['refunds', 'batches'],
  promises: ['refunds', 'promises'],
  questions: ['refunds', 'questions'],
  batch: (id: string) => ['refunds', 'batch', id],
  file: (id: string) => ['refunds', 'file', id],
} as const;

/** The validated files that wait for their transfer, oldest first. */
export function useRefundable(api: ApiCaller): KeysetList<RefundableView> {
  return useKeysetList({
    queryKey: refundKeys.refundable,
    read: async (last, signal) =>
      (await api.call(refundRoutes.listRefundable, { query: refundableQuery(last) }, { signal })).map(refundableViewOf),
  });
}

/** The batches of transfers, newest first. */
export function useBatches(api: ApiCaller): KeysetList<RefundBatchView> {
  return useKeysetList({
    queryKey: refundKeys.batches,
    read: async (last, signal) =>
      (await api.call(refundRoutes.listRefunds, { query: refundsQuery(last) }, { signal })).map(refundBatchViewOf),
  });
}

/** Which promises of payment are past, and which soon are. */
export function usePromiseWatch(api: ApiCaller): UseQueryResult<PromiseWatchView> {
  return useQuery({
    queryKey: refundKeys.promises,
    queryFn: async ({ signal }) => promiseWatchViewOf(await api.call(refundRoutes.watchPromises, {}, { signal })),
  });
}

/** One batch with its files. */
export function useBatch(api: ApiCaller, id: string): UseQueryResult<RefundBatchView> {
  return useQuery({
    queryKey: refundKeys.batch(id),
    queryFn: async ({ signal }) =>
      refundBatchViewOf(await api.call(refundRoutes.readRefundBatch, { params: { id } }, { signal })),
  });
}

/** What files of the bank left unclear, newest first. */
export function useBankQuestions(api: ApiCaller): KeysetList<BankQuestionView> {
  return useKeysetList({
    queryKey: refundKeys.questions,
    read: async (last, signal) =>
      (await api.call(refundRoutes.listBankQuestions, { query: bankQuestionsQuery(last) }, { signal })).map(
        bankQuestionViewOf,
      ),
  });
}

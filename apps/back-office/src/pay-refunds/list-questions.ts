import type { ApiCaller } from '@alveole/contracts';
import { bankQuestionsQuery, bankQuestionViewOf, refundRoutes } from '@alveole/contracts/refund';
import type { BankQuestionView } from '@alveole/contracts/refund';
import { useKeysetList } from '../browse/use-keyset-list.ts';
import type { KeysetList } from '../browse/use-keyset-list.ts';
import { refundKeys } from './refund-keys.ts';

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

import { questionRequestOf, refundRoutes } from '@alveole/contracts/refund';
import { implement } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { settleQuestion } from './settle-question.ts';

export function settleQuestionRoute(ports: RefundsPorts) {
  return implement(refundRoutes.settleBankQuestion, async ({ params, body, actor, requestId }) => {
    const { rowHash: lastRowHash, ...asked } = questionRequestOf(body);
    const person = { userId: actor.userId, userName: actor.userName };
    const question = { questionId: params.id, lastRowHash };
    const { questionId, state, rowHash } = await settleQuestion(ports, { ...question, ...asked, person, requestId });
    return { question_id: questionId, state, row_hash: rowHash };
  });
}

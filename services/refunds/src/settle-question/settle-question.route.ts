import { refundRoutes } from '@alveole/contracts/refund';
import { implement } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { settleQuestion } from './settle-question.ts';

export function settleQuestionRoute(ports: RefundsPorts) {
  return implement(refundRoutes.settleBankQuestion, async ({ params, body, actor, requestId }) => {
    const { questionId, state, rowHash } = await settleQuestion(ports, {
      questionId: params.id,
      lastRowHash: body.last_row_hash,
      act: body.act,
      ...(body.act === 'propose' ? { answer: body.answer, candidate: body.candidate } : {}),
      person: { userId: actor.userId, userName: actor.userName },
      requestId,
    });
    return { question_id: questionId, state, row_hash: rowHash };
  });
}

import { refundRoutes } from '@alveole/contracts/refund';
import { eachInWords, implement } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { listQuestions } from './list-questions.ts';
import { questionToWire } from './question-wire.ts';

export function listQuestionsRoute(ports: RefundsPorts) {
  return implement(refundRoutes.listBankQuestions, async ({ query }) =>
    eachInWords(await listQuestions(ports, query.created_before), questionToWire),
  );
}

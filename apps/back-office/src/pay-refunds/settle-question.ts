import type { ApiCaller, RouteInput } from '@alveole/contracts';
import { refundRoutes } from '@alveole/contracts/refund';

export type QuestionStep = RouteInput<typeof refundRoutes.settleBankQuestion>['body'];

/** Writes a step towards the answer of two people. Throws what stands in the way. */
export async function settleQuestion(api: ApiCaller, id: string, body: QuestionStep): Promise<void> {
  await api.call(refundRoutes.settleBankQuestion, { params: { id }, body });
}

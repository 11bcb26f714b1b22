import { appError } from '@alveole/contracts';
import type { Erasure, PersonRequest } from '../record/person-request.ts';
import { planErasure } from './erasure-plan.ts';
import type { ErasurePlan } from './erasure-plan.ts';
import type { RequestPorts } from './request-ports.ts';

/**
 * Erases what the confirmed plan says, in every service, and looks again: files first, since a beneficiary goes once none needs
 * him. Repeated after a failure on the way it takes what is left. Throws `TransitionRefusedException` where the plan has changed since it
 * was shown.
 */
export async function forgetPerson(ports: RequestPorts, request: PersonRequest, planHash: string): Promise<Erasure> {
  const plan = await planErasure(ports, request);
  if (plan.hash !== planHash)
    throw appError('TransitionRefusedException', 'The plan has changed since it was shown.', {
      refusal: 'erasure-plan-changed',
    });
  const consumerIds = request.subjects.filter(({ kind }) => kind === 'consumer').map(({ subjectId }) => subjectId);
  const { personTraces } = ports;
  await personTraces.forgetFiles(consumerIds);
  await personTraces.forgetDeliveries(plan.recipients);
  await forgetBeneficiaries(ports, plan);
  await personTraces.forgetAccounts(plan.accountIds);
  const { lines } = await planErasure(ports, request);
  const left = lines.filter(({ fate }) => fate === 'forgotten');
  const before = request.erasure?.lines.filter(({ fate }) => fate === 'forgotten') ?? [];
  return {
    at: ports.now(),
    lines: [...before, ...plan.lines],
    remaining: left.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The owner of files has the last word on whom they need. */
async function forgetBeneficiaries(
  { beneficiaries, flags, neededPersons, now }: RequestPorts,
  { consumerIds }: ErasurePlan,
): Promise<void> {
  if (consumerIds.length === 0) return;
  const needed = new Set(await neededPersons.of(consumerIds));
  for (const id of consumerIds.filter((one) => !needed.has(one))) {
    await flags.forget('person', id);
    await beneficiaries.forget(id, now());
  }
}

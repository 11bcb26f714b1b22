import { decideEstablishment, isAccepted } from '@alveole/domain';
import type { MassLine } from '@alveole/persistence';
import { ruleActorOf } from '../record/caller.ts';
import type { Caller } from '../record/caller.ts';
import { fileOf } from '../record/establishment.ts';
import type { Establishment } from '../record/establishment.ts';

export type Verdict = Pick<MassLine, 'result' | 'reason'>;

/** What the rules say of an act on one establishment, before anything is written. */
export function lineVerdict(establishment: Establishment, caller: Caller): Verdict {
  const decided = decideEstablishment(fileOf(establishment), { act: 'represent-terms' }, ruleActorOf(caller));
  if (!decided.ok) return { result: 'refused', reason: decided.refusal.explanation };
  return { result: isAccepted(establishment.profile.conditionsAcceptedAt) ? 'ready' : 'already' };
}

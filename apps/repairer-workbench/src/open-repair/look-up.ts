import { beneficiaryLookup } from '@alveole/domain';
import type { Campaign, LookupOutcome } from '@alveole/domain';
import { foundPersonOf } from '../find-beneficiary/use-found-people.ts';
import type { Acquaintance } from '../keep-draft/reception-draft.ts';
import type { ReceptionDraft } from '../keep-draft/reception-draft.ts';

/** What the rules say of the people found, with what was answered so far. */
export function lookUp(
  people: readonly Acquaintance[],
  { isBikeUnlisted, picked }: Pick<ReceptionDraft, 'isBikeUnlisted' | 'picked'>,
  isSession: boolean,
  campaign: Campaign,
): LookupOutcome {
  const answers = { bikeInList: isBikeUnlisted ? false : undefined, picked: picked ?? undefined };
  return beneficiaryLookup(
    { mode: isSession ? 'monitor' : 'repair', people: people.map(foundPersonOf), ...answers },
    campaign,
  );
}

import type { EstablishmentView } from '@alveole/contracts';
import { acceptedOn, changeDay, isAfterChange, neverAccepted } from '@alveole/domain';

/** What became of the general conditions: accepted or refused, when and by whom, as far as that was noted. */
export function conditionsText({
  conditionsStamp,
  conditionsAnsweredBy,
}: Pick<EstablishmentView, 'conditionsStamp' | 'conditionsAnsweredBy'>): string {
  const by = conditionsAnsweredBy === undefined ? '' : ` par ${conditionsAnsweredBy}`;
  if (conditionsStamp === neverAccepted) return `Refusées${by} (jamais acceptées)`;
  const accepted = acceptedOn(conditionsStamp);
  if (!accepted) return 'À accepter';
  const [year, month, day] = accepted.day.split('-');
  return `Acceptées le ${day}-${month}-${year} ${accepted.time}${by}`;
}

/** On which side of the day of change an establishment registered (establishments §9). */
export function registrationText(createdAt: string): string {
  const [year, month, day] = changeDay.split('-');
  return isAfterChange(createdAt) ? `Depuis le ${day}-${month}-${year}` : `Avant le ${day}-${month}-${year}`;
}

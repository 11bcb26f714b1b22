import type { EstablishmentView } from '@alveole/contracts/establishment';
import { acceptedOn, changeDay, isAfterChange, neverAccepted } from '@alveole/domain';
import { formatDeskTime } from '@alveole/ui';

/** What became of the general conditions: accepted or refused, when and by whom, as far as that was noted. */
export function conditionsText({
  conditionsStamp,
  conditionsAnsweredBy,
  conditionsVersion,
}: Pick<EstablishmentView, 'conditionsStamp' | 'conditionsAnsweredBy' | 'conditionsVersion'>): string {
  const by = conditionsAnsweredBy === undefined ? '' : ` par ${conditionsAnsweredBy}`;
  if (conditionsStamp === neverAccepted) return `Refusées${by} (jamais acceptées)`;
  const accepted = acceptedOn(conditionsStamp);
  if (!accepted) return 'À accepter';
  const [year, month, day] = accepted.day.split('-');
  const version = conditionsVersion === undefined ? '' : `, version ${conditionsVersion}`;
  return `Acceptées le ${day}-${month}-${year} ${accepted.time}${by}${version}`;
}

/** When an establishment registered, and on which side of the day of change (establishments §9). */
export function registrationText(createdAt: string): string {
  const [year, month, day] = changeDay.split('-');
  const side = isAfterChange(createdAt) ? 'après' : 'avant';
  return `Le ${formatDeskTime(createdAt)}, ${side} le changement du ${day}-${month}-${year}`;
}

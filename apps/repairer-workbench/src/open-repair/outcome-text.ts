import type { LookupOutcome } from '@alveole/domain';
import { formatCount } from '@alveole/ui';
import { listedBikes } from '../find-beneficiary/use-found-people.ts';
import type { Acquaintance } from '../keep-draft/reception-draft.ts';
import { nameText } from '../show-file/file.text.ts';

/** What the look-up found and what it asks next, for whoever hears the page; what ends the visit has its own dialog. */
export function outcomeText(outcome: LookupOutcome, people: readonly Acquaintance[], isSession: boolean): string {
  const warning = 'warning' in outcome ? (outcome.warning ?? '') : '';
  return `${foundText(outcome, people, isSession)} ${warning}`.trim();
}

function foundText(outcome: LookupOutcome, people: readonly Acquaintance[], isSession: boolean): string {
  switch (outcome.step) {
    case 'aborted':
      return '';
    case 'new-person':
      return people.length === 0 ? 'Aucune personne trouvée. Relevez son identité.' : 'Relevez son identité.';
    case 'choose-bike': {
      const { length } = listedBikes(people);
      const had = `${formatCount(length, 'vélo')} ${length > 1 ? 'ont' : 'a'} déjà un dossier.`;
      return `${had} Dites si celui-ci est dans la liste.`;
    }
    case 'choose-person':
      return `${formatCount(people.length, 'personne')} ont été trouvées. Dites de qui il s’agit.`;
    case 'identified': {
      const known = people.find(({ person }) => person.consumerId === outcome.consumerId);
      const sentence = `${known ? nameText(known.person) : ''} a été trouvé(e).`;
      return isSession ? sentence : `${sentence} Décrivez le vélo.`;
    }
  }
}

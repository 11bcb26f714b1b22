import { EstablishmentStatus } from '@alveole/domain';
import type { PossibleDuplicate } from '@alveole/domain';
import type { Establishment } from '../record/establishment.ts';
import type { Profile } from '../record/profile.ts';
import type { EstablishmentStore } from './establishment-store.ts';

/** What an establishment is looked for by. */
export type Compared = Pick<Establishment, 'id' | 'profile'>;

/** Who tells files of the same establishment: this service itself, or a system of customer relations in its place. */
export interface DuplicateFinder {
  /** Other validated files that seem to be of this establishment, at most `maxDuplicates`. */
  others(establishment: Compared): Promise<readonly PossibleDuplicate[]>;
}

/** The same mail, or the same phone in either of the two places where one is told, on another validated file. */
export function createDuplicateFinder(establishments: Pick<EstablishmentStore, 'withContacts'>): DuplicateFinder {
  return {
    async others({ id, profile }) {
      const contacts = contactsOf(profile);
      const namesakes = await establishments.withContacts(contacts, [EstablishmentStatus.validated]);
      return namesakes
        .filter((other) => other.id !== id && contactsOf(other.profile).some((contact) => contacts.includes(contact)))
        .map(({ id: entityId, kind }) => ({ entityId, kind }));
    },
  };
}

/** Capitals make no other address; phones stand in the international form already. */
function contactsOf({ mail, phone, mobile }: Profile): readonly string[] {
  const given = [mail?.toLowerCase(), phone, mobile].filter((contact) => contact !== undefined);
  return [...new Set(given.filter((contact) => contact !== ''))];
}

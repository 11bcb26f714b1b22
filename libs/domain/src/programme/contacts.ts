import type { Programme } from './programme.ts';

export interface Contact {
  readonly name: string;
  readonly mail: string;
}

/** Whom one writes to: a citizen, a professional, or an association or local authority (repairs §2). */
export function contactsOf({ contacts }: Pick<Programme, 'contacts'>): readonly Contact[] {
  return [
    { name: 'Particuliers', mail: contacts.citizens },
    { name: 'Professionnels', mail: contacts.professionals },
    { name: 'Associations et collectivités', mail: contacts.associations },
  ];
}

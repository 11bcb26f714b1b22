import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { Database } from '@alveole/persistence';
import { createContactStore } from '../store/contact-store.ts';

/** Writes the contacts that enrolment's events would have told; newer ones stay as they are. */
export async function seedContacts(database: Database, entities: readonly EntitySnapshot[]): Promise<void> {
  const contacts = createContactStore(database, () => Promise.reject(new Error('Seeding asks nobody.')));
  await database.createIndexes();
  await Promise.all(entities.map(contacts.keep));
}

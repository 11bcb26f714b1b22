import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { Database } from '@alveole/persistence';
import { applyIfNewer, defineSchema } from '@alveole/persistence';
import { accountStateOf } from '../record/contact.ts';
import type { Contact } from '../record/contact.ts';

interface StoredContact extends Contact {
  _id: string;
  sequence: number;
}

const schema = defineSchema<StoredContact>({
  sequence: { type: Number, required: true },
  mail: { type: String, required: true },
  name: { type: String, required: true },
  account: String,
});

export type ContactStore = ReturnType<typeof createContactStore>;

/** @param ask reads the snapshot of an establishment from enrolment */
export function createContactStore(database: Database, ask: (entityId: string) => Promise<EntitySnapshot>) {
  const model = database.model('contacts', schema);
  const keep = async (snapshot: EntitySnapshot): Promise<void> => {
    await applyIfNewer(model, snapshot.entity_id, snapshot.sequence, { $set: { ...contactOf(snapshot) } });
  };
  return {
    keep,
    /** From the events; asked from enrolment when none has come yet. */
    async of(entityId: string): Promise<Contact> {
      const known = await model.findOne({ _id: entityId }).lean<StoredContact>();
      if (known) return { mail: known.mail, name: known.name, account: known.account };
      const snapshot = await ask(entityId);
      await keep(snapshot);
      return contactOf(snapshot);
    },
  };
}

function contactOf({ mail, commercialname: name, iban }: EntitySnapshot): Contact {
  return { mail, name, account: accountStateOf(iban) };
}

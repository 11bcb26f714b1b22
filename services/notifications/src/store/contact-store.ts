import type { EntitySnapshot } from '@alveole/contracts';
import type { Database } from '@alveole/persistence';
import { applyIfNewer, defineSchema } from '@alveole/persistence';
import type { Contact } from '../record/contact.ts';

interface StoredContact extends Contact {
  _id: string;
  sequence: number;
}

const schema = defineSchema<StoredContact>({
  sequence: { type: Number, required: true },
  mail: { type: String, required: true },
  name: { type: String, required: true },
});

export type ContactStore = ReturnType<typeof createContactStore>;

/** @param ask reads the snapshot of an establishment from enrolment */
export function createContactStore(database: Database, ask: (entityId: string) => Promise<EntitySnapshot>) {
  const model = database.model('contacts', schema);
  const keep = async ({ entity_id, sequence, mail, commercialname }: EntitySnapshot): Promise<void> => {
    await applyIfNewer(model, entity_id, sequence, { $set: { mail, name: commercialname } });
  };
  return {
    keep,
    /** From the events; asked from enrolment when none has come yet. */
    async of(entityId: string): Promise<Contact> {
      const known = await model.findOne({ _id: entityId }).lean<StoredContact>();
      if (known) return { mail: known.mail, name: known.name };
      const snapshot = await ask(entityId);
      await keep(snapshot);
      return { mail: snapshot.mail, name: snapshot.commercialname };
    },
  };
}

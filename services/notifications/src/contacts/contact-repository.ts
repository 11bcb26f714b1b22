import type { EntitySnapshot } from '@alveole/contracts';
import type { Database } from '@alveole/persistence';
import { applyIfNewer, defineSchema } from '@alveole/persistence';

/** Whom to write to about the files of an establishment. */
export interface Contact {
  readonly mail: string;
  readonly name: string;
}

export interface ContactRepository {
  keep(entity: EntitySnapshot): Promise<void>;
  /** From the events; asked from enrolment when none has come yet. */
  of(entity_id: string): Promise<Contact>;
}

interface ContactRecord {
  _id: string;
  sequence: number;
  mail: string;
  name: string;
}

const schema = defineSchema<ContactRecord>({
  sequence: { type: Number, required: true },
  mail: { type: String, required: true },
  name: { type: String, required: true },
});

/** @param ask reads the snapshot of an establishment from enrolment */
export function createContactRepository(
  database: Database,
  ask: (entity_id: string) => Promise<EntitySnapshot>,
): ContactRepository {
  const model = database.model('contacts', schema);
  const keep = async ({ entity_id, sequence, mail, commercialname }: EntitySnapshot) => {
    await applyIfNewer(model, entity_id, sequence, { $set: { mail, name: commercialname } });
  };
  return {
    keep,
    async of(entity_id) {
      const known = await model.findOne({ _id: entity_id }).lean<ContactRecord>();
      if (known) return known;
      const snapshot = await ask(entity_id);
      await keep(snapshot);
      return { mail: snapshot.mail, name: snapshot.commercialname };
    },
  };
}

import type { EntitySnapshot } from '@alveole/contracts';
import type { Database } from '@alveole/persistence';
import { applyIfNewer, defineSchema, trusted } from '@alveole/persistence';
import type { AskEntity } from '../outside/ask-entity.ts';
import type { Payee } from '../record/payee.ts';

interface StoredPayee {
  _id: string;
  sequence: number;
  name: string;
  iban?: string | null;
}

const schema = defineSchema<StoredPayee>({
  sequence: { type: Number, required: true },
  name: { type: String, required: true },
  iban: String,
});

export type PayeeStore = ReturnType<typeof createPayeeStore>;

/** @param ask reads the snapshot of an establishment from enrolment; undefined when it is not to be had */
export function createPayeeStore(database: Database, ask: AskEntity) {
  const model = database.model('payees', schema);
  const keep = async ({ entity_id, sequence, raison_sociale, iban }: EntitySnapshot): Promise<void> => {
    const name = raison_sociale;
    const update = iban ? { $set: { name, iban } } : { $set: { name }, $unset: { iban: 1 as const } };
    await applyIfNewer(model, entity_id, sequence, update);
  };
  const stored = async (entityIds: readonly string[]): Promise<ReadonlyMap<string, Payee>> => {
    const found = await model.find({ _id: trusted({ $in: [...entityIds] }) }).lean<StoredPayee[]>();
    return new Map(found.map(({ _id, name, iban }) => [_id, { entityId: _id, name, iban: iban ?? undefined }]));
  };
  const askingFor = (lacks: (payee: Payee | undefined) => boolean) => async (entityIds: readonly string[]) => {
    const wanted = [...new Set(entityIds)];
    const first = await stored(wanted);
    const answers = await Promise.all(wanted.filter((id) => lacks(first.get(id))).map(ask));
    const snapshots = answers.filter((snapshot) => snapshot !== undefined);
    if (snapshots.length === 0) return first;
    await Promise.all(snapshots.map(keep));
    return stored(wanted);
  };
  return {
    keep,
    /** By establishment, as the events told; who no event has told of is asked for at enrolment. */
    known: askingFor((payee) => payee === undefined),
    /** The same before money moves: who lacks an IBAN is asked for once more, an event may be on its way. */
    of: askingFor((payee) => payee?.iban === undefined),
  };
}

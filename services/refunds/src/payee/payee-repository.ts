import type { EntitySnapshot } from '@alveole/contracts';
import type { Database } from '@alveole/persistence';
import { applyIfNewer, defineSchema, trusted } from '@alveole/persistence';

/** Who is paid for the files of an establishment. */
export interface Payee {
  readonly entity_id: string;
  readonly name: string;
  /** Without spaces; undefined until the establishment gave one. */
  readonly iban: string | undefined;
}

export interface PayeeRepository {
  keep(entity: EntitySnapshot): Promise<void>;
  /** By establishment, as the events told; who no event has told of is asked for at enrolment. */
  known(entity_ids: readonly string[]): Promise<ReadonlyMap<string, Payee>>;
  /** The same before money moves: who lacks an IBAN is asked for once more, an event may be on its way. */
  of(entity_ids: readonly string[]): Promise<ReadonlyMap<string, Payee>>;
}

interface PayeeRecord {
  _id: string;
  sequence: number;
  name: string;
  iban?: string | null;
}

const schema = defineSchema<PayeeRecord>({
  sequence: { type: Number, required: true },
  name: { type: String, required: true },
  iban: String,
});

/** @param ask reads the snapshot of an establishment from enrolment; undefined when it is not to be had */
export function createPayeeRepository(
  database: Database,
  ask: (entity_id: string) => Promise<EntitySnapshot | undefined>,
): PayeeRepository {
  const model = database.model('payees', schema);
  const keep = async ({ entity_id, sequence, raison_sociale, iban }: EntitySnapshot) => {
    await applyIfNewer(
      model,
      entity_id,
      sequence,
      iban ? { $set: { name: raison_sociale, iban } } : { $set: { name: raison_sociale }, $unset: { iban: 1 } },
    );
  };
  const stored = async (entity_ids: readonly string[]) => {
    const found = await model.find({ _id: trusted({ $in: [...entity_ids] }) }).lean<PayeeRecord[]>();
    return new Map(found.map(({ _id, name, iban }) => [_id, { entity_id: _id, name, iban: iban ?? undefined }]));
  };
  const askingFor = (lacks: (payee: Payee | undefined) => boolean) => async (entity_ids: readonly string[]) => {
    const wanted = [...new Set(entity_ids)];
    const first = await stored(wanted);
    const asked = (await Promise.all(wanted.filter((id) => lacks(first.get(id))).map(ask))).filter(
      (snapshot) => snapshot !== undefined,
    );
    if (asked.length === 0) return first;
    await Promise.all(asked.map(keep));
    return stored(wanted);
  };
  return {
    keep,
    known: askingFor((payee) => payee === undefined),
    of: askingFor((payee) => payee?.iban === undefined),
  };
}

import type { EventEnvelope } from '@alveole/contracts';
import { creditorReferenceOf, isOpenRecovery, recoveryStates } from '@alveole/domain';
import type { RecoveryState } from '@alveole/domain';
import {
  defineSchema,
  findPlain,
  insertVersioned,
  isDuplicateKey,
  takePage,
  trusted,
  versioned,
  writeIfUnchanged,
} from '@alveole/persistence';
import type { Cursor, Database, Plain, QueryFilter, Versioned } from '@alveole/persistence';
import type { Debtor } from '../record/debtor.ts';
import type { OwedShare, Recovery, RecoveryPayment, RecoveryStep } from '../record/recovery.ts';

interface StoredRecovery extends Versioned {
  number: number;
  reference: string;
  entityId: string;
  entityName: string;
  funderId: string;
  funderName?: string;
  state: RecoveryState;
  requestedCents: number;
  writtenOffCents: number;
  payments: RecoveryPayment[];
  files: OwedShare[];
  creditor: Debtor;
  createdAt: Date;
  dueOn: string;
  remindedAt: Date[];
  proposal?: { reason: string; userId: string; userName: string; at: Date } | null;
  steps: RecoveryStep[];
  /** Establishment and funder while nothing else is requested of them; two requests meet in its index. */
  standingKey?: string;
}

const step = { _id: false, act: String, at: Date, by: String, cents: Number, reason: String };

const schema = versioned(
  defineSchema<StoredRecovery>(
    {
      number: { type: Number, required: true },
      reference: { type: String, required: true },
      entityId: { type: String, required: true },
      entityName: { type: String, required: true },
      funderId: { type: String, required: true },
      funderName: String,
      state: { type: String, required: true },
      requestedCents: { type: Number, required: true },
      writtenOffCents: { type: Number, required: true },
      payments: [{ _id: false, receiptId: String, cents: Number }],
      files: [{ _id: false, repairId: String, fileNumber: String, cents: Number, cause: String }],
      creditor: { name: String, iban: String, bic: String },
      createdAt: { type: Date, required: true },
      dueOn: { type: String, required: true },
      remindedAt: [Date],
      proposal: { type: Object, default: null },
      steps: [step],
      standingKey: String,
    },
    [
      { name: 'by_number', fields: { number: -1 }, unique: true },
      { name: 'by_reference', fields: { reference: 1 }, unique: true },
      {
        name: 'standingKey',
        fields: { standingKey: 1 },
        unique: true,
        partialFilterExpression: { standingKey: { $exists: true } },
      },
      { name: 'state_createdAt', fields: { state: 1, createdAt: 1, _id: 1 } },
      { name: 'createdAt', fields: { createdAt: 1, _id: 1 } },
      { name: 'entityId_createdAt', fields: { entityId: 1, createdAt: -1, _id: -1 } },
    ],
  ),
);

export const recoveryModelOf = (database: Database) => database.model<StoredRecovery>('recoveries', schema);

export type RecoveryStore = ReturnType<typeof createRecoveryStore>;

/** A request before it has its number. */
export type NewRecovery = Omit<Recovery, 'number' | 'reference' | 'rowHash' | 'sequence' | 'isStanding'>;

/** What a write changes. */
export type RecoveryChanges = Partial<
  Pick<Recovery, 'state' | 'writtenOffCents' | 'payments' | 'remindedAt' | 'proposal' | 'isStanding'>
> & { readonly step?: RecoveryStep };

/** Payment requests: one an establishment and funder stands at a time. */
export function createRecoveryStore(database: Database) {
  const model = recoveryModelOf(database);
  const find = async (recoveryId: string): Promise<Recovery | undefined> => {
    const row = await findPlain(model, recoveryId);
    return row && toRecovery(row);
  };
  const many = async (filter: QueryFilter<StoredRecovery>): Promise<Recovery[]> =>
    (await model.find(filter, { outbox: 0 }).lean<Plain<StoredRecovery>[]>()).map(toRecovery);
  const nextNumber = async (): Promise<number> => {
    const [last] = await model
      .find({}, { number: 1 })
      .sort({ number: -1 })
      .limit(1)
      .lean<Pick<StoredRecovery, 'number'>[]>();
    return (last?.number ?? 0) + 1;
  };
  return {
    find,
    /**
     * The request under the next number; undefined when one stands already.
     * @param eventOf makes its event, once the reference is known
     */
    async insert(
      recovery: NewRecovery,
      eventOf: (numbered: Omit<Recovery, 'rowHash' | 'sequence'>) => EventEnvelope,
    ): Promise<Recovery | undefined> {
      for (;;) {
        const number = await nextNumber();
        const numbered = { ...recovery, number, reference: creditorReferenceOf(number), isStanding: true };
        try {
          return toRecovery(await insertVersioned(model, storedFields(numbered), [eventOf(numbered)]));
        } catch (error) {
          if (isDuplicateKey(error, 'standingKey')) return undefined;
          if (!isDuplicateKey(error)) throw error;
        }
      }
    },
    async byReference(reference: string): Promise<Recovery | undefined> {
      return (await many({ reference }))[0];
    },
    async standingOf(entityId: string, funderId: string): Promise<Recovery | undefined> {
      return (await many({ standingKey: standingKeyOf({ entityId, funderId }) }))[0];
    },
    /** Those that wait for money or whose end is being written: few at a time. */
    standing: () => many({ standingKey: trusted({ $gt: '' }) }),
    /** Newest first. */
    async ofEntity(entityId: string): Promise<Recovery[]> {
      const cursor = model.find({ entityId }, { outbox: 0 }).sort({ createdAt: -1, _id: -1 });
      return (await cursor.lean<Plain<StoredRecovery>[]>()).map(toRecovery);
    },
    /** Oldest first. */
    async page(after: Cursor | undefined, state?: RecoveryState): Promise<Recovery[]> {
      const request = { filter: state === undefined ? {} : { state }, before: after, isRising: true };
      return (await takePage<StoredRecovery, Plain<StoredRecovery>>(model, request)).map(toRecovery);
    },
    /** One write on the version that was read; undefined when somebody else wrote first. */
    async write(
      { recoveryId, rowHash, ...recovery }: Recovery,
      { step: newStep, isStanding, ...changes }: RecoveryChanges,
      events: readonly EventEnvelope[] = [],
    ): Promise<Recovery | undefined> {
      const { proposal } = { ...recovery, ...changes };
      const update = {
        $set: {
          ...(changes.state && { state: changes.state }),
          ...(changes.writtenOffCents !== undefined && { writtenOffCents: changes.writtenOffCents }),
          ...(changes.payments && { payments: [...changes.payments] }),
          ...(changes.remindedAt && { remindedAt: [...changes.remindedAt] }),
          proposal: proposal ? { reason: proposal.reason, ...proposal.person, at: proposal.at } : null,
        },
        ...(newStep && { $push: { steps: definedOnly(newStep) } }),
        ...(isStanding === false && { $unset: { standingKey: 1 as const } }),
      };
      const written = await writeIfUnchanged(model, { _id: recoveryId, rowHash }, update, events);
      return written.ok ? toRecovery(written.doc) : undefined;
    },
    /** What is open at this moment. */
    countOpen: (): Promise<number> =>
      model.countDocuments({ state: trusted({ $in: recoveryStates.filter(isOpenRecovery) }) }),
  };
}

const standingKeyOf = ({ entityId, funderId }: Pick<Recovery, 'entityId' | 'funderId'>) => `${entityId}/${funderId}`;

/** The store keeps an undefined field as null. */
function definedOnly({ cents, reason, ...fields }: RecoveryStep): RecoveryStep {
  return { ...fields, ...(cents !== undefined && { cents }), ...(reason !== undefined && { reason }) };
}

function storedFields(recovery: Omit<Recovery, 'rowHash' | 'sequence' | 'isStanding'>) {
  return {
    _id: recovery.recoveryId,
    number: recovery.number,
    reference: recovery.reference,
    entityId: recovery.entityId,
    entityName: recovery.entityName,
    funderId: recovery.funderId,
    ...(recovery.funderName !== undefined && { funderName: recovery.funderName }),
    state: recovery.state,
    requestedCents: recovery.requestedCents,
    writtenOffCents: recovery.writtenOffCents,
    payments: [...recovery.payments],
    files: recovery.files.map(({ cause, ...file }) => ({ ...file, ...(cause && { cause }) })),
    creditor: recovery.creditor,
    createdAt: recovery.requestedAt,
    dueOn: recovery.dueOn,
    remindedAt: [...recovery.remindedAt],
    steps: recovery.steps.map(definedOnly),
    standingKey: standingKeyOf(recovery),
  };
}

function toRecovery(row: Plain<StoredRecovery>): Recovery {
  const { proposal } = row;
  return {
    recoveryId: row._id,
    number: row.number,
    reference: row.reference,
    entityId: row.entityId,
    entityName: row.entityName,
    funderId: row.funderId,
    funderName: row.funderName,
    state: row.state,
    requestedCents: row.requestedCents,
    writtenOffCents: row.writtenOffCents,
    payments: row.payments,
    files: row.files,
    creditor: row.creditor,
    requestedAt: row.createdAt,
    dueOn: row.dueOn,
    remindedAt: row.remindedAt,
    proposal: proposal
      ? { reason: proposal.reason, person: { userId: proposal.userId, userName: proposal.userName }, at: proposal.at }
      : undefined,
    steps: row.steps,
    isStanding: row.standingKey !== undefined,
    rowHash: row.rowHash,
    sequence: row.sequence,
  };
}

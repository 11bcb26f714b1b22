import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { EstablishmentStatus } from '@alveole/domain';
import type { Database, Model } from '@alveole/persistence';
import { declareIndexes, defineSchema, isDuplicateKey, trusted } from '@alveole/persistence';
import type { AskEntity } from '../outside/ask-entity.ts';
import type { Payee, PaymentSuspension, PaymentSuspensionChange, RefusedAccount } from '../record/payee.ts';

interface StoredPayee {
  _id: string;
  sequence: number;
  name: string;
  /** Absent from what was kept before it was asked. */
  status?: EstablishmentStatus;
  iban?: string | null;
  ibanChangedAt?: Date;
  ibanChangedBy?: string;
  approvedIban?: string;
  approvedBy?: string;
  accountHolder?: string | null;
  bic?: string | null;
  refused?: StoredRefusal;
  /** Of the refusal that a second person overruled: the same answer of the bank, told again, holds nothing. */
  confirmedReference?: string;
  /** When its account was forgotten. */
  forgottenAt?: Date;
  suspension?: PaymentSuspension;
  /** Oldest first. */
  suspensionChanges?: PaymentSuspensionChange[];
}

interface StoredRefusal {
  iban: string;
  reason: string;
  reference: string;
  at: Date;
}

const schema = defineSchema<StoredPayee>({
  sequence: { type: Number, required: true },
  name: { type: String, required: true },
  status: Number,
  iban: String,
  ibanChangedAt: Date,
  ibanChangedBy: String,
  approvedIban: String,
  approvedBy: String,
  accountHolder: String,
  bic: String,
  refused: { iban: String, reason: String, reference: String, at: Date },
  confirmedReference: String,
  forgottenAt: Date,
  suspension: { reason: String, userId: String, userName: String, at: Date },
  suspensionChanges: { type: [Object], default: undefined },
});

/** Few establishments are suspended at a time. */
declareIndexes(schema, [
  {
    name: 'suspended',
    fields: { 'suspension.at': 1 },
    partialFilterExpression: { 'suspension.at': { $exists: true } },
  },
]);

export type PayeeStore = ReturnType<typeof createPayeeStore>;

/** @param ask reads the snapshot of an establishment from enrolment; undefined when it is not to be had */
export function createPayeeStore(database: Database, ask: AskEntity, now: () => Date) {
  const model = database.model('payees', schema);
  /** Repeated until it is written on the payee that was read; an older sequence changes nothing. */
  const keep = async (entity: EntitySnapshot): Promise<void> => {
    const { entity_id, sequence, raison_sociale: name, status, iban } = entity;
    const { account_holder: accountHolder = null, bic = null } = entity;
    for (;;) {
      const storedPayee = await model.findById(entity_id).lean<StoredPayee>();
      if (storedPayee && storedPayee.sequence >= sequence) return;
      const account = { ...(iban ? { iban } : {}), accountHolder, bic, ...changeOf(storedPayee, iban, now()) };
      if (!storedPayee && (await insert({ _id: entity_id, sequence, name, status, ...account }))) return;
      if (!storedPayee) continue;
      const update = {
        $set: { sequence, name, status, ...account },
        ...(iban ? {} : { $unset: { iban: 1 as const } }),
      };
      const written = await model.updateOne({ _id: entity_id, sequence: storedPayee.sequence }, update);
      if (written.matchedCount === 1) return;
    }
  };
  const insert = async (payee: StoredPayee): Promise<boolean> => {
    try {
      await model.create(payee);
      return true;
    } catch (error) {
      if (isDuplicateKey(error, '_id_')) return false;
      throw error;
    }
  };
  const stored = async (entityIds: readonly string[]): Promise<ReadonlyMap<string, Payee>> => {
    const payees = await model.find({ _id: trusted({ $in: [...entityIds] }) }).lean<StoredPayee[]>();
    return new Map(payees.map((payee) => [payee._id, toPayee(payee)]));
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
  const known = askingFor((payee) => payee?.status === undefined);
  return {
    keep,
    statusOf: async (entityId: string) => (await known([entityId])).get(entityId)?.status,
    /** By establishment, as the events told; who no event has told of is asked for at enrolment. */
    known,
    /** The same before money moves: who lacks an IBAN is asked for once more, an event may be on its way. */
    of: askingFor((payee) => payee?.iban === undefined),
    /**
     * Whoever gave this account, where it still stands: an approval by the same person falls. A first account counts as
     * changed where staff gave it.
     */
    async nameGiver(entityId: string, iban: string, { userId, isStaff }: AccountGiver): Promise<void> {
      const giver =
        userId === undefined ? { $unset: { ibanChangedBy: 1 as const } } : { $set: { ibanChangedBy: userId } };
      await model.updateOne({ _id: entityId, iban }, giver);
      if (!isStaff) return;
      const first = { _id: entityId, iban, ibanChangedAt: trusted({ $exists: false }) };
      await model.updateOne(first, { $set: { ibanChangedAt: now() } });
      await model.updateOne(
        { _id: entityId, iban, approvedBy: userId },
        { $unset: { approvedIban: 1, approvedBy: 1 } },
      );
    },
    /**
     * Lets money go to this account, a refusal of the bank notwithstanding; false when the establishment has another one
     * by now.
     */
    async approve(entityId: string, iban: string, userId: string): Promise<boolean> {
      const refused = (await model.findById(entityId).lean<StoredPayee>())?.refused;
      const approved = { approvedIban: iban, approvedBy: userId };
      const update =
        refused?.iban === iban
          ? { $set: { ...approved, confirmedReference: refused.reference }, $unset: { refused: 1 as const } }
          : { $set: approved };
      return (await model.updateOne({ _id: entityId, iban }, update)).matchedCount === 1;
    },
    ...paymentSuspensionsIn(model),
    /** The bank refused this account, once: what a second person has overruled since, told again, changes nothing. */
    async refuse(entityId: string, refused: RefusedAccount): Promise<void> {
      const key = { _id: entityId, confirmedReference: trusted({ $ne: refused.reference }) };
      await model.updateOne(key, { $set: { refused } });
    },
  };
}

/** The suspensions of payments by administrators; each change is one write with its history. */
function paymentSuspensionsIn(model: Model<StoredPayee>) {
  const isSuspended = trusted({ $exists: true });
  const isFree = trusted({ $exists: false });
  return {
    /** False where they are suspended already, and of an establishment that is not known. */
    async suspend(entityId: string, suspension: PaymentSuspension): Promise<boolean> {
      const change = { $set: { suspension }, $push: { suspensionChanges: { act: 'suspend' as const, ...suspension } } };
      return (await model.updateOne({ _id: entityId, 'suspension.at': isFree }, change)).matchedCount === 1;
    },
    /** False where they are not suspended. */
    async resume(entityId: string, resumption: PaymentSuspension): Promise<boolean> {
      const change = {
        $unset: { suspension: 1 as const },
        $push: { suspensionChanges: { act: 'resume' as const, ...resumption } },
      };
      return (await model.updateOne({ _id: entityId, 'suspension.at': isSuspended }, change)).matchedCount === 1;
    },
    async listSuspended(): Promise<readonly Payee[]> {
      const cursor = model.find({ 'suspension.at': isSuspended }).sort({ 'suspension.at': 1 });
      return (await cursor.lean<StoredPayee[]>()).map(toPayee);
    },
    /** Newest first. */
    async suspensionChangesOf(entityId: string): Promise<readonly PaymentSuspensionChange[]> {
      const storedPayee = await model.findById(entityId, { suspensionChanges: 1 }).lean<StoredPayee>();
      return (storedPayee?.suspensionChanges ?? []).toReversed();
    },
  };
}

/** Who gave an establishment its account. */
export interface AccountGiver {
  readonly userId: string | undefined;
  readonly isStaff: boolean;
}

/** An account that takes the place of another, or is taken away: whoever comes next then is no first one. */
function changeOf(
  storedPayee: StoredPayee | null,
  iban: string | undefined,
  at: Date,
): Pick<StoredPayee, 'ibanChangedAt'> {
  return storedPayee?.iban && storedPayee.iban !== iban ? { ibanChangedAt: at } : {};
}

function toPayee({ _id, name, status, iban, refused, accountHolder, bic, ...row }: StoredPayee): Payee {
  return {
    entityId: _id,
    name,
    status,
    iban: iban ?? undefined,
    accountHolder: accountHolder ?? undefined,
    bic: bic ?? undefined,
    ibanChangedAt: row.ibanChangedAt,
    ibanChangedBy: row.ibanChangedBy,
    approvedIban: row.approvedIban,
    refused: refused?.iban === undefined ? undefined : refused,
    suspension: row.suspension?.at === undefined ? undefined : row.suspension,
  };
}

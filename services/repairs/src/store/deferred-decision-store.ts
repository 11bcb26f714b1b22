import type { Operation, ReviewDecisionCode } from '@alveole/contracts/repair';
import { defineSchema, filterOf, isDuplicateKey, trusted } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { Schema } from 'mongoose';
import type { Person } from '../record/people.ts';

/** A decision of the desk that can still be taken back, or that could not be written. */
export interface DeferredDecision {
  readonly id: string;
  readonly repairId: string;
  readonly fileNumber: string;
  /** The version of the file that was decided on: of another one, nothing is written. */
  readonly rowHash: string;
  readonly operation: Operation<ReviewDecisionCode>;
  readonly person: Person;
  /** `held` until it is due, as the wire says it. */
  readonly state: 'held' | 'begun' | 'refused';
  /** When the service writes it; once it is begun, when another process may go on with it. */
  readonly dueAt: Date;
  /** French; why it could not be written. */
  readonly reason?: string | undefined;
}

interface DeferredDecisionDocument extends Omit<DeferredDecision, 'id'> {
  readonly _id: string;
  readonly userId: string;
  /** The file, as long as the decision is not settled: unique. */
  readonly pending?: string;
}

const required = <Type>(type: Type) => ({ type, required: true });
const whenPending = { partialFilterExpression: { pending: { $exists: true } } } as const;

const schema = defineSchema<DeferredDecisionDocument>(
  {
    repairId: required(String),
    fileNumber: required(String),
    rowHash: required(String),
    operation: required(Schema.Types.Mixed),
    person: required(Schema.Types.Mixed),
    userId: required(String),
    state: required(String),
    dueAt: required(Date),
    reason: String,
    pending: String,
  },
  [
    { name: 'pending', fields: { pending: 1 }, unique: true, ...whenPending },
    { name: 'due', fields: { dueAt: 1 }, ...whenPending },
    { name: 'user_due', fields: { userId: 1, dueAt: 1 } },
  ],
);

/** A person decides on six files in ten seconds at most; what could not be written is put away by hand. */
const maxOfOnePerson = 50;

export type DeferredDecisionStore = ReturnType<typeof createDeferredDecisionStore>;

export function createDeferredDecisionStore(database: Database) {
  // The collection has the name of the first version: a decision lives ten seconds, not worth copying all at an upgrade.
  const model = database.model<DeferredDecisionDocument>('held_decisions', schema);
  return {
    /** The decision that stands under this id: the one given, or the one that was there; undefined where the file has another. */
    async add({ id, ...decision }: DeferredDecision): Promise<DeferredDecision | undefined> {
      const { repairId, person } = decision;
      try {
        await model.create([{ _id: id, ...decision, userId: person.userId, pending: repairId }]);
        return { id, ...decision };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return this.byId(id);
      }
    },
    async byId(id: string): Promise<DeferredDecision | undefined> {
      const document = await model.findById(id).lean<DeferredDecisionDocument>();
      return document ? toDecision(document) : undefined;
    },
    /** What a person decided and is not written, the first due first. */
    async ofPerson(userId: string): Promise<DeferredDecision[]> {
      const documents = await model
        .find({ userId })
        .sort({ dueAt: 1 })
        .limit(maxOfOnePerson)
        .lean<DeferredDecisionDocument[]>();
      return documents.map(toDecision);
    },
    /** Takes a decision out before it is begun; undefined where that is too late. */
    async takeBack(id: string, userId: string): Promise<DeferredDecision | undefined> {
      const filter = filterOf<DeferredDecisionDocument>({
        _id: id,
        userId,
        state: trusted({ $in: ['held', 'refused'] }),
      });
      const document = await model.findOneAndDelete(filter).lean<DeferredDecisionDocument>();
      return document ? toDecision(document) : undefined;
    },
    /** One that is due, begun for this process until `until`. */
    async begin(now: Date, until: Date): Promise<DeferredDecision | undefined> {
      const filter = filterOf<DeferredDecisionDocument>({
        pending: trusted({ $exists: true }),
        dueAt: trusted({ $lte: now }),
      });
      const document = await model
        .findOneAndUpdate(filter, { $set: { state: 'begun', dueAt: until } }, { returnDocument: 'after' })
        .lean<DeferredDecisionDocument>();
      return document ? toDecision(document) : undefined;
    },
    /** The file's history has it now. */
    async written(id: string): Promise<void> {
      await model.deleteOne({ _id: id });
    },
    async refused(id: string, reason: string): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { state: 'refused', reason }, $unset: { pending: 1 } });
    },
  };
}

function toDecision({ _id: id, ...fields }: DeferredDecisionDocument): DeferredDecision {
  const { repairId, fileNumber, rowHash, operation, person, state, dueAt, reason } = fields;
  return { id, repairId, fileNumber, rowHash, operation, person, state, dueAt, reason };
}

import { soleFunderId } from '@alveole/domain';
import type { BankQuestionReason, BankQuestionState } from '@alveole/domain';
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
import type { Cursor, Database, Plain, Versioned } from '@alveole/persistence';
import type { BankSide } from '../record/bank-line.ts';
import type { AskedQuestion, BankQuestion, ProposedAnswer } from '../record/bank-question.ts';
import { questionIdOf } from '../record/bank-question.ts';
import type { Person } from '../record/refund-batch.ts';

interface StoredQuestion extends Versioned {
  reason: BankQuestionReason;
  reference: string;
  batchId?: string;
  /** Absent where the programme pays alone. */
  funderId?: string;
  repairIds: string[];
  amount?: string;
  currency?: string;
  cents?: number;
  day?: string;
  side?: BankSide;
  statedReason?: string;
  state: BankQuestionState;
  createdAt: Date;
  proposal?: {
    answer: ProposedAnswer['answer'];
    references: string[];
    userId: string;
    userName: string;
    at: Date;
  } | null;
  confirmedBy?: { userId: string; userName: string };
}

const schema = versioned(
  defineSchema<StoredQuestion>(
    {
      reason: { type: String, required: true },
      reference: { type: String, default: '' },
      batchId: String,
      funderId: String,
      repairIds: [String],
      amount: String,
      currency: String,
      cents: Number,
      day: String,
      side: String,
      statedReason: String,
      state: { type: String, required: true },
      createdAt: { type: Date, required: true },
      proposal: { type: Object, default: null },
      confirmedBy: { type: Object },
    },
    [
      { name: 'state_createdAt', fields: { state: 1, createdAt: -1, _id: -1 } },
      { name: 'repairIds_state', fields: { repairIds: 1, state: 1 } },
      { name: 'batchId_state', fields: { batchId: 1, state: 1 } },
    ],
  ),
);

const unsettled = trusted({ $in: ['open', 'proposed'] as BankQuestionState[] });

export const questionModelOf = (database: Database) => database.model<StoredQuestion>('bank_questions', schema);

export type QuestionStore = ReturnType<typeof createQuestionStore>;

/** What a step of a question changes. */
export interface QuestionChanges {
  readonly state: BankQuestionState;
  readonly proposal?: ProposedAnswer | undefined;
  readonly confirmedBy?: Person;
}

/** Questions that the bank's files leave open; a settled one is kept, so that the same words ask nothing anew. */
export function createQuestionStore(database: Database) {
  const model = questionModelOf(database);
  const find = async (questionId: string): Promise<BankQuestion | undefined> => {
    const storedQuestion = await findPlain(model, questionId);
    return storedQuestion && toQuestion(storedQuestion);
  };
  return {
    find,
    /** The question as it stands: a new one, or the one that was asked before. */
    async ask(question: AskedQuestion, askedAt: Date): Promise<BankQuestion> {
      const _id = questionIdOf(question);
      const storedQuestion = await find(_id);
      if (storedQuestion) return storedQuestion;
      try {
        return toQuestion(
          await insertVersioned(model, { _id, ...fieldsOf(question), state: 'open', createdAt: askedAt }),
        );
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return (await find(_id)) as BankQuestion;
      }
    },
    /** Those that nobody, or one person, answered; newest first. */
    async page(before: Cursor | undefined): Promise<BankQuestion[]> {
      const filter = { state: unsettled };
      return (await takePage<StoredQuestion, Plain<StoredQuestion>>(model, { before, filter })).map(toQuestion);
    },
    /** Of these files those whose share an unsettled question keeps from being paid by this funder. */
    async waitingOf(repairIds: readonly string[], funderId: string): Promise<ReadonlySet<string>> {
      const wanted = new Set(repairIds);
      const filter = {
        repairIds: trusted({ $in: [...wanted] }),
        state: unsettled,
        funderId: funderId === soleFunderId ? trusted({ $exists: false }) : funderId,
      };
      const questions = wanted.size === 0 ? [] : await model.find(filter, { repairIds: 1 }).lean<StoredQuestion[]>();
      return new Set(questions.flatMap((question) => question.repairIds).filter((id) => wanted.has(id)));
    },
    async hasOpen(batchId: string): Promise<boolean> {
      return (await model.countDocuments({ batchId, state: unsettled })) > 0;
    },
    /** One write on the version that was read; undefined when somebody else wrote first. */
    async write({ questionId, rowHash }: BankQuestion, changes: QuestionChanges): Promise<BankQuestion | undefined> {
      const { state, proposal, confirmedBy } = changes;
      const stored = {
        state,
        proposal: proposal
          ? {
              answer: proposal.answer,
              references: [...proposal.references],
              userId: proposal.person.userId,
              userName: proposal.person.userName,
              at: proposal.at,
            }
          : null,
        ...(confirmedBy && { confirmedBy: { userId: confirmedBy.userId, userName: confirmedBy.userName } }),
      };
      const written = await writeIfUnchanged(model, { _id: questionId, rowHash }, { $set: stored });
      return written.ok ? toQuestion(written.doc) : undefined;
    },
  };
}

function fieldsOf({
  reason,
  reference,
  batchId,
  funderId = soleFunderId,
  repairIds,
  amount,
  day,
  side,
  statedReason,
}: AskedQuestion) {
  return {
    reason,
    reference,
    repairIds: [...repairIds],
    ...(batchId === undefined ? {} : { batchId }),
    ...(funderId !== soleFunderId && { funderId }),
    ...(amount && {
      amount: amount.text,
      currency: amount.currency,
      ...(amount.cents === undefined ? {} : { cents: amount.cents }),
    }),
    ...(day ? { day } : {}),
    ...(side ? { side } : {}),
    ...(statedReason ? { statedReason } : {}),
  };
}

function toQuestion(row: Plain<StoredQuestion>): BankQuestion {
  const { proposal, confirmedBy } = row;
  return {
    questionId: row._id,
    reason: row.reason,
    reference: row.reference ?? '',
    batchId: row.batchId,
    funderId: row.funderId,
    repairIds: row.repairIds,
    amount:
      row.amount === undefined || row.currency === undefined
        ? undefined
        : { text: row.amount, currency: row.currency, cents: row.cents },
    day: row.day,
    side: row.side,
    statedReason: row.statedReason,
    state: row.state,
    askedAt: row.createdAt,
    proposal: proposal
      ? {
          answer: proposal.answer,
          references: proposal.references,
          person: { userId: proposal.userId, userName: proposal.userName },
          at: proposal.at,
        }
      : undefined,
    confirmedBy: confirmedBy && { userId: confirmedBy.userId, userName: confirmedBy.userName },
    rowHash: row.rowHash,
  };
}

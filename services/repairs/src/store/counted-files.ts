import type { Answers, CountedOperation, CalendarWeek, RepairKind } from '@alveole/domain';
import { filterOf, trusted } from '@alveole/persistence';
import type { SmsRecord } from '../record/repair-record.ts';
import type { RepairDocument, RepairModel } from './repair-model.ts';

/** A batch that holds a file for its transfer, and the week since when the file had waited for it. */
export interface CountedReservation {
  readonly batchId: string;
  readonly week: CalendarWeek;
}

/** How far a file has been counted, and where; kept on the file itself. */
export interface CountedMark {
  readonly generation: string;
  /** Of its history, from the beginning. */
  readonly operations: number;
  /** It counts in this department, wherever its shop moves. */
  readonly department: string;
  /** What became of its messages, as it is counted; by the event that asked for each. */
  readonly sms: Readonly<Record<string, string>>;
  /** While a batch holds it. */
  readonly reservation?: CountedReservation;
}

/** A file as far as statistics read it. */
export interface CountableFile {
  readonly id: string;
  readonly kind: RepairKind;
  readonly entityId: string;
  readonly history: readonly (CountedOperation & {
    readonly answers?: Answers | undefined;
    /** By the ids of their questions. */
    readonly removedAnswers?: readonly string[] | undefined;
  })[];
  /** By SMS alone. */
  readonly sends: SmsRecord['sends'];
  /** The approved batch that locked it last. */
  readonly reservedBy: string | undefined;
  readonly modifiedAt: Date;
  readonly counted: CountedMark | undefined;
}

type Read = Pick<
  RepairDocument,
  '_id' | 'gender' | 'entityId' | 'history' | 'sms' | 'refundLocks' | 'modifiedAt' | 'counted'
>;

const projection = {
  gender: 1,
  entityId: 1,
  'history.code': 1,
  'history.status': 1,
  'history.recordedAt': 1,
  'history.details.premiumCents': 1,
  'history.details.adjustmentCents': 1,
  'history.details.answers': 1,
  'history.details.removedAnswers': 1,
  'sms.sends': 1,
  'refundLocks.batchId': 1,
  modifiedAt: 1,
  counted: 1,
} as const;

const atOnce = 100;

/** The files as statistics read and mark them; a mark tells no event and leaves the rowHash. */
export function createCountedFiles(model: RepairModel) {
  return {
    async find(id: string): Promise<CountableFile | undefined> {
      const document = await model.findOne({ _id: id }, projection).lean<Read>();
      return document ? toCountable(document) : undefined;
    },
    /** All files, some at a time. */
    async *all(): AsyncGenerator<readonly CountableFile[]> {
      for (let last = '', there = atOnce; there === atOnce;) {
        const after = filterOf<RepairDocument>({ _id: trusted({ $gt: last }) });
        const documents = await model.find(after, projection).sort({ _id: 1 }).limit(atOnce).lean<Read[]>();
        there = documents.length;
        last = documents.at(-1)?._id ?? last;
        yield documents.map(toCountable);
      }
    },
    /** False when somebody else marked the file meanwhile. */
    async mark({ id, counted: before }: CountableFile, counted: CountedMark): Promise<boolean> {
      const unchanged = before
        ? {
            'counted.generation': before.generation,
            'counted.operations': before.operations,
            'counted.reservation.batchId': before.reservation?.batchId ?? trusted({ $exists: false }),
          }
        : { counted: trusted({ $exists: false }) };
      const outcome = await model.updateOne(filterOf<RepairDocument>({ _id: id, ...unchanged }), { $set: { counted } });
      return outcome.matchedCount === 1;
    },
    /** What became of one message; `delivered` and `failed` are final. */
    async noteOutcome(id: string, eventId: string, outcome: string): Promise<void> {
      const open = { eventId, outcome: trusted({ $nin: ['delivered', 'failed'] }) };
      await model.updateOne(filterOf<RepairDocument>({ _id: id, 'sms.sends': trusted({ $elemMatch: open }) }), {
        $set: { 'sms.sends.$.outcome': outcome },
      });
    },
  };
}

export type CountedFiles = ReturnType<typeof createCountedFiles>;

function toCountable({ _id, gender, entityId, history, sms, refundLocks, modifiedAt, counted }: Read): CountableFile {
  return {
    id: _id,
    kind: gender,
    entityId,
    history: history.map(({ code, status, recordedAt, details }) => ({
      code,
      status,
      at: recordedAt,
      premiumCents: details?.premiumCents,
      adjustmentCents: details?.adjustmentCents,
      answers: details?.answers,
      removedAnswers: details?.removedAnswers?.map(({ questionId }) => questionId),
    })),
    sends: (sms?.sends ?? []).filter(({ channel = 'sms' }) => channel === 'sms'),
    reservedBy: refundLocks?.at(-1)?.batchId,
    modifiedAt,
    counted: counted ?? undefined,
  };
}

import { filterOf, keysetFilter, parseCursor, trusted } from '@alveole/persistence';
import type { ReplayableFile } from '../record/campaign-replay.ts';
import { repairedAtOf } from '../record/operation-date.ts';
import { sessionInvoiceOf } from '../record/session-invoice.ts';
import type { RepairDocument, RepairModel } from './repair-model.ts';

/** From the first instant to the one before the last. */
export interface OpenedBetween {
  readonly from: Date;
  readonly before: Date;
}

/** Files of one page: some tenths of a second of reckoning. */
export const replayPageSize = 200;

type Read = Pick<
  RepairDocument,
  | '_id'
  | 'gender'
  | 'entityId'
  | 'consumerId'
  | 'status'
  | 'invoiceCents'
  | 'invoiceVat'
  | 'createdAt'
  | 'history'
  | 'counted'
>;

const projection = {
  gender: 1,
  entityId: 1,
  consumerId: 1,
  status: 1,
  invoiceCents: 1,
  invoiceVat: 1,
  createdAt: 1,
  'counted.department': 1,
  'history.code': 1,
  'history.operationDate': 1,
  'history.details.participants': 1,
  'history.details.reckoning.situation': 1,
} as const;

/** Files as a replay reads them, newest first, from one index. */
export function createReplayedFiles(model: RepairModel) {
  const openedIn = ({ from, before }: OpenedBetween) =>
    filterOf<RepairDocument>({
      createdAt: trusted({ $gte: from, $lt: before }),
      // Of a forgotten file nobody knows any more what the rules name.
      'retention.personsAt': trusted({ $exists: false }),
    });
  return {
    count: (period: OpenedBetween): Promise<number> => model.countDocuments(openedIn(period)),
    /** @param behind cursor of the last file of the page before */
    async page(period: OpenedBetween, behind: string | undefined): Promise<readonly ReplayableFile[]> {
      const cursor = behind === undefined ? undefined : parseCursor(behind);
      const conditions = cursor ? [openedIn(period), keysetFilter<RepairDocument>(cursor)] : [openedIn(period)];
      const rows = await model
        .find({ $and: conditions }, projection)
        .sort({ createdAt: -1, _id: -1 })
        .limit(replayPageSize)
        .batchSize(replayPageSize)
        .lean<Read[]>();
      return rows.map(toReplayable);
    },
  };
}

export type ReplayedFiles = ReturnType<typeof createReplayedFiles>;

function toReplayable({ _id: id, gender, invoiceVat, counted, history, ...file }: Read): ReplayableFile {
  const { entityId, consumerId, status, invoiceCents, createdAt } = file;
  const invoice = history.findLast(({ details }) => details?.reckoning !== undefined);
  return {
    id,
    kind: gender,
    entityId,
    consumerId,
    status,
    invoiceCents,
    vatRate: invoiceVat?.rate,
    createdAt,
    department: counted?.department,
    repairedAt: repairedAtOf({ history, createdAt }),
    participants: sessionInvoiceOf(history)?.participants,
    situation: invoice?.details.reckoning?.situation,
  };
}

import type { HistoryRecord, OperationDetails } from './history-record.ts';

/** The newest invoice of a session: whose document it is, and for how many persons. */
export function sessionInvoiceOf(
  history: readonly Pick<HistoryRecord, 'code' | 'details'>[],
): Pick<OperationDetails, 'mediaHash' | 'participants'> | undefined {
  return history.findLast(({ code }) => code === 'FACVE')?.details;
}

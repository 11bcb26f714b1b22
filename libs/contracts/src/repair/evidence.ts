import { formatEuros, isComplementAsked } from '@alveole/domain';
import type { OperationCode, ReckoningStep } from '@alveole/domain';
import type { HistoryEntryView } from './history-entry-view.ts';
import type { RepairView } from './view.ts';

/** An operation that brought a document. */
export type Evidence = HistoryEntryView & { readonly mediaName: string };
type WithHistory = Pick<RepairView, 'history'>;

const requests: ReadonlySet<OperationCode> = new Set(['COM', 'COMECH']);

/** The invoices of a file, the last first: that one counts. */
export function invoicesOf({ history }: WithHistory): readonly Evidence[] {
  return history.filter(isEvidence).filter(isInvoice).toReversed();
}

/**
 * Why the premium of a file is what it is: the version of the rules that reckoned the invoice that counts, its steps, then each
 * correction of what was paid. Empty of invoices of earlier versions of the platform.
 */
export function premiumStepsOf({
  history,
  premiumCents = 0,
}: Pick<RepairView, 'history' | 'premiumCents'>): readonly ReckoningStep[] {
  const steps = reckoningOf(invoicesOf({ history })[0]);
  const corrections = history.flatMap(({ adjustmentCents }) => adjustmentCents ?? []);
  if (steps.length === 0 || corrections.length === 0) return steps;
  return [
    ...steps,
    ...corrections.map((cents) => ({ title: 'Correction par le programme', value: formatEuros(cents) })),
    { title: 'Aide corrigée', value: formatEuros(premiumCents) },
  ];
}

function reckoningOf(invoice?: Evidence): readonly ReckoningStep[] {
  const { reckoningSteps: steps = [], reckoningVersion: version } = invoice ?? {};
  if (steps.length === 0 || version === undefined) return steps;
  return [{ title: 'Règles appliquées', value: `version ${version}` }, ...steps];
}

/** The photos of a file, the last first. */
export function photosOf({ history }: WithHistory): readonly Evidence[] {
  return history
    .filter(isEvidence)
    .filter(({ operation }) => operation === 'PHO')
    .toReversed();
}

/**
 * The photos that count, in the order in which they were given: all of those that answer the last request for
 * complements, since several may be asked for at once; before it and where none answers it, the last one replaces
 * the others.
 */
export function countingPhotos({ history }: WithHistory): readonly Evidence[] {
  const asked = history.findLastIndex(({ operation }) => requests.has(operation));
  const answering = asked === -1 ? [] : photosOf({ history: history.slice(asked) }).toReversed();
  return answering.length > 0 ? answering : photosOf({ history }).slice(0, 1);
}

/** What was replaced, the last one first. */
export function earlierEvidence({ history }: WithHistory): readonly Evidence[] {
  const counting = [invoicesOf({ history })[0], ...countingPhotos({ history })];
  return history
    .filter(isEvidence)
    .filter((entry) => !counting.includes(entry))
    .toReversed();
}

/** What is shown of a document: its copy with the stamp, where there is one. */
export function shownMedia({ mediaName, stampedMediaName }: Evidence): string {
  return stampedMediaName ?? mediaName;
}

/** Whether an operation deposited an invoice, of a repair or of a session. */
export function isInvoice({ operation }: Pick<HistoryEntryView, 'operation'>): boolean {
  return operation === 'FAC' || operation === 'FACVE';
}

/** The messages of a file, oldest first. */
export function messagesOf({ history }: WithHistory): readonly HistoryEntryView[] {
  return history.filter(({ operation }) => operation === 'MSG');
}

/** What was last asked of the repairer; undefined unless the file waits for the answer. */
export function openRequest({ history, status }: Pick<RepairView, 'history' | 'status'>): HistoryEntryView | undefined {
  return isComplementAsked(status) ? history.findLast(({ operation }) => requests.has(operation)) : undefined;
}

/** A request for complements, and what the repairer gave for it. */
export interface AnsweredRequest {
  readonly request: HistoryEntryView;
  /** Messages and documents, oldest first. */
  readonly answer: readonly HistoryEntryView[];
}

const given: ReadonlySet<OperationCode> = new Set(['MSG', 'FAC', 'FACVE', 'PHO']);

/** What was last asked of the repairer, with what he gave since; undefined where nothing was ever asked. */
export function lastRequest({ history }: WithHistory): AnsweredRequest | undefined {
  const index = history.findLastIndex(({ operation }) => requests.has(operation));
  const request = history[index];
  if (!request) return undefined;
  const answer = history
    .slice(index + 1)
    .filter(({ operation, author }) => author.role === 'REP' && given.has(operation));
  return { request, answer };
}

function isEvidence(entry: HistoryEntryView): entry is Evidence {
  return entry.mediaName !== undefined && (isInvoice(entry) || entry.operation === 'PHO');
}

import type { PaymentView } from '@alveole/contracts/refund';
import { formatDate, formatEuros } from '@alveole/ui';
import { stateBadges, statementTexts as texts } from './read-payments.text.ts';

/** A statement as rows of text: what the PDF draws and the CSV lists. */
export interface Statement {
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly rows: readonly StatementRow[];
  readonly totalLabel: string;
  readonly total: string;
}

export interface StatementRow {
  readonly fileNumber: string;
  readonly kind: string;
  readonly amount: string;
  /** Signed, in cents. */
  readonly amountCents: number;
  /** When its batch was drafted, by when it was promised and when it was paid; empty where there is no such day. */
  readonly batch: string;
  readonly promised: string;
  readonly paid: string;
  readonly reference: string;
}

const dateOf = (instant: string | undefined): string => (instant === undefined ? '' : formatDate(instant));

export function statementOf(payment: PaymentView): Statement {
  const { reference, payeeName, sentAt, settledAt, state, lines, amountCents } = payment;
  return {
    facts: [
      [texts.payee, payeeName],
      [texts.reference, reference],
      [texts.state, stateBadges[state].label],
      [texts.sent, formatDate(sentAt)],
      ...(settledAt === undefined ? [] : [[texts.settled[state], formatDate(settledAt)] as const]),
    ],
    rows: lines.map((line) => ({
      fileNumber: line.fileNumber,
      kind: line.isCorrection ? texts.correction : texts.premium,
      amount: formatEuros(line.amountCents),
      amountCents: line.amountCents,
      batch: formatDate(sentAt),
      promised: dateOf(line.promisedAt),
      paid: dateOf(state === 'paid' ? settledAt : undefined),
      reference,
    })),
    totalLabel: state === 'paid' ? texts.paidTotal : texts.total,
    total: formatEuros(amountCents),
  };
}

interface CsvColumn {
  readonly head: string;
  readonly cell: (row: StatementRow) => string;
}

const csvColumns: readonly CsvColumn[] = [
  { head: texts.file, cell: ({ fileNumber }) => harmless(fileNumber) },
  { head: texts.kind, cell: ({ kind }) => kind },
  { head: texts.amount, cell: ({ amountCents }) => (amountCents / 100).toFixed(2).replace('.', ',') },
  { head: texts.batch, cell: ({ batch }) => spaced(batch) },
  { head: texts.promised, cell: ({ promised }) => spaced(promised) },
  { head: texts.paid, cell: ({ paid }) => spaced(paid) },
  { head: texts.transfer, cell: ({ reference }) => harmless(reference) },
];

/** Semicolons and decimal commas, as spreadsheets in French read them; a byte order mark tells them that it is UTF-8. */
export function csvOf({ rows }: Statement): string {
  const lines = [csvColumns.map(({ head }) => head), ...rows.map((row) => csvColumns.map(({ cell }) => cell(row)))];
  return `\u{feff}${lines.map((line) => line.join(';')).join('\r\n')}\r\n`;
}

/** With the plain space, behind which a spreadsheet knows a date. */
const spaced = (date: string): string => date.replaceAll('\u00a0', ' ');

/** What the server names: no formula to a spreadsheet (OWASP, CSV injection), and one cell whatever stands in it. */
function harmless(text: string): string {
  const cell = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

import type { PaymentView } from '@alveole/contracts';
import { formatDate, formatEuros } from '@alveole/ui';
import { stateLooks, statementTexts as texts } from './read-payments.text.ts';

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
}

export function statementOf(payment: PaymentView): Statement {
  const { reference, payeeName, sentAt, settledAt, state, lines, amountCents } = payment;
  return {
    facts: [
      [texts.payee, payeeName],
      [texts.reference, reference],
      [texts.state, stateLooks[state].label],
      [texts.sent, formatDate(sentAt)],
      ...(settledAt === undefined ? [] : [[texts.settled[state], formatDate(settledAt)] as const]),
    ],
    rows: lines.map((line) => ({
      fileNumber: line.fileNumber,
      kind: line.isCorrection ? texts.correction : texts.premium,
      amount: formatEuros(line.amountCents),
      amountCents: line.amountCents,
    })),
    totalLabel: state === 'paid' ? texts.paidTotal : texts.total,
    total: formatEuros(amountCents),
  };
}

/** Semicolons and decimal commas, as spreadsheets in French read them; a byte order mark tells them that it is UTF-8. */
export function csvOf(statement: Statement): string {
  const decimal = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
  const head = [texts.file, texts.kind, texts.amount];
  const rows = statement.rows.map(({ fileNumber, kind, amountCents }) => [fileNumber, kind, decimal(amountCents)]);
  return `\u{feff}${[head, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;
}

import type { RecoveryView } from '@alveole/contracts/recovery';
import { csvHeads, stateBadges } from './recover-debts.text.ts';

/** Semicolons and decimal commas, as spreadsheets in French read them; a byte order mark tells them that it is UTF-8. */
export function recoveriesCsv(
  recoveries: readonly RecoveryView[],
  nameOf: (funderId: string | undefined) => string,
): string {
  const rows = recoveries.map((one) => [
    one.reference,
    one.entityName,
    nameOf(one.funderId),
    stateBadges[one.state].label,
    one.createdAt.slice(0, 10),
    one.dueOn,
    ...[one.requestedCents, one.paidCents, one.nettedCents, one.writtenOffCents, one.leftCents].map(decimal),
    String(one.reminders),
  ]);
  const lines = [csvHeads, ...rows].map((cells) => cells.map(harmless).join(';'));
  return `\u{feff}${lines.join('\r\n')}\r\n`;
}

const decimal = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** What others typed is no formula to a spreadsheet (OWASP, CSV injection), and one cell whatever stands in it. */
function harmless(text: string): string {
  const cell = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

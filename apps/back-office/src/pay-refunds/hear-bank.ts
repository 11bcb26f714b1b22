import { appError } from '@alveole/contracts';
import type { ApiCaller } from '@alveole/contracts';
import { bankFileBody, bankFileCharacters, bankReportViewOf, refundRoutes } from '@alveole/contracts/refund';
import type { BankReportView } from '@alveole/contracts/refund';
import { onceMore } from './move-on-newest.ts';
import { readBankFileBytes } from './read-bank-file-bytes.ts';

/** Sends a file of the bank and answers what became of each of its lines. Throws what stands in the way. */
export async function hearBank(api: ApiCaller, file: Blob, signal: AbortSignal): Promise<BankReportView> {
  const content = await readBankFileBytes(file);
  // Bytes grow by a third as they are written in base 64.
  const { length } = 'text' in content ? content.text : content.base64;
  if (length > bankFileCharacters) throw appError('PayloadTooLargeException', 'The file of the bank is too long.');
  const body = bankFileBody(content);
  // What was settled before it met the change is known now, so that the whole file may be sent again.
  return bankReportViewOf(await onceMore(() => api.call(refundRoutes.hearBank, { body }, { signal })));
}

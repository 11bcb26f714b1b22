import { bankFileOf, refundRoutes } from '@alveole/contracts/refund';
import type { BankFile } from '@alveole/contracts/refund';
import { implement } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { hearBank } from './hear-bank.ts';

export function hearBankRoute(ports: RefundsPorts) {
  return implement(refundRoutes.hearBank, ({ body, requestId }) =>
    hearBank(ports, contentOf(bankFileOf(body)), requestId),
  );
}

/** Bytes say by themselves how they are to be read; a text was read by whoever sends it. */
function contentOf(file: BankFile): string | Uint8Array {
  return 'text' in file ? file.text : Buffer.from(file.base64, 'base64');
}

import { refundRoutes } from '@alveole/contracts/refund';
import { implement } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { hearBank } from './hear-bank.ts';

export function hearBankRoute(ports: RefundsPorts) {
  return implement(refundRoutes.hearBank, ({ body, requestId }) => hearBank(ports, contentOf(body), requestId));
}

/** Bytes say by themselves how they are to be read; a text was read by whoever sends it. */
function contentOf(body: { readonly content: string } | { readonly content_base64: string }): string | Uint8Array {
  return 'content' in body ? body.content : Buffer.from(body.content_base64, 'base64');
}

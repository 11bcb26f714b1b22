import { refundsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { hearBank } from './hear-bank.ts';

export function hearBankRoute(ports: RefundsPorts) {
  return implement(refundsRoutes.hearBank, ({ body, requestId }) => hearBank(ports, body.content, requestId));
}

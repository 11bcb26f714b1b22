import { refundRoutes } from '@alveole/contracts/refund';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { openAccountsCsv, readOpenAccounts } from './read-open-accounts.ts';

export function readOpenAccountsRoutes(
  ports: Pick<RefundsPorts, 'accountsTables' | 'askCampaign' | 'fundCalls'>,
): ImplementedRoute[] {
  return [
    implement(refundRoutes.readOpenAccounts, () => readOpenAccounts(ports)),
    implement(refundRoutes.readOpenAccountsCsv, () => openAccountsCsv(ports)),
  ];
}

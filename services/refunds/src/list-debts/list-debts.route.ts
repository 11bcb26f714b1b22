import { recoveryRoutes } from '@alveole/contracts/recovery';
import { implement } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { debtToWire } from '../wire/recovery-wire.ts';
import { listDebts } from './list-debts.ts';

export function listDebtsRoute(ports: RefundsPorts) {
  return implement(recoveryRoutes.listDebts, async ({ query }) => {
    const { debts, next } = await listDebts(ports, query.after);
    return { debts: debts.map((debt) => debtToWire(debt, ports.recoveryTerms)), next };
  });
}

import { refundsRoutes } from '@alveole/contracts';
import { parseCursor } from '@alveole/persistence';
import { implement } from '@alveole/service-kit';
import type { LineRepository } from '../line/line-repository.ts';
import type { PayeeRepository } from '../payee/payee-repository.ts';

export interface ListRefundablePorts {
  readonly lines: Pick<LineRepository, 'page'>;
  readonly payees: Pick<PayeeRepository, 'known'>;
}

/** What waits for its transfer, oldest first, and why some of it must wait longer. */
export function listRefundableRoute({ lines, payees }: ListRefundablePorts) {
  return implement(refundsRoutes.listRefundable, async ({ query }) => {
    const page = await lines.page(query.created_after ? parseCursor(query.created_after) : undefined);
    const accounts = await payees.known(page.map((line) => line.entity_id));
    return page.map(({ repair_id, repair_rozo_id, entity_id, entity_name, gender, status, cents, validated_at }) => ({
      repair_id,
      repair_rozo_id,
      entity_id,
      entity_name,
      gender,
      status,
      amount: cents / 100,
      validated_at: validated_at.toISOString(),
      ...(accounts.get(entity_id)?.iban ? {} : { blocked_by: 'missing_iban' as const }),
    }));
  });
}

import type { NotificationsPorts } from '../ports.ts';
import type { Delivery } from '../record/delivery.ts';
import { readableEstablishment } from '../record/reviewed-establishment.ts';
import type { Reviewer } from '../record/reviewed-establishment.ts';
import type { OptOut } from '../store/opt-out-store.ts';

interface Place {
  /** The cursor of the page after. */
  readonly createdBefore?: string | undefined;
}

type HistoryPorts = Pick<NotificationsPorts, 'deliveries' | 'askEstablishment' | 'optOuts' | 'optOutLinks'>;

/** What went out about a repair file, newest first. */
export function readFileHistory(
  { deliveries }: Pick<HistoryPorts, 'deliveries'>,
  repairId: string,
  { createdBefore }: Place,
): Promise<Delivery[]> {
  return deliveries.page({ aboutId: repairId, createdBefore });
}

/** What went out about an establishment. Throws what `readableEstablishment` throws. */
export async function readEntityHistory(
  ports: HistoryPorts,
  entityId: string,
  { createdBefore }: Place,
  reviewer: Reviewer,
): Promise<Delivery[]> {
  await readableEstablishment(ports, entityId, reviewer);
  return ports.deliveries.page({ aboutId: entityId, createdBefore });
}

/** What one address or phone received, and what it asked not to receive. */
export async function readAddressHistory(
  { deliveries, optOuts, optOutLinks }: HistoryPorts,
  to: string,
  { createdBefore }: Place,
): Promise<{ readonly deliveries: readonly Delivery[]; readonly optOuts: readonly OptOut[] }> {
  const recipient = optOutLinks.mark(to);
  const [page, stopped] = await Promise.all([deliveries.page({ recipient, createdBefore }), optOuts.of(recipient)]);
  return { deliveries: page, optOuts: stopped };
}

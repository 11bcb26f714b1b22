import type { NotificationsPorts } from '../ports.ts';
import type { Delivery } from '../record/delivery.ts';
import { readableEstablishment } from '../record/reviewed-establishment.ts';
import type { Reviewer } from '../record/reviewed-establishment.ts';

/** What became of the mails of some events of a file. Throws what `readableEstablishment` throws. */
export async function listEntityDeliveries(
  ports: Pick<NotificationsPorts, 'deliveries' | 'askEstablishment'>,
  { entityId, eventIds }: { readonly entityId: string; readonly eventIds: readonly string[] },
  reviewer: Reviewer,
): Promise<readonly Delivery[]> {
  await readableEstablishment(ports, entityId, reviewer);
  return ports.deliveries.ofEvents(entityId, eventIds);
}

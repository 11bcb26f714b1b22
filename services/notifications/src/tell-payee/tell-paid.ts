import { deliverMessage } from '../deliver-message/deliver-message.ts';
import { paidMail } from './paid-mail.ts';
import type { PaidTransfer } from './paid-mail.ts';
import type { TellPayeePorts } from './tell-payee.ts';

/** Transfers of a batch that arrived, each with its establishment and the ids of its files. */
export interface PaidTransfers {
  readonly eventId: string;
  readonly transfers: readonly (PaidTransfer & {
    readonly entityId: string;
    readonly repairIds: readonly string[];
  })[];
}

/** Each establishment reads of each of its transfers once, whatever is told again. */
export async function tellPaid(
  ports: Pick<TellPayeePorts, 'contacts' | 'pages'> & Parameters<typeof deliverMessage>[0],
  { eventId, transfers }: PaidTransfers,
): Promise<void> {
  for (const { entityId, repairIds: fileIds, ...transfer } of transfers) {
    const { mail: to, name } = await ports.contacts.of(entityId);
    const occasion = { eventId, key: `${transfer.reference}-paid`, aggregateId: entityId, fileIds };
    await deliverMessage(ports, occasion, paidMail({ to, name }, transfer, ports.pages));
  }
}

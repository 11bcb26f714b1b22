import type { EventHandlers } from '@alveole/messaging';
import type { ContactRepository } from '../contacts/contact-repository.ts';
import type { DeliverPorts } from '../delivery/deliver.ts';
import { deliver } from '../delivery/deliver.ts';
import { fileMail } from '../message/file-messages.ts';

export interface TellRepairerPorts extends DeliverPorts {
  readonly contacts: Pick<ContactRepository, 'of'>;
  /** Where the repairer reads a file, with the base path. */
  readonly fileUrl: (repair_id: string) => string;
}

/** Decisions and messages of staff on a file reach its repairer by mail. */
export function tellRepairerConsumer(ports: TellRepairerPorts) {
  return {
    'repair.operated': async ({ event_id, data }) => {
      if (data.actor.role === 'REP') return;
      for (const operation of data.operation_codes) {
        const mail = fileMail(operation, {
          mail: (await ports.contacts.of(data.repair.entity_id)).mail,
          fileNumber: data.repair.repair_rozo_id,
          lines: data.lines ?? [],
          toRefundCents: data.repair.to_refund_cents,
          url: ports.fileUrl(data.repair.repair_id),
        });
        if (mail) await deliver(ports, { event_id, aggregate_id: data.repair.repair_id }, mail);
      }
    },
  } satisfies EventHandlers;
}

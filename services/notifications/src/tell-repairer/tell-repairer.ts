import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { NotificationsPorts } from '../ports.ts';
import { fileMail } from './file-mails.ts';

export type TellRepairerPorts = DeliverPorts & Pick<NotificationsPorts, 'contacts' | 'pages'>;

/** Operations of staff, or of the platform, on a file. */
export interface FileOperations {
  readonly eventId: string;
  readonly repairId: string;
  readonly fileNumber: string;
  readonly entityId: string;
  /** In the order of the history. */
  readonly operations: readonly string[];
  /** What staff wrote. */
  readonly lines: readonly string[];
  /** Integer cents. */
  readonly premiumCents: number | undefined;
  /** Signed cents. */
  readonly adjustmentCents: number | undefined;
  /** Signed cents of earlier corrections of the same premium, together. */
  readonly earlierAdjustmentCents: number | undefined;
}

/** Decisions and messages of staff on a file reach its repairer by mail. */
export async function tellRepairer(ports: TellRepairerPorts, news: FileOperations): Promise<void> {
  const { eventId, repairId, fileNumber, entityId, operations, ...decided } = news;
  const { mail: to, account } = await ports.contacts.of(entityId);
  const { fileOf, profile: profileUrl } = ports.pages;
  const decision = {
    to,
    account,
    fileNumber,
    ...decided,
    url: fileOf(repairId),
    profileUrl,
  };
  for (const operation of operations) {
    const mail = fileMail(operation, decision);
    if (mail) await deliverMessage(ports, { eventId, aggregateId: repairId }, mail);
  }
}

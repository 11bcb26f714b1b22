import { appError } from '@alveole/contracts';
import { digestDay, calendarDay } from '@alveole/domain';
import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { NotificationsPorts } from '../ports.ts';
import { keyOf } from '../record/message-key.ts';
import type { WaitingMessage } from '../record/waiting-message.ts';
import { digestMail } from './digest-mail.ts';

export type AnnouncePorts = DeliverPorts & Pick<NotificationsPorts, 'contacts' | 'pages' | 'waiting'>;

/** How many establishments one look tells; the others are told at the next. */
const perRound = 500;

/** A message of staff is told at once when its establishment has had no digest today, else with the next one. */
export async function announceMessage(ports: AnnouncePorts, entityId: string, message: WaitingMessage): Promise<void> {
  await settled(() => ports.waiting.add(entityId, message, ports.now()));
  await tellOf(ports, entityId, calendarDay(ports.now()));
}

/** Whoever writes in a file has read what stood there. */
export async function withdrawMessages(
  ports: Pick<AnnouncePorts, 'waiting'>,
  entityId: string,
  repairId: string,
): Promise<void> {
  await settled(() => ports.waiting.forget(entityId, repairId));
}

/**
 * The digests that are due; answers how many establishments were told. One that cannot be told does not hold up the
 * others. Throws an `AggregateError` of what failed.
 */
export async function announceDue(ports: AnnouncePorts): Promise<number> {
  const day = digestDay(ports.now());
  const due = await ports.waiting.due(day, perRound);
  const failures: unknown[] = [];
  for (const entityId of due) await tellOf(ports, entityId, day).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} digests were not sent.`);
  return due.length;
}

/** The key is the day's: whatever is repeated or killed in between, an establishment gets one such mail a day. */
async function tellOf(ports: AnnouncePorts, entityId: string, day: string): Promise<void> {
  const digest = await settled(() => ports.waiting.take(entityId, day));
  if (digest === undefined) return;
  const { mail: to, name } = await ports.contacts.of(entityId);
  const key = keyOf(['messages-waiting', entityId, digest.day]);
  const fileIds = [...new Set(digest.messages.map(({ repairId }) => repairId))];
  const mail = digestMail({ to, name }, digest, ports.pages);
  await deliverMessage(ports, { eventId: key, aggregateId: entityId, fileIds }, mail);
  await settled(() => ports.waiting.close(entityId, digest, calendarDay(ports.now())));
}

const tries = 20;

/** Somebody else wrote in between: read and written again. */
async function settled<T>(write: () => Promise<T | 'stale'>): Promise<T> {
  for (let count = 0; count < tries; count += 1) {
    const outcome = await write();
    if (outcome !== 'stale') return outcome;
  }
  throw appError('ServiceUnavailableException', 'Too many writers.');
}

import type { RepairSms, RepairView } from '@alveole/contracts/repair';
import { messageStandings, smsLimits } from '@alveole/domain';
import type { MessageStanding } from '@alveole/domain';

/** Whether the last code is older than codes live; never of a file of the time before messages were kept one by one. */
export function isCodeTooOld({ sms }: Pick<RepairView, 'sms'>, now: Date): boolean {
  const lastCode = sms?.messages.findLast(({ channel }) => channel !== 'link');
  return lastCode !== undefined && Date.parse(lastCode.sentAt) + smsLimits.codeLifetimeMs <= now.getTime();
}

/** Whether the last code went elsewhere than to the mobile of the client: sending it again is a question of where. */
export function isCodeElsewhere({ sms }: Pick<RepairView, 'sms'>): boolean {
  const lastCode = sms?.messages.findLast(({ channel }) => channel !== 'link');
  return lastCode !== undefined && (lastCode.channel === 'mail' || lastCode.isNamedByClient === true);
}

/** The messages of a file whose answer the server would still take; undefined where there is none. */
export function standingMessages({ sms, history }: Pick<RepairView, 'sms' | 'history'>): RepairSms | undefined {
  const standings = messageStandings(history);
  const isOpen = (standing: MessageStanding | undefined): boolean => standing === undefined || standing === 'stands';
  if (sms === undefined || Object.values(standings).every(isOpen)) return sms;
  const messages = sms.messages.filter(({ channel }) => isOpen(standings[channel]));
  return messages.length === 0 ? undefined : { ...sms, messages };
}

import type { CodeMessage, RepairSms } from '@alveole/contracts/repair';
import { codeChannels, rungFailureText } from '@alveole/domain';
import type { CodeChannel, SmsRung } from '@alveole/domain';
import { formatDayTime } from '@alveole/ui';
import { ladderTexts } from './ladder.text.ts';

export type RungState = 'done' | 'awaited' | 'ahead' | 'failed';

export interface Rung {
  readonly label: string;
  readonly state: RungState;
  readonly at?: string | undefined;
  /** Why, and what helps. */
  readonly detail?: string;
}

export interface Ladder {
  readonly channel: CodeChannel;
  readonly rungs: readonly Rung[];
}

/** The ways that were tried, each with how far its last message has come. */
export function laddersOf(sms: RepairSms): readonly Ladder[] {
  const messages = messagesOf(sms);
  return codeChannels.flatMap((channel) => {
    const last = messages.findLast((message) => message.channel === channel);
    return last === undefined ? [] : [{ channel, rungs: rungsOf(last) }];
  });
}

/** The newest of the news, in a sentence. */
export function newsText(sms: RepairSms): string {
  const last = messagesOf(sms).at(-1);
  if (last === undefined) return '';
  const texts = ladderTexts[last.channel];
  const news = last.rungs.at(-1);
  if (news === undefined) return texts.pending;
  if (news.state === 'failed') return `${texts.undelivered}. ${rungFailureText(last.channel, news.failure ?? 'other')}`;
  return `${texts.news[news.state]} le ${formatDayTime(news.at)}`;
}

/** A file of the time before messages were kept one by one tells of its last one alone. */
function messagesOf({ messages, lastSentAt, delivery, deliveredAt, failure }: RepairSms): readonly CodeMessage[] {
  if (messages.length > 0 || lastSentAt === undefined) return messages;
  const state: SmsRung | undefined = delivery === 'pending' ? undefined : delivery;
  const rungs = state === undefined ? [] : [{ state, at: deliveredAt ?? lastSentAt, ...(failure && { failure }) }];
  return [{ messageId: lastSentAt, channel: 'sms', sentAt: lastSentAt, rungs }];
}

/** A message that failed is not followed further; one that is under way shows what is still ahead. */
function rungsOf({ channel, isNamedByClient, sentAt, rungs: sentRungs }: CodeMessage): readonly Rung[] {
  const texts = ladderTexts[channel];
  const find = (state: SmsRung) => sentRungs.find((rung) => rung.state === state);
  const [sent, delivered, failed] = [find('sent'), find('delivered'), find('failed')];
  const firstRung: Rung = { label: isNamedByClient ? texts.askedElsewhere : texts.asked, state: 'done', at: sentAt };
  const isAccepted = sent !== undefined || delivered !== undefined;
  const accepted: Rung = {
    label: isAccepted ? texts.accepted : texts.accepting,
    state: isAccepted ? 'done' : 'awaited',
    at: sent?.at,
  };
  if (failed !== undefined) {
    const detail = rungFailureText(channel, failed.failure ?? 'other');
    const end: Rung = { label: texts.undelivered, state: 'failed', at: failed.at, detail };
    return isAccepted ? [firstRung, accepted, end] : [firstRung, end];
  }
  const last: Rung = {
    label: delivered === undefined ? texts.delivering : texts.delivered,
    state: delivered === undefined ? (isAccepted ? 'awaited' : 'ahead') : 'done',
    at: delivered?.at,
  };
  return [firstRung, accepted, last];
}

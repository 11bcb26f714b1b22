import type { RepairSms, RepairView } from '@alveole/contracts';
import { smsFailureTexts } from '@alveole/domain';
import { formatDayTime, Icon } from '@alveole/ui';
import type { ReactNode } from 'react';
import { texts } from './finalise.text.ts';
import classes from './sms-ladder.module.css';

type RungState = 'done' | 'awaited' | 'ahead' | 'failed';

interface Rung {
  readonly label: string;
  readonly state: RungState;
  readonly at?: string | undefined;
  /** Why, and what helps. */
  readonly detail?: string;
}

const icons = { done: 'check', awaited: 'clock', ahead: 'minus', failed: 'alert' } as const;

/** How far the last message with the code has come, rung by rung; the newest is told aloud. */
export function SmsLadder({ sms }: Pick<RepairView, 'sms'>): ReactNode {
  const isAsked = sms !== undefined && sms.sent > 0;
  return (
    <>
      <p role="status" className="visually-hidden">
        {isAsked ? newsText(sms) : null}
      </p>
      {isAsked ? (
        <ol className={classes.ladder} aria-label={texts.ladder}>
          {rungsOf(sms).map((rung) => (
            <RungLine key={rung.label} {...rung} />
          ))}
        </ol>
      ) : null}
    </>
  );
}

function RungLine({ label, state, at, detail }: Rung): ReactNode {
  return (
    <li className={classes.rung} data-state={state}>
      <Icon name={icons[state]} size="s" />
      <span>
        <span className={classes.label}>{label}</span>
        {at === undefined ? null : (
          <time dateTime={at} className={classes.at}>
            {` le ${formatDayTime(at)}`}
          </time>
        )}
        {detail === undefined ? null : <span className={classes.detail}>{detail}</span>}
      </span>
    </li>
  );
}

/** A message that failed is not followed further; one that is under way shows what is still ahead. */
function rungsOf(sms: RepairSms): readonly Rung[] {
  const told = sms.messages.at(-1)?.rungs ?? [];
  const toldAt = (state: (typeof told)[number]['state']) => told.find((rung) => rung.state === state)?.at;
  const asked: Rung = { label: texts.smsAsked, state: 'done', at: sms.lastSentAt };
  const isDelivered = sms.delivery === 'delivered';
  const isAccepted = isDelivered || sms.delivery === 'sent' || toldAt('sent') !== undefined;
  const accepted: Rung = {
    label: isAccepted ? texts.smsAccepted : texts.smsAccepting,
    state: isAccepted ? 'done' : 'awaited',
    at: toldAt('sent'),
  };
  if (sms.delivery === 'failed') {
    const failed: Rung = {
      label: texts.smsUndelivered,
      state: 'failed',
      at: toldAt('failed'),
      detail: smsFailureTexts[sms.failure ?? 'other'],
    };
    return isAccepted ? [asked, accepted, failed] : [asked, failed];
  }
  const delivered: Rung = {
    label: isDelivered ? texts.smsDelivered : texts.smsDelivering,
    state: isDelivered ? 'done' : isAccepted ? 'awaited' : 'ahead',
    at: sms.deliveredAt,
  };
  return [asked, accepted, delivered];
}

function newsText(sms: RepairSms): string {
  if (sms.delivery === 'failed') return `${texts.smsUndelivered}. ${smsFailureTexts[sms.failure ?? 'other']}`;
  if (sms.delivery === 'delivered' && sms.deliveredAt) return `SMS remis le ${formatDayTime(sms.deliveredAt)}`;
  if (sms.delivery === 'sent' && sms.lastSentAt) return `SMS envoyé le ${formatDayTime(sms.lastSentAt)}`;
  return texts.smsPending;
}

import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import { calendarDay } from '../calendar/index.ts';
import { isOpenOn, type Campaign, type CampaignKind } from './campaign.ts';

/** Days that a counter without network may take to send what it opened on the last day. */
export const lateSendingDays = 3;

export interface OpeningMoment {
  readonly kind: CampaignKind;
  /** When the bike was brought, or the session given. */
  readonly repairedAt: Date;
  readonly now: Date;
}

/** Whether a file may be opened: the repair falls into the campaign, and is told by its end or, sent late, soon after. */
export function decideCampaignOpening(campaign: Campaign, { kind, repairedAt, now }: OpeningMoment): Decision<void> {
  const isTold = campaign.endsOn === null || calendarDay(now) <= dayAfterDays(campaign.endsOn, lateSendingDays);
  return isTold && isOpenOn(campaign, repairedAt, kind) ? accept(undefined) : refuse(campaignNotOpen);
}

/** The last day on which an open file may be closed; undefined while the campaign has no end. */
export function lastDayOfGrace({ endsOn, graceDays }: Campaign): string | undefined {
  return endsOn === null ? undefined : dayAfterDays(endsOn, graceDays);
}

/** Whether the files that are still open can be closed no more. */
export function isGraceOver(campaign: Campaign, now: Date): boolean {
  const last = lastDayOfGrace(campaign);
  return last !== undefined && calendarDay(now) > last;
}

function dayAfterDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export const campaignNotOpen: Refusal = {
  code: 'CampaignClosedException',
  id: 'the-campaign-is-not-open',
  message: 'The campaign is not open.',
  explanation: 'Le programme n’est pas ouvert à cette date',
};

export const graceIsOver: Refusal = {
  code: 'CampaignClosedException',
  id: 'the-grace-period-of-the-campaign-is-over',
  message: 'The grace period of the campaign is over.',
  explanation: 'Le programme est terminé, et le délai pour clore les dossiers ouverts est passé',
};

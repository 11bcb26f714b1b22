import type { SmsFailure, SmsRung } from './sms-delivery.ts';
import { smsFailureTexts, smsRungLabels } from './sms-delivery.ts';

/** The ways by which a beneficiary can be asked to confirm, in the order in which they are offered. */
export const codeChannels = ['sms', 'mail', 'link'] as const;
export type CodeChannel = (typeof codeChannels)[number];

/** The operation that sends a message on each way. */
export const channelOperations = { sms: 'SMS', mail: 'MEL', link: 'LIEN' } as const;

const mailRungLabels: Readonly<Record<SmsRung, string>> = {
  sent: 'Courriel accepté par la messagerie',
  delivered: 'Courriel remis',
  failed: 'Courriel non remis',
};

/** What the timeline calls each rung of each way; the link travels by mail. */
export const rungLabels: Readonly<Record<CodeChannel, Readonly<Record<SmsRung, string>>>> = {
  sms: smsRungLabels,
  mail: mailRungLabels,
  link: mailRungLabels,
};

/** Why a message did not arrive, and what helps: a repairer can mend a number, never an address. */
export function rungFailureText(channel: CodeChannel, failure: SmsFailure): string {
  if (channel === 'sms') return smsFailureTexts[failure];
  return 'L’adresse du client ne reçoit pas le courriel. Renvoyez le code par SMS, ou écrivez à l’assistance.';
}

/**
 * Whether the ways by mail are open: only when the last SMS failed, or was not delivered in the time before another may go.
 * @param rungs what was told of the last SMS; undefined when none was asked for
 * @param hasWaited whether `smsLimits.spacingMs` passed since
 */
export function isSecondChannelOpen(rungs: readonly SmsRung[] | undefined, hasWaited: boolean): boolean {
  if (rungs === undefined) return false;
  return rungs.includes('failed') || (hasWaited && !rungs.includes('delivered'));
}

import { calendarDay } from '@alveole/domain';
import type { AskCampaign } from './ask-campaign.ts';

/** Days within which the programme promises to pay a file that is validated at this instant. */
export type AskPaymentDelay = (validatedAt: Date) => Promise<number>;

/** @param installationDays of a campaign that says none */
export function askPaymentDelayOf(askCampaign: AskCampaign, installationDays: number): AskPaymentDelay {
  return async (validatedAt) => {
    const { ruling } = await askCampaign();
    return ruling(calendarDay(validatedAt)).paymentDelayDays ?? installationDays;
  };
}

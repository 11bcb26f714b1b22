import type { Campaign } from '@alveole/domain';
import type { AskCampaign } from './ask-campaign.ts';

/** Days within which the programme promises to pay a validated file, as its campaign says today. */
export type AskPaymentDelay = () => Promise<number>;

/**
 * The days within which a validated file is promised to be paid: as the version of today says, or the installation where it
 * says none; the installation's own folder while repairs has not answered yet.
 */
export function paymentDelayOf(
  askCampaign: AskCampaign,
  own: Pick<Campaign, 'paymentDelayDays'>,
  installationDays: number,
): AskPaymentDelay {
  return async () => {
    const { paymentDelayDays = installationDays } = await askCampaign().then(
      ({ current }) => current,
      () => own,
    );
    return paymentDelayDays;
  };
}

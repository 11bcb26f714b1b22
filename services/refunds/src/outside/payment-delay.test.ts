import type { Campaign } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { paymentDelayOf } from './payment-delay.ts';

const installationDays = 30;
const own = { ...openEndedCampaign, paymentDelayDays: 20 };
const telling = (current: Campaign) => () => Promise.resolve({ current, versions: [current] });

describe('the days within which a file is promised to be paid', () => {
  it('are those of the version of today', async () => {
    const askCampaign = telling({ ...own, version: 2, paymentDelayDays: 15 });
    expect(await paymentDelayOf(askCampaign, own, installationDays)()).toBe(15);
  });

  it('are those of the installation where that version says none', async () => {
    expect(await paymentDelayOf(telling(openEndedCampaign), own, installationDays)()).toBe(installationDays);
  });

  it('are those of the campaign’s folder while repairs does not answer', async () => {
    const silent = () => Promise.reject(new Error('no answer'));
    expect(await paymentDelayOf(silent, own, installationDays)()).toBe(20);
  });
});

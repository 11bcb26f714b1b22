import { keepTimeIn, keptTimeZone } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import type { DemoApi } from './api.ts';
import { requireServedCampaign } from './served-campaign.ts';

const zone = 'America/Martinique';
const island = {
  call: async () => [{ campaign: { ...openEndedCampaign, timeZone: zone } }],
} as unknown as Pick<DemoApi, 'call'>;

afterEach(() => keepTimeIn('Europe/Paris'));

describe('the campaign that the walked instance serves', () => {
  it.each([undefined, openEndedCampaign.id])('gives the walk its time zone, where %s is asked for', async (id) => {
    expect(await requireServedCampaign(island, id)).toContain(openEndedCampaign.name);
    expect(keptTimeZone()).toBe(zone);
  });

  it('is refused where another one is asked for, with how to start that one', async () => {
    await expect(requireServedCampaign(island, 'lyon')).rejects.toThrow('CAMPAIGN=lyon npm start');
  });
});

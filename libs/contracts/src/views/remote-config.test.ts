import { openEndedCampaign } from '@alveole/domain';
import { remoteConfigOf } from './remote-config.ts';

it('tells screens where map tiles come from, and which campaign runs', () => {
  const config = {
    base_path: '/alveole-pro',
    tile_url: 'https://tiles.example/{z}/{x}/{y}',
    campaign: openEndedCampaign,
  };
  expect(remoteConfigOf(config)).toStrictEqual({
    tileUrl: 'https://tiles.example/{z}/{x}/{y}',
    campaign: openEndedCampaign,
  });
  expect(remoteConfigOf({ ...config, tile_attribution: '© les cartographes' })).toMatchObject({
    tileAttribution: '© les cartographes',
  });
});

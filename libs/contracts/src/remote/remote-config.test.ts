import { demonstrationProgramme } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { remoteConfigOf } from './remote-config.ts';

it('tells screens where map tiles come from, which campaign runs and whose programme it is', () => {
  const config = {
    base_path: '/alveole-pro',
    tile_url: 'https://tiles.example/{z}/{x}/{y}',
    campaign: openEndedCampaign,
    programme: demonstrationProgramme,
  };
  expect(remoteConfigOf(config)).toStrictEqual({
    tileUrl: 'https://tiles.example/{z}/{x}/{y}',
    campaign: openEndedCampaign,
    programme: demonstrationProgramme,
  });
  expect(remoteConfigOf({ ...config, tile_attribution: '© les cartographes' })).toMatchObject({
    tileAttribution: '© les cartographes',
  });
});

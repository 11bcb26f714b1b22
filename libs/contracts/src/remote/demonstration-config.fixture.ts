import type { PublicConfig } from './public-config.ts';
import { demonstrationProgramme } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';

/** What an installation publishes that was told nothing, its map without tiles. */
export const demonstrationConfig: PublicConfig = {
  base_path: '',
  tile_url: '',
  campaign: openEndedCampaign,
  programme: demonstrationProgramme,
};

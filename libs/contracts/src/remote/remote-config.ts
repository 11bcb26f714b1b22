import type { Campaign, Programme } from '@alveole/domain';
import type { PublicConfig } from './public-config.ts';

/** What screens know of the installation. */
export interface RemoteConfig {
  /** Map tiles with `{z}`, `{x}`, `{y}`; empty: the map shows its markers alone. */
  readonly tileUrl: string;
  /** Whom the tiles are owed to; absent: OpenStreetMap’s contributors. */
  readonly tileAttribution?: string | undefined;
  readonly campaign: Campaign;
  readonly programme: Programme;
}

export function remoteConfigOf({ tile_url, tile_attribution, campaign, programme }: PublicConfig): RemoteConfig {
  return { tileUrl: tile_url, ...(tile_attribution && { tileAttribution: tile_attribution }), campaign, programme };
}

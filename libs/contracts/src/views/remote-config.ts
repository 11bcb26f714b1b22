import type { Campaign } from '@alveole/domain';
import type { PublicConfig } from '../public-config.ts';

/** What screens know of the installation. */
export interface RemoteConfig {
  /** Map tiles with `{z}`, `{x}`, `{y}`; empty: the map shows its markers alone. */
  readonly tileUrl: string;
  readonly campaign: Campaign;
}

export function remoteConfigOf({ tile_url, campaign }: PublicConfig): RemoteConfig {
  return { tileUrl: tile_url, campaign };
}

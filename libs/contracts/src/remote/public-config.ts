import { campaign, programme } from '@alveole/domain';
import { z } from 'zod';

/** What pages may know of the installation. The gateway writes it into the page and serves it at `/config.json`. */
export const publicConfig = z.object({
  /** `''`, or a path such as `/alveole-pro`. */
  base_path: z.string(),
  /** Map tiles with `{z}`, `{x}`, `{y}`; empty: the map shows its markers alone. */
  tile_url: z.string(),
  /** Whom the tiles are owed to; absent: OpenStreetMap’s contributors. */
  tile_attribution: z.string().optional(),
  campaign,
  programme,
  /** A development instance: a tab may take a remote from this machine's development server. Absent elsewhere. */
  development: z.boolean().optional(),
});

export type PublicConfig = z.output<typeof publicConfig>;

/** Ids of the `<script type="application/json">` elements of the page. */
export const inlineDocuments = {
  config: 'alveole-config',
  remotes: 'alveole-remotes',
  firstCalls: 'alveole-first-calls',
  legalText: 'alveole-legal-text',
} as const;

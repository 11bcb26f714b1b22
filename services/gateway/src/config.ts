import { requireCampaign, requireFace } from '@alveole/campaigns';
import { isRemoteName } from '@alveole/contracts';
import type { PublicConfig, ServiceName } from '@alveole/contracts';
import { environmentFields, jsonSetting } from '@alveole/service-kit';
import { z } from 'zod';
import { programmeFields, programmeOf } from './programme-settings.ts';

const {
  HOST,
  PORT,
  LOG_LEVEL,
  PUBLIC_URL,
  BASE_PATH,
  AUTH_URL,
  ENROLMENT_URL,
  REPAIRS_URL,
  REFUNDS_URL,
  NOTIFICATIONS_URL,
  S3_ENDPOINT,
  S3_BUCKET,
  CAMPAIGN,
  CAMPAIGNS_DIR,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_TRACES_SAMPLER_ARG,
  PREVIEW_KEY,
} = environmentFields;

const mapTiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** JSON `{public_site: "http://…", …}`: remotes that run as servers of their own. */
const remoteUrls = jsonSetting(
  z.record(z.string().refine(isRemoteName), environmentFields.PUBLIC_URL),
  '{remote name: http(s) URL}',
);

/** Comma-separated addresses or networks of the proxies in front (`loopback`, `10.0.0.0/8`). */
export const trustedProxies = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** The gateway speaks no TLS: behind an https address stands a proxy, whose word on the client's address is needed. */
export function knowsItsProxies(publicUrl: string, proxies: readonly string[]): boolean {
  return new URL(publicUrl).protocol !== 'https:' || proxies.length > 0;
}

/** What the gateway reads. `REMOTES_DIR`, `REMOTES_URL` and `REMOTE_URLS` say where remotes come from; of a remote that several have, the first. */
export const gatewayConfig = z
  .object({
    HOST,
    PORT,
    LOG_LEVEL,
    PUBLIC_URL,
    BASE_PATH,
    AUTH_URL,
    ENROLMENT_URL,
    REPAIRS_URL,
    REFUNDS_URL,
    NOTIFICATIONS_URL,
    S3_ENDPOINT,
    S3_BUCKET,
    CAMPAIGN,
    CAMPAIGNS_DIR,
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_TRACES_SAMPLER_ARG,
    ...programmeFields,
    TILES_URL: z.string().default(mapTiles),
    TILES_ATTRIBUTION: z.string().optional(),
    SHELL_DIR: z.string().min(1),
    REMOTES_DIR: z.string().min(1).optional(),
    REMOTE_URLS: remoteUrls.optional(),
    /** Where a bucket of published remotes can be read without a signature. */
    REMOTES_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Keeps copies of remotes that stand elsewhere over a restart; without it they live as long as this process. */
    REMOTES_KEPT_DIR: z.string().min(1).optional(),
    /** Signs links to versions that are not published to everybody; publishing has the same one. */
    PREVIEW_KEY,
    TRUSTED_PROXIES: trustedProxies,
    /** How many instances of each service stand behind its address: so much work at once is let through to it. */
    SERVICE_REPLICAS: z.coerce.number().int().min(1).max(100).default(1),
  })
  .refine(({ REMOTES_DIR, REMOTE_URLS, REMOTES_URL }) => [REMOTES_DIR, REMOTE_URLS, REMOTES_URL].some(Boolean), {
    path: ['REMOTES_DIR'],
    message: 'is required, or REMOTE_URLS, or REMOTES_URL',
  })
  .refine(({ PUBLIC_URL, TRUSTED_PROXIES }) => knowsItsProxies(PUBLIC_URL, TRUSTED_PROXIES), {
    path: ['TRUSTED_PROXIES'],
    message: 'is required when PUBLIC_URL is https: name the proxy that ends TLS, else all visitors count as one',
  });

export type GatewayConfig = z.output<typeof gatewayConfig>;

export function servicesOf(config: GatewayConfig): Record<ServiceName, string> {
  return {
    auth: config.AUTH_URL,
    enrolment: config.ENROLMENT_URL,
    repairs: config.REPAIRS_URL,
    refunds: config.REFUNDS_URL,
    notifications: config.NOTIFICATIONS_URL,
  };
}

export function publicConfigOf(config: GatewayConfig): PublicConfig {
  const { TILES_ATTRIBUTION: tile_attribution } = config;
  return {
    base_path: config.BASE_PATH,
    tile_url: config.TILES_URL,
    ...(tile_attribution && { tile_attribution }),
    campaign: requireCampaign(config.CAMPAIGNS_DIR, config.CAMPAIGN),
    programme: programmeOf(config, requireFace(config.CAMPAIGNS_DIR, config.CAMPAIGN)),
  };
}

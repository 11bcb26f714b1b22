import { isAbsolute, resolve } from 'node:path';
import { requireCampaigns, requireFace } from '@alveole/campaigns';
import type { Face } from '@alveole/campaigns';
import type { Campaign, Programme } from '@alveole/domain';
import { knowsItsProxies, programmeFields, programmeOf, trustedProxies } from '@alveole/gateway';
import type { ProgrammeSettings } from '@alveole/gateway';
import { environmentFields } from '@alveole/service-kit';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../../..');

const environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('.data'),
    BASE_PATH: z
      .string()
      .regex(/^(\/[A-Za-z0-9_-]+)*\/?$/, 'un chemin comme /alveole-pro')
      .default(''),
    PUBLIC_URL: z.url().optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: environmentFields.OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_TRACES_SAMPLER_ARG: environmentFields.OTEL_TRACES_SAMPLER_ARG,
    PREVIEW_KEY: environmentFields.PREVIEW_KEY,
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
    CAMPAIGN: z.string().min(1).default('open-ended'),
    CAMPAIGN_SUPPLEMENTS: environmentFields.CAMPAIGN_SUPPLEMENTS,
    CAMPAIGNS_DIR: z.string().min(1).default('campaigns'),
    ...programmeFields,
    SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
    TILES_ATTRIBUTION: z.string().optional(),
    TILES_URL: z.string().default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
    TRUSTED_PROXIES: trustedProxies,
  })
  .refine(
    ({ PUBLIC_URL, TRUSTED_PROXIES }) => PUBLIC_URL === undefined || knowsItsProxies(PUBLIC_URL, TRUSTED_PROXIES),
    {
      path: ['TRUSTED_PROXIES'],
      message:
        'à renseigner quand PUBLIC_URL est en https : le mandataire qui tient le certificat (par exemple loopback)',
    },
  );

/** Where and how the one-machine installation runs; read once from the environment. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** `''`, or a path without a slash at the end. */
  readonly basePath: string;
  /** Origin under which browsers reach the gateway, without the base path. */
  readonly publicUrl: string;
  readonly logLevel: z.output<typeof environment>['LOG_LEVEL'];
  /** Who takes traces over OTLP, and what part of them is kept, 0 to 1. */
  readonly traces: { readonly endpoint: string | undefined; readonly sampleRate: number };
  readonly campaign: Campaign;
  /** Names of the folders of campaigns that add to its premiums, in their order. */
  readonly supplements: readonly string[];
  /** Absolute; where the folder of the campaign stands. */
  readonly campaignsDir: string;
  /** Whose programme it is, as pages are told. */
  readonly programme: Programme;
  /** What of it the environment said; the rest is the face's, which may change while the product runs. */
  readonly programmeSettings: ProgrammeSettings;
  /** Its texts bind nobody. */
  readonly hasDemonstrationTexts: boolean;
  /** Who takes the SMS instead of the inbox of the installation. */
  readonly smsUrl: string | undefined;
  readonly tileUrl: string;
  /** Whom the tiles are owed to. */
  readonly tileAttribution: string | undefined;
  /** Signs links to remotes that are not published to everybody; without it there are none. */
  readonly previewKey: string | undefined;
  /** Proxies in front, whose `x-forwarded-*` the gateway believes. */
  readonly trustedProxies: readonly string[];
  /** Tabs may take a remote from a development server of this machine. */
  readonly development: boolean;
}

/** Reads the settings. Throws an error that names every fault. @param development whether someone develops on it */
export function readSettings(env: NodeJS.ProcessEnv, development = false): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} : ${issue.message}`);
    throw new Error(`Environnement incorrect — ${faults.join(' ; ')}`);
  }
  const { PORT, HOST, DATA_DIR, BASE_PATH, PUBLIC_URL, LOG_LEVEL, TRUSTED_PROXIES } = parsed.data;
  const { face, ...campaign } = campaignOf(parsed.data);
  return {
    port: PORT,
    host: HOST,
    dataDir: isAbsolute(DATA_DIR) ? DATA_DIR : resolve(root, DATA_DIR),
    basePath: BASE_PATH.replace(/\/$/, ''),
    publicUrl: (PUBLIC_URL ?? `http://${browsableHost(HOST)}:${PORT}`).replace(/\/$/, ''),
    logLevel: LOG_LEVEL,
    traces: tracesOf(parsed.data),
    ...campaign,
    programme: programmeOf(parsed.data, face),
    programmeSettings: programmeSettingsOf(parsed.data),
    hasDemonstrationTexts: face.hasDemonstrationTexts,
    smsUrl: parsed.data.SMS_URL,
    tileUrl: parsed.data.TILES_URL,
    tileAttribution: parsed.data.TILES_ATTRIBUTION,
    previewKey: parsed.data.PREVIEW_KEY,
    trustedProxies: TRUSTED_PROXIES,
    development,
  };
}

const tracesOf = (given: z.output<typeof environment>): Settings['traces'] => ({
  endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
  sampleRate: given.OTEL_TRACES_SAMPLER_ARG,
});

/** What travels to the thread of the gateway. */
const programmeSettingsOf = (given: ProgrammeSettings): ProgrammeSettings => ({
  PROGRAMME_NAME: given.PROGRAMME_NAME,
  CONTACT_CITIZENS: given.CONTACT_CITIZENS,
  CONTACT_PROFESSIONALS: given.CONTACT_PROFESSIONALS,
  CONTACT_ASSOCIATIONS: given.CONTACT_ASSOCIATIONS,
  FUNDERS: given.FUNDERS,
});

/** @throws Error that names every fault of the campaign's files */
function campaignOf(named: Pick<z.output<typeof environment>, 'CAMPAIGN' | 'CAMPAIGN_SUPPLEMENTS' | 'CAMPAIGNS_DIR'>): {
  readonly campaign: Campaign;
  readonly supplements: readonly string[];
  readonly face: Face;
  readonly campaignsDir: string;
} {
  const campaignsDir = resolve(root, named.CAMPAIGNS_DIR);
  const { CAMPAIGN: id, CAMPAIGN_SUPPLEMENTS: supplements } = named;
  const [campaign] = readFor('CAMPAIGN', () => requireCampaigns(campaignsDir, id, []));
  readFor('CAMPAIGN_SUPPLEMENTS', () => requireCampaigns(campaignsDir, id, supplements));
  return { campaign, supplements, face: readFor('CAMPAIGN', () => requireFace(campaignsDir, id)), campaignsDir };
}

/** What the folders that a variable names hold; their faults are told under its name. */
function readFor<T>(variable: 'CAMPAIGN' | 'CAMPAIGN_SUPPLEMENTS', read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`Environnement incorrect — ${variable} :\n${(error as Error).message}`, { cause: error });
  }
}

/** Listening on every address is no address to type. */
function browsableHost(host: string): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : host;
}

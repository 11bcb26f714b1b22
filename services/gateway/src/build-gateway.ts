import type { RequestListener } from 'node:http';
import type { Face } from '@alveole/campaigns';
import type { PublicConfig, ServiceName } from '@alveole/contracts';
import { createMetrics } from '@alveole/service-kit';
import type { Logger } from '@alveole/service-kit';
import express from 'express';
import type { Express } from 'express';
import type { Registry } from 'prom-client';
import { answerErrors, answerRefusal, unknownAddress } from './answer-refusal.ts';
import { previewRoutes } from './preview-remotes/preview-routes.ts';
import { createRollOuts } from './roll-out-remotes/create-roll-outs.ts';
import type { Version } from './roll-out-remotes/choose-versions.ts';
import { reportRoutes } from './roll-out-remotes/report-routes.ts';
import { createDevelopmentDoor, mayHaveDevelopmentDoor } from './serve-remotes/development-door.ts';
import type { DevelopmentOptions } from './serve-remotes/development-door.ts';
import { observeRequests } from './observe/observe-requests.ts';
import { healthRoutes, upstreamChecks } from './observe/report-health.ts';
import type { Health } from './observe/report-health.ts';
import { createObjectRoutes } from './pass-objects/object-routes.ts';
import { belowBasePath } from './protect/below-base-path.ts';
import { guardDoor } from './protect/guard-door.ts';
import { createHoldRefusals } from './protect/hold-refusals.ts';
import { createKnownBearers } from './protect/known-bearers.ts';
import { limitBodies } from './protect/limit-bodies.ts';
import { limitLoad } from './protect/limit-load.ts';
import { refuseOddRequests, refuseSlowBodies } from './protect/refuse-odd-requests.ts';
import { sourceOf } from './protect/source-of.ts';
import type { TrustsHop } from './protect/source-of.ts';
import { securityHeaders } from './protect/security-headers.ts';
import { createApiRoutes } from './route-api/api-routes.ts';
import { catalogueRoutes } from './serve-catalogue/catalogue-routes.ts';
import { openToOtherSites } from './serve-catalogue/open-to-other-sites.ts';
import { publishedDataOf } from './serve-catalogue/published-data.ts';
import { faceRoutes } from './serve-face/face-routes.ts';
import { createPageBuilder } from './serve-pages/page-builder.ts';
import { oneLoopbackName } from './serve-pages/one-loopback-name.ts';
import { pageRoutes } from './serve-pages/page-routes.ts';
import { textRoutes } from './serve-texts/text-routes.ts';
import { metadataRoutes } from './serve-metadata/metadata-routes.ts';
import { createRemoteLocations, remoteRoutes } from './serve-remotes/remote-routes.ts';
import type { RemotesSource } from './serve-remotes/remotes-source.ts';
import { previewedEntry } from './serve-remotes/previewed-entry.ts';
import { readSessionVersions } from './serve-remotes/session-versions.ts';

export interface GatewayOptions {
  /** Origin of each service. */
  readonly routesTo: Readonly<Record<ServiceName, string>>;
  /** Published remotes: `createDirectorySource`, `createUpstreamSource` or `createBucketSource`. */
  readonly remotesRegistry: RemotesSource;
  /** The shell's build, `apps/shell/dist`. */
  readonly shellDir: string;
  /** What pages may know; `base_path` is where the product stands. */
  readonly publicConfig: PublicConfig;
  /** What the installation looks like now; absent: as the kit does. */
  readonly currentFace?: (() => Face | undefined) | undefined;
  /** Where browsers reach the product, without the base path. */
  readonly publicUrl: string;
  readonly objectStoreUrl: string;
  readonly bucket: string;
  readonly logger: Logger;
  /** Only in the one-machine profile. */
  readonly dev?: DevelopmentOptions | undefined;
  /** Addresses or networks of proxies in front, whose `x-forwarded-*` are believed; none by default. */
  readonly trustedProxies?: readonly string[];
  readonly metrics?: Registry;
  /** Instances of each service behind its address; one unless told otherwise. */
  readonly serviceReplicas?: number;
  /** How long the body of a call may take to come in. Milliseconds. */
  readonly longestBodyMs?: number;
  /** Requests at once. */
  readonly capacity?: number;
  /** How what stands around the gateway in one process is; `alive` when absent. */
  readonly health?: () => Health;
  /** What part of the traces of calls is kept, 0 to 1; none when absent. */
  readonly sampleRate?: number;
  /** The system clock when absent. */
  readonly now?: () => Date;
  /** Signs links that open a version which is not published to everybody; without it there are none. */
  readonly previewKey?: string | undefined;
  /** Keeps over a restart which versions failed while they went out. */
  readonly stoppedFile?: string | undefined;
}

export interface Gateway {
  readonly app: Express;
  /** The same behind its door, for the server that listens. */
  readonly listener: RequestListener;
  /** Ends idle connections to the servers behind; the caller closes the listening server first. */
  close(): void;
}

const defaultCapacity = 1000;
const defaultBodyMs = 30_000;

/** The one door of the product: pages and remotes, the API by owner, presigned objects, health. */
export function buildGateway(options: GatewayOptions): Gateway {
  const { publicConfig, logger, remotesRegistry: source, shellDir } = options;
  const { now = () => new Date(), health = () => 'alive' } = options;
  const registry = options.metrics ?? createMetrics('gateway');
  const basePath = publicConfig.base_path;
  const cookieScope = { isSecure: options.publicUrl.startsWith('https:'), path: basePath || '/' };
  const published = async () => (await source.current()).remotes;
  const judge = createRollOuts({ stoppedFile: options.stoppedFile, published, logger, registry });
  const canShow = async (version: Version) => (await previewedEntry(source, version)) !== undefined;
  const sessions = readSessionVersions({ source, judge, previewKey: options.previewKey, now, cookieScope });
  const locations = createRemoteLocations(source, { basePath, shellDir, logger, isStopped: judge.isStopped });
  const pages = createPageBuilder({
    shellDir,
    config: publicConfig,
    currentFace: options.currentFace,
    now,
    publicUrl: options.publicUrl,
    source,
    locations,
  });
  const bearers = createKnownBearers();
  const refusalHold = createHoldRefusals();
  const api = createApiRoutes(options.routesTo, { bearers, refusalHold }, options.serviceReplicas);
  const objects = createObjectRoutes(options);
  const door =
    options.dev && mayHaveDevelopmentDoor(options.publicUrl) ? createDevelopmentDoor(options.dev) : undefined;
  const checks = {
    ...upstreamChecks(options.routesTo),
    pages: async () => (await pages.page('')) !== undefined,
    remotes: async () => (await locations.registry()) !== undefined,
  };

  const callsBelow = ['/alveoleapi/', `${publicConfig.base_path}/alveoleapi/`];
  const isCall = (url: string) => callsBelow.some((beginning) => url.startsWith(beginning));
  const isTraced = (url: string) => isCall(url) || url.startsWith(`/${options.bucket}/`);

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', options.trustedProxies ?? false);
  const trustsHop = app.get('trust proxy fn') as TrustsHop;
  app.set('etag', false);
  app.use(observeRequests(logger, registry, { isTraced, sampleRate: options.sampleRate ?? 0 }));
  app.use(
    securityHeaders({
      publicUrl: options.publicUrl,
      tileUrl: publicConfig.tile_url,
      remoteOrigins: locations.origins,
      development: publicConfig.development,
    }),
  );
  app.use(refuseOddRequests);
  app.use(belowBasePath(publicConfig.base_path));
  app.use(healthRoutes(checks, registry, { now, health }));
  app.use(limitLoad(options.capacity ?? defaultCapacity));
  app.use(openToOtherSites(() => publishedDataOf(publicConfig.campaign)));
  app.use('/alveoleapi', limitBodies, refuseSlowBodies(options.longestBodyMs ?? defaultBodyMs), api.router);
  app.use(objects.handle);
  app.use('/dev', door?.router ?? ((_request, response) => answerRefusal(response, unknownAddress)));
  app.use(reportRoutes({ judge, published, networkOf: (request) => sourceOf(request, trustsHop), cookieScope }));
  app.use(previewRoutes({ canShow, key: options.previewKey, now, basePath, cookieScope }));
  app.use(remoteRoutes(source, locations, sessions));
  app.use(oneLoopbackName(options.publicUrl));
  app.use(faceRoutes(options.currentFace ?? (() => undefined)));
  app.use(
    textRoutes({
      currentFace: options.currentFace ?? (() => undefined),
      programmeName: () => publicConfig.programme.name,
      now,
    }),
  );
  app.use(
    catalogueRoutes(() => ({ publicUrl: options.publicUrl, config: publicConfig, face: options.currentFace?.() })),
  );
  app.use(metadataRoutes(options.publicUrl, publicConfig.base_path));
  const logLate = (error: unknown, requestId: string): undefined =>
    void logger.error({ err: error, request_id: requestId }, 'a page was not built');
  app.use(pageRoutes({ shellDir, config: publicConfig, currentFace: options.currentFace, pages, sessions, logLate }));
  app.use((_request, response) => answerRefusal(response, unknownAddress));
  app.use(
    answerErrors((error, requestId) => logger.error({ err: error, request_id: requestId }, 'unexpected failure')),
  );

  return {
    app,
    listener: guardDoor(app, {
      isCall,
      sourceOf: (request) => sourceOf(request, trustsHop),
      isSignedIn: bearers.knows,
      refusalHold,
      logger,
      registry,
    }),
    close: () => [api, objects, source, door].forEach((part) => part?.close()),
  };
}

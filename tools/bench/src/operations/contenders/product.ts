// Two services and the gateway's thread in one process, as the one-machine profile runs them.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { demonstrationConfig } from '@alveole/contracts/fixtures';
import { embeddedEnvironment } from '@alveole/embedded';
import type { Embedded } from '@alveole/embedded';
import { enrolmentService } from '@alveole/enrolment';
import { everyServiceAt } from '@alveole/gateway';
import { createFileDeadLetters, createInProcessBus, deadLetterFolder } from '@alveole/messaging';
import { connectDatabase } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { repairsService } from '@alveole/repairs';
import {
  createServiceClient,
  createTokenSigner,
  drawServiceSecrets,
  environmentFields,
  loadConfig,
} from '@alveole/service-kit';
import { assembleService, configOf } from '@alveole/service-kit/service';
import type { ServiceDefinition } from '@alveole/service-kit/service';
import { freePorts } from '@alveole/start/free-ports';
import { startGatewayThread } from '@alveole/start/gateway-thread';
import { startTracing } from '@alveole/tracing';
import { z } from 'zod';
import { serveAs } from './contender.ts';
import { fillRepairs, folder, logger, startEngine } from './filled-database.ts';
import { entity } from './sample-files.ts';

const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG } = environmentFields;
const traces = loadConfig(z.object({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG }));
const nowhere = 'http://127.0.0.1:9';
/** A bench meets no limit of calls a minute, and nothing is refused because the machine is busy. */
const limits = { rateLimits: { scale: 1_000_000 }, loadLimits: { eventLoopDelayMs: 60_000, placesScale: 100 } };
const secrets = drawServiceSecrets();
const bus = createInProcessBus({ logger, deadLetters: createFileDeadLetters(deadLetterFolder(folder)) });

serveAs(async () => {
  await startTracing(traces.OTEL_EXPORTER_OTLP_ENDPOINT, { service: 'bench', logger });
  const engine = await startEngine();
  const { database, files } = await fillRepairs(engine);
  const enrolmentData = await connectDatabase({ uri: engine.mongoUri, dbName: 'alveole_enrolment', logger });
  const enrolment = await start(enrolmentService, enrolmentData, engine);
  const repairs = await start(repairsService, database, engine);
  const routesTo = { ...everyServiceAt(nowhere), enrolment: enrolment.url, repairs: repairs.url };
  const empty = join(folder, 'no-pages');
  await mkdir(empty);
  const [port = 0] = await freePorts(1);
  await startGatewayThread({
    host: '127.0.0.1',
    port,
    shellDir: empty,
    remotesFolder: empty,
    routesTo,
    publicConfig: demonstrationConfig,
    publicUrl: 'http://127.0.0.1',
    objectStoreUrl: nowhere,
    bucket: 'none',
    serviceReplicas: limits.loadLimits.placesScale,
    logLevel: 'warn',
    tracesEndpoint: traces.OTEL_EXPORTER_OTLP_ENDPOINT,
    sampleRate: traces.OTEL_TRACES_SAMPLER_ARG,
  });
  const drain = async () => {
    for (const { relay } of [enrolment, repairs]) await relay.drain();
  };
  const doors = { enrolment: enrolment.url, repairs: repairs.url, gateway: `http://127.0.0.1:${port}` };
  return { doors, headers: { authorization: `Bearer ${tokenOfTheShop()}` }, files, drain };
});

async function start<Schema extends z.ZodObject>(
  definition: ServiceDefinition<Schema>,
  database: Database,
  engine: Embedded,
) {
  const config = configOf(definition, environmentOf(engine));
  const clientOf = (baseUrl: string) =>
    createServiceClient({ baseUrl, secret: secrets.SERVICE_SECRET, callerName: definition.name });
  const parts = { config, database, logger, clientOf, now: () => new Date(), bus, limits };
  const { app, startRelay } = await assembleService(definition, parts);
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), relay: startRelay() };
}

function environmentOf(engine: Embedded): Record<string, string> {
  const addresses = Object.fromEntries(
    Object.entries(everyServiceAt(nowhere)).map(([service, url]) => [`${service.toUpperCase()}_URL`, url]),
  );
  return { ...embeddedEnvironment(engine), ...secrets, ...addresses, LOG_LEVEL: 'warn', NODE_ENV: 'production' };
}

function tokenOfTheShop(): string {
  const signer = createTokenSigner({
    privateKey: secrets.AUTH_PRIVATE_KEY,
    publicKeys: JSON.parse(secrets.AUTH_PUBLIC_KEYS) as Record<string, string>,
  });
  const { entity_id: entityId } = entity;
  return signer.access({
    role: 'REP',
    userId: 'user-1',
    userName: 'Camille',
    entityId,
    entityGender: 0,
    permission: 0,
  });
}

import { join } from 'node:path';
import { createLogger, loadConfig, runProcess } from '@alveole/service-kit';
import { startTracing } from '@alveole/tracing';
import { gatewayConfig, publicConfigOf, servicesOf } from './config.ts';
import { remotesOf } from './serve-remotes/remotes-of.ts';
import { startGateway } from './start-gateway.ts';

await runProcess(async () => {
  const config = loadConfig(gatewayConfig);
  const logger = createLogger({ service: 'gateway', level: config.LOG_LEVEL });
  const tracing = await startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, { service: 'gateway', logger });
  const gateway = await startGateway({
    host: config.HOST,
    port: config.PORT,
    routesTo: servicesOf(config),
    remotesRegistry: remotesOf(config),
    shellDir: config.SHELL_DIR,
    publicConfig: publicConfigOf(config),
    face: { campaignsDir: config.CAMPAIGNS_DIR, campaign: config.CAMPAIGN, programmeSettings: config, ownTexts: true },
    publicUrl: config.PUBLIC_URL,
    objectStoreUrl: config.S3_ENDPOINT,
    bucket: config.S3_BUCKET,
    trustedProxies: config.TRUSTED_PROXIES,
    serviceReplicas: config.SERVICE_REPLICAS,
    sampleRate: config.OTEL_TRACES_SAMPLER_ARG,
    previewKey: config.PREVIEW_KEY,
    stoppedFile: config.REMOTES_KEPT_DIR && join(config.REMOTES_KEPT_DIR, 'stopped.json'),
    logger,
  });
  logger.info({ listening: gateway.url }, 'ready');
  return {
    async close() {
      await gateway.close();
      await tracing.close();
    },
  };
});

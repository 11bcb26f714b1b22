import { createLogger, loadConfig, runProcess } from '@alveole/service-kit';
import { gatewayConfig, publicConfigOf, servicesOf } from './config.ts';
import { remotesOf } from './serve-remotes/remotes-of.ts';
import { startGateway } from './start-gateway.ts';

await runProcess(async () => {
  const config = loadConfig(gatewayConfig);
  const logger = createLogger({ service: 'gateway', level: config.LOG_LEVEL });
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
    logger,
  });
  logger.info({ listening: gateway.url }, 'ready');
  return gateway;
});

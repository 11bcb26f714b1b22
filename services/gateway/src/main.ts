import { createLogger, loadConfig, runProcess } from '@alveole/service-kit';
import { gatewayConfig, publicConfigOf, servicesOf } from './config.ts';
import { createDirectorySource } from './serve-remotes/directory-source.ts';
import { createUpstreamSource } from './serve-remotes/upstream-source.ts';
import { startGateway } from './start-gateway.ts';

await runProcess(async () => {
  const config = loadConfig(gatewayConfig);
  const logger = createLogger({ service: 'gateway', level: config.LOG_LEVEL });
  const gateway = await startGateway({
    host: config.HOST,
    port: config.PORT,
    routesTo: servicesOf(config),
    remotesRegistry:
      config.REMOTES_DIR === undefined
        ? createUpstreamSource(config.REMOTE_URLS ?? {})
        : createDirectorySource(config.REMOTES_DIR),
    shellDir: config.SHELL_DIR,
    publicConfig: publicConfigOf(config),
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

import { randomBytes } from 'node:crypto';
import { createInProcessBus } from '@alveole/messaging';
import { createTestTokens, testInfrastructure } from '@alveole/testing/node';
import { createLogger } from '@alveole/service-kit';
import { startRepairsService } from './start.ts';

const infrastructure = testInfrastructure();
const logger = createLogger({ service: 'repairs', level: 'silent' });
const noLetters = {
  add: async () => undefined,
  list: async () => [],
  replay: async () => 0,
  toReplay: async () => [],
  remove: async () => undefined,
};

function environment(): NodeJS.ProcessEnv {
  const { objectStore } = infrastructure;
  return {
    PORT: '0',
    MONGODB_URI: infrastructure.mongoUri,
    S3_ENDPOINT: objectStore.endpoint,
    S3_PUBLIC_ENDPOINT: objectStore.publicEndpoint,
    S3_REGION: objectStore.region,
    S3_BUCKET: objectStore.bucket,
    S3_ACCESS_KEY_ID: objectStore.accessKeyId,
    S3_SECRET_ACCESS_KEY: randomBytes(32).toString('hex'),
    AUTH_PUBLIC_KEYS: JSON.stringify(createTestTokens().publicKeys),
    SERVICE_SECRET: randomBytes(32).toString('hex'),
    SEALING_KEY: randomBytes(32).toString('base64'),
    CODE_PEPPER: randomBytes(32).toString('hex'),
    AUTH_URL: 'http://127.0.0.1:1',
    ENROLMENT_URL: 'http://127.0.0.1:1',
  };
}

describe('starting the service', () => {
  it('listens on a free port with its routes and closes', async () => {
    const bus = createInProcessBus({ logger, deadLetters: noLetters });
    const service = await startRepairsService({ env: environment(), bus, logger });
    const alive = await fetch(`${service.url}/healthz`);
    const closed = await fetch(`${service.url}/alveoleapi/enrolment/repairs`);
    await service.close();
    await bus.close();
    expect([alive.status, closed.status]).toEqual([200, 401]);
  });

  it('names every fault of its environment at once', async () => {
    const env = { ...environment(), SEALING_KEY: 'short', AUTH_URL: '', ENROLMENT_URL: '' };
    await expect(startRepairsService({ env, logger })).rejects.toThrow(
      /(?=.*AMQP_URL: is required)(?=.*SEALING_KEY: )(?=.*AUTH_URL: is required)(?=.*ENROLMENT_URL: is required)/,
    );
  });

  it('says in one line that its database cannot be reached', async () => {
    const bus = createInProcessBus({ logger, deadLetters: noLetters });
    const env = { ...environment(), MONGODB_URI: 'mongodb://127.0.0.1:1' };
    await expect(startRepairsService({ env, bus, logger })).rejects.toThrow(
      /^The database at mongodb:\/\/127\.0\.0\.1:1 cannot be reached/,
    );
    await bus.close();
  });
});

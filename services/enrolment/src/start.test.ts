import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createInProcessBus } from '@alveole/messaging';
import { connectDatabase } from '@alveole/persistence';
import { createLogger } from '@alveole/service-kit';
import { testInfrastructure } from '@alveole/testing/node';
import { enrolmentService, startEnrolmentService } from './start.ts';

const logger = createLogger({ service: 'enrolment', level: 'silent' });
const deadLetters = {
  add: async () => undefined,
  list: async () => [],
  replay: async () => 0,
  toReplay: async () => [],
  remove: async () => undefined,
};

function environment(): Record<string, string> {
  const { mongoUri, objectStore: store, geocoderUrl, communesUrl } = testInfrastructure();
  const pem = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString();
  return {
    PORT: '0',
    MONGODB_URI: mongoUri,
    S3_ENDPOINT: store.endpoint,
    S3_PUBLIC_ENDPOINT: store.publicEndpoint,
    S3_REGION: store.region,
    S3_BUCKET: store.bucket,
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    AUTH_PUBLIC_KEYS: JSON.stringify({ k1: pem }),
    SERVICE_SECRET: randomBytes(32).toString('hex'),
    SEALING_KEY: randomBytes(32).toString('base64'),
    CODE_PEPPER: randomBytes(32).toString('hex'),
    AUTH_URL: 'http://127.0.0.1:9',
    REPAIRS_URL: 'http://127.0.0.1:9',
    NOTIFICATIONS_URL: 'http://127.0.0.1:9',
    REFUNDS_URL: 'http://127.0.0.1:9',
    GEOCODER_URL: geocoderUrl,
    COMMUNES_URL: communesUrl,
  };
}

describe('the enrolment service', () => {
  it('starts from its environment, is ready, answers 503 while auth is away, and closes', async () => {
    const bus = createInProcessBus({ logger, deadLetters });
    const service = await startEnrolmentService({ env: environment(), bus, logger });
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    const answer = await fetch(`${service.url}/alveoleapi/enrolment/check_email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"mail":"atelier@exemple.fr"}',
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    await service.close();
    await expect(fetch(`${service.url}/readyz`)).rejects.toThrow();
    await bus.close();
  });

  it('starts beside others only on a migrated store, and names the command; alone it migrates the store itself', async () => {
    const { MONGODB_URI = '' } = environment();
    const database = await connectDatabase({ uri: MONGODB_URI, dbName: 'alveole_enrolment', logger });
    const recorded = database.collection('migrations');
    await recorded.deleteMany({});
    await expect(
      startEnrolmentService({ env: { ...environment(), AMQP_URL: 'amqp://127.0.0.1:9' }, logger }),
    ).rejects.toThrow(/^The store lacks 0001-renew-search.*: run "node dist\/main\.mjs migrate" before the service$/);
    const bus = createInProcessBus({ logger, deadLetters });
    await (await startEnrolmentService({ env: environment(), bus, logger })).close();
    const names = (await recorded.find({}).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
    expect(names).toEqual(enrolmentService.migrations?.map(({ name }) => name));
    await Promise.all([bus.close(), database.close()]);
  });

  it('names everything that is wrong with its environment, the broker among them', async () => {
    const env = { ...environment(), MONGODB_URI: '', S3_BUCKET: 'No', CAMPAIGN: '../another' };
    await expect(startEnrolmentService({ env, logger })).rejects.toThrow(/MONGODB_URI.*AMQP_URL.*S3_BUCKET.*CAMPAIGN/);
  });

  it('says in one line that the database does not answer', async () => {
    const env = { ...environment(), MONGODB_URI: 'mongodb://127.0.0.1:9/?serverSelectionTimeoutMS=200' };
    await expect(
      startEnrolmentService({ env, bus: createInProcessBus({ logger, deadLetters }), logger }),
    ).rejects.toThrow('cannot be reached');
  });
});

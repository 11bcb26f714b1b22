import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { environmentFields } from './environment-fields.ts';
import { isConfigurationError, loadConfig } from './load-config.ts';

const { PORT, MONGODB_URI, SERVICE_SECRET, SEALING_KEY, AUTH_PUBLIC_KEYS, BASE_PATH, LOG_LEVEL } = environmentFields;
const strongSecret = randomBytes(32).toString('hex');

function faultsOf(schema: z.ZodObject, env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(schema, env);
  } catch (error) {
    if (isConfigurationError(error)) return error.faults;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('is read with its defaults, and an empty variable counts as absent', () => {
    expect(loadConfig(z.object({ PORT, LOG_LEVEL, BASE_PATH }), { PORT: '9000', LOG_LEVEL: '', OTHER: 'x' })).toEqual({
      PORT: 9000,
      LOG_LEVEL: 'info',
      BASE_PATH: '',
    });
  });

  it('names every fault at once', () => {
    expect(
      faultsOf(z.object({ PORT, MONGODB_URI, SERVICE_SECRET }), { PORT: 'http', MONGODB_URI: 'http://x' }),
    ).toEqual(['PORT: must be a port number', 'MONGODB_URI: must be a mongodb URL', 'SERVICE_SECRET: is required']);
  });

  it('never repeats a value', () => {
    expect(
      faultsOf(z.object({ SERVICE_SECRET, SEALING_KEY }), { SERVICE_SECRET: 'hunter2', SEALING_KEY: 'hunter2' }).join(),
    ).not.toContain('hunter2');
  });

  it.each([
    ['too short', 'a1b2c3'],
    ['monotonous', 'a'.repeat(64)],
    ['copied from an example', 'change-me-change-me-0123456789abcdef'],
    ['a default', 'my-default-service-key-0123456789abcdef'],
  ])('refuses a secret that is %s', (_name, secret) => {
    expect(faultsOf(z.object({ SERVICE_SECRET }), { SERVICE_SECRET: secret })).not.toEqual([]);
  });

  it('takes a random secret and a random sealing key', () => {
    expect(
      faultsOf(z.object({ SERVICE_SECRET, SEALING_KEY }), {
        SERVICE_SECRET: strongSecret,
        SEALING_KEY: randomBytes(32).toString('base64'),
      }),
    ).toEqual([]);
  });

  it.each([
    ['DEBTOR_IBAN', 'FR7630006000011234567890188', 'must be an IBAN of the SEPA area, whose check digits are right'],
    ['DEBTOR_IBAN', 'FR76 3000 6000 0112 3456 7890 189', 'must be an IBAN without spaces'],
    ['DEBTOR_BIC', '12345678', 'must be a BIC: four letters of the bank, two of the country'],
  ] as const)('refuses %s=%s before anything is paid from it', (name, value, fault) => {
    expect(faultsOf(z.object({ [name]: environmentFields[name] }), { [name]: value })[0]).toBe(`${name}: ${fault}`);
  });

  it.each(['not json', '{}', '{"k1":"no key"}', JSON.stringify({ k1: pem('rsa') })])(
    'refuses public keys %.20s',
    (text) => {
      expect(faultsOf(z.object({ AUTH_PUBLIC_KEYS }), { AUTH_PUBLIC_KEYS: text })).toEqual([
        'AUTH_PUBLIC_KEYS: must be JSON {kid: PEM} of P-256 public keys',
      ]);
    },
  );

  it('reads public keys by their id', () => {
    const keys = { k1: pem('ec'), k2: pem('ec') };
    expect(loadConfig(z.object({ AUTH_PUBLIC_KEYS }), { AUTH_PUBLIC_KEYS: JSON.stringify(keys) })).toEqual({
      AUTH_PUBLIC_KEYS: keys,
    });
  });

  it.each([
    'mongodb://127.0.0.1:27017',
    'mongodb://auth:pass@one:27017,two:27018,three:27017/?replicaSet=rs0&authSource=admin',
    'mongodb+srv://db.example.org/',
    'mongodb://%2Ftmp%2Falv%2Fdb.sock',
  ])('takes the database at %s', (uri) => {
    expect(faultsOf(z.object({ MONGODB_URI }), { MONGODB_URI: uri })).toEqual([]);
  });

  it.each(['http://db', 'mongodb://', 'mongodb:///x', 'mongodb://one two', 'db:27017'])(
    'refuses the database at %s',
    (uri) => {
      expect(faultsOf(z.object({ MONGODB_URI }), { MONGODB_URI: uri })).toEqual(['MONGODB_URI: must be a mongodb URL']);
    },
  );

  it('drops the last slash of the base path', () => {
    expect(loadConfig(z.object({ BASE_PATH }), { BASE_PATH: '/alveole-pro/' })).toEqual({ BASE_PATH: '/alveole-pro' });
  });
});

function pem(kind: 'rsa' | 'ec'): string {
  const pair =
    kind === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
}

import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** The secrets that services share or hold, under the names of the environment (`environmentFields`). */
export interface ServiceSecrets {
  readonly AUTH_PRIVATE_KEY: string;
  readonly AUTH_PUBLIC_KEYS: string;
  readonly SERVICE_SECRET: string;
  readonly SEALING_KEY: string;
  readonly CODE_PEPPER: string;
  readonly SMS_CALLBACK_SECRET: string;
  readonly SMS_SIGNING_SECRET: string;
  readonly ACCOUNTS_SIGNING_KEY: string;
}

/** Random text that may stand in a URL. @param bytes of entropy */
export function randomText(bytes = 36): string {
  return randomBytes(bytes).toString('base64url');
}

/** Draws the services' secrets of an installation. */
export function drawServiceSecrets(): ServiceSecrets {
  return {
    ...drawSigningKey(),
    SERVICE_SECRET: randomText(),
    SEALING_KEY: randomBytes(32).toString('base64'),
    CODE_PEPPER: randomText(),
    SMS_CALLBACK_SECRET: randomText(24),
    SMS_SIGNING_SECRET: randomText(),
    ACCOUNTS_SIGNING_KEY: drawAccountsKey(),
  };
}

/** A P-256 key for people's tokens, with the entry that lets services verify them. */
function drawSigningKey(): Pick<ServiceSecrets, 'AUTH_PRIVATE_KEY' | 'AUTH_PUBLIC_KEYS'> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return {
    AUTH_PRIVATE_KEY: privateKey,
    AUTH_PUBLIC_KEYS: JSON.stringify({ [randomBytes(6).toString('hex')]: publicKey }),
  };
}

/** An Ed25519 key for the heads of the public log. */
function drawAccountsKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return privateKey;
}

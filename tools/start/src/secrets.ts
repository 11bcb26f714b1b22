import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const secrets = z.object({
  AUTH_PRIVATE_KEY: z.string(),
  AUTH_PUBLIC_KEYS: z.string(),
  SERVICE_SECRET: z.string(),
  SEALING_KEY: z.string(),
  CODE_PEPPER: z.string(),
  SMS_CALLBACK_SECRET: z.string(),
});

/** Secrets of this installation, under the names of the environment. */
export type Secrets = z.output<typeof secrets>;

/** Draws the secrets at the first start and keeps them in the data folder, readable by their owner alone. */
export function keepSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  if (existsSync(path)) return secrets.parse(JSON.parse(readFileSync(path, 'utf8')));
  const drawn = drawSecrets();
  writeFileSync(`${path}.new`, JSON.stringify(drawn, null, 2), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return drawn;
}

function drawSecrets(): Secrets {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const kid = randomBytes(6).toString('hex');
  return {
    AUTH_PRIVATE_KEY: privateKey,
    AUTH_PUBLIC_KEYS: JSON.stringify({ [kid]: publicKey }),
    SERVICE_SECRET: randomBytes(36).toString('base64url'),
    SEALING_KEY: randomBytes(32).toString('base64'),
    CODE_PEPPER: randomBytes(36).toString('base64url'),
    SMS_CALLBACK_SECRET: randomBytes(24).toString('base64url'),
  };
}

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawServiceSecrets } from '@alveole/service-kit';
import type { ServiceSecrets } from '@alveole/service-kit';
import { z } from 'zod';

const secrets: z.ZodType<ServiceSecrets> = z.object({
  AUTH_PRIVATE_KEY: z.string(),
  AUTH_PUBLIC_KEYS: z.string(),
  SERVICE_SECRET: z.string(),
  SEALING_KEY: z.string(),
  CODE_PEPPER: z.string(),
  SMS_CALLBACK_SECRET: z.string(),
  SMS_SIGNING_SECRET: z.string(),
  ACCOUNTS_SIGNING_KEY: z.string(),
});

/**
 * Draws the secrets of this installation at the first start and keeps them in the data folder, readable by their owner
 * alone. One that a newer version has added is drawn beside those that are kept.
 */
export function keepSecrets(dataDir: string): ServiceSecrets {
  const path = join(dataDir, 'secrets.json');
  const stored: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  const whole = secrets.safeParse(stored);
  if (whole.success) return whole.data;
  const drawn = secrets.parse({ ...drawServiceSecrets(), ...(stored as object | undefined) });
  writeFileSync(`${path}.new`, JSON.stringify(drawn, null, 2), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return drawn;
}

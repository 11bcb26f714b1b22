import { createPublicKey } from 'node:crypto';
import { z } from 'zod';
import { environmentFields } from '../config/environment-fields.ts';
import { drawServiceSecrets } from './draw-secrets.ts';

describe('drawing the secrets of the services', () => {
  it('gives what the environment of a service accepts', () => {
    const { AUTH_PRIVATE_KEY, AUTH_PUBLIC_KEYS, SERVICE_SECRET, SEALING_KEY } = environmentFields;
    expect(
      z.object({ AUTH_PRIVATE_KEY, AUTH_PUBLIC_KEYS, SERVICE_SECRET, SEALING_KEY }).safeParse(drawServiceSecrets())
        .success,
    ).toBe(true);
  });

  it('draws anew each time, and never the same value twice', () => {
    const values = [...Object.values(drawServiceSecrets()), ...Object.values(drawServiceSecrets())];
    expect(new Set(values).size).toBe(values.length);
  });

  it('gives auth a key whose public half the others hold', () => {
    const { AUTH_PRIVATE_KEY, AUTH_PUBLIC_KEYS } = drawServiceSecrets();
    const [pem] = Object.values(JSON.parse(AUTH_PUBLIC_KEYS) as Record<string, string>);
    expect(createPublicKey(AUTH_PRIVATE_KEY).export({ type: 'spki', format: 'pem' })).toBe(pem);
  });
});

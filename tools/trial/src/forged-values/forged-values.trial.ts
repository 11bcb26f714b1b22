import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { funderGender, staffGender } from '@alveole/domain';
import { freshInstallation, removeInstallation } from '@alveole/start/run-product';
import type { Trial } from '../frame/trial.ts';
import { createCaller, drawAddress } from '../frame/caller.ts';
import { forgedTokens, goodToken, signedToken } from './forge-tokens.ts';
import type { Keys } from './forge-tokens.ts';
import { tryLaxValues } from './lax-values.ts';

const kindOfRole: Readonly<Record<string, number>> = { REP: 0, FIN: funderGender, ...staffGender };

/** Whoever it is: what a token says is all that the checks of values need. */
const person = (role: string) => ({
  role,
  user_id: randomUUID(),
  entity_id: randomUUID(),
  user_permission: 0,
  entity_gender: kindOfRole[role],
  user_name: 'X',
  ...(role === 'FIN' && { funder_id: 'ville' }),
});

export const trial: Trial = {
  promise: 'A forged token is 401 and a value that only a lax reader takes is 400 with its field, on every call',
  async run(context) {
    const installation = await freshInstallation();
    context.afterwards(() => removeInstallation(installation));
    const { url } = await context.startProduct({ TRUSTED_PROXIES: 'loopback' }, installation);
    const keys = await keysOf(installation.dataDir);
    const bearerOf = (role: string) => {
      const { header, claims } = goodToken(keys, person(role));
      return signedToken(header, claims, keys.privateKey);
    };
    const callWith = (bearer: string, path = '/enrolment/userconcepts') =>
      createCaller(url, drawAddress(context.random), { bearer }).get(path);
    const good = await callWith(bearerOf('REP'));
    context.check(`a good token is taken (${good.message})`, !good.message.startsWith('401 '));
    for (const [oddity, token] of Object.entries(forgedTokens(keys, person('REP')))) {
      for (const path of ['/enrolment/userconcepts', '/enrolment/repairs', '/enrolment/signin']) {
        const answer = await callWith(token, path);
        context.check(`a token ${oddity} is 401 at ${path} (${answer.message})`, answer.message.startsWith('401 '));
      }
    }
    await tryLaxValues(context, url, bearerOf);
  },
};

/** The installation's own keys: a forger who had them would still be refused what is odd. */
async function keysOf(dataDir: string): Promise<Keys> {
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
  const [kid = '', publicKey = ''] = Object.entries(
    JSON.parse(secrets.AUTH_PUBLIC_KEYS ?? '{}') as Record<string, string>,
  )[0] ?? ['', ''];
  return { kid, publicKey, privateKey: secrets.AUTH_PRIVATE_KEY ?? '' };
}

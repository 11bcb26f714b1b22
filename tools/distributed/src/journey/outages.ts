import { finderRadius } from '@alveole/domain';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { nodeServices } from '../compose/compose-file.ts';
import { until } from '../processes/until.ts';
import type { Administrator } from './administrators.ts';
import { allReady } from './start-platform.ts';
import type { Platform } from './start-platform.ts';
import type { Servers } from './start-servers.ts';

interface Surroundings {
  readonly platform: Platform;
  readonly servers: Servers;
  readonly administrator: Administrator;
}

/** Long enough for every service to have noticed and to have tried again. */
const awayMs = 5_000;

/**
 * The broker falls: every service says 503 with `Retry-After` at `/readyz`, what is written meanwhile is accepted, and
 * its event goes out once the broker is back. Answers what was seen. Throws at the first thing that is otherwise.
 */
export async function withoutBroker({ platform, servers }: Surroundings): Promise<string> {
  const mail = `panne-${randomUUID().slice(0, 8)}@exemple.fr`;
  await servers.broker.kill();
  for (const name of nodeServices) await until(`${name} says 503`, () => unavailable(`${platform.urls[name]}/readyz`));
  const asked = await post(platform, 'enrolment/check_email', { mail });
  if (asked.status !== 200) throw new Error(`check_email without a broker → ${asked.status}`);
  await pause(awayMs);
  await servers.broker.startAgain();
  await allReady(platform.urls);
  await until('the mail asked for meanwhile', async () => {
    const messages = (await (await fetch(`${servers.inboxUrl}?to=${encodeURIComponent(mail)}`)).json()) as unknown[];
    return messages.length > 0 ? messages : undefined;
  });
  return 'les cinq services ont répondu 503 avec Retry-After, puis sont revenus ; le mail demandé pendant la panne est parti';
}

/** The database falls: calls answer 503 with `Retry-After`, never anything else, and work again once it is back. */
export async function withoutDatabase({ platform, servers, administrator }: Surroundings): Promise<string> {
  const { mail, password } = administrator;
  const signIn = () => post(platform, 'enrolment/signin', { mail, password });
  const before = await signIn();
  if (before.status !== 200) throw new Error(`sign-in before the outage → ${before.status}`);
  await servers.database.kill();
  const refused = [
    await signIn(),
    await post(platform, 'enrolment/check_email', { mail: `x-${mail}` }),
    await fetch(
      `${platform.publicUrl}/alveoleapi/entities_public?latitude=45.76&longitude=4.83&radius=${finderRadius}`,
    ),
  ];
  for (const { status, headers, url } of refused) {
    if (status !== 503 || !headers.has('retry-after'))
      throw new Error(`${new URL(url).pathname} without a database → ${status}`);
  }
  for (const name of nodeServices) await until(`${name} says 503`, () => unavailable(`${platform.urls[name]}/readyz`));
  await pause(awayMs);
  await servers.database.startAgain();
  await allReady(platform.urls);
  const after = await signIn();
  if (after.status !== 200) throw new Error(`sign-in after the outage → ${after.status}`);
  return 'les appels ont répondu 503 avec Retry-After, puis de nouveau 200, sans redémarrer un service';
}

async function unavailable(url: string): Promise<true | undefined> {
  const { status, headers } = await fetch(url);
  return status === 503 && headers.has('retry-after') ? true : undefined;
}

function post({ publicUrl }: Platform, path: string, body: object): Promise<Response> {
  return fetch(`${publicUrl}/alveoleapi/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

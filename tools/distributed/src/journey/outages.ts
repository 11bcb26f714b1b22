import { finderRadius } from '@alveole/domain';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { behindTheGateway, nodeServices } from '../deployment/compose-file.ts';
import { z } from 'zod';
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

const readiness = z.object({ watched: z.object({ bus: z.boolean() }) });

/** Long enough for every service to have noticed and to have tried again. */
const awayMs = 5_000;

/**
 * The broker falls: every service stays ready and shows that the bus is away, what is written meanwhile is accepted,
 * and its event goes out once the broker is back. Answers what was seen. Throws at the first thing that is otherwise.
 */
export async function withoutBroker({ platform, servers }: Surroundings): Promise<string> {
  const mail = `panne-${randomUUID().slice(0, 8)}@exemple.fr`;
  await servers.broker.kill();
  for (const name of behindTheGateway)
    await until(`${name} sees that the bus is away`, () => readyWith(`${platform.urls[name]}/readyz`, { bus: false }));
  const asked = await post(platform, 'enrolment/check_email', { mail });
  if (asked.status !== 200) throw new Error(`check_email without a broker → ${asked.status}`);
  await pause(awayMs);
  await servers.broker.startAgain();
  for (const name of behindTheGateway)
    await until(`${name} has the bus again`, () => readyWith(`${platform.urls[name]}/readyz`, { bus: true }));
  await until('the mail asked for meanwhile', async () => {
    const messages = (await (await fetch(`${servers.inboxUrl}?to=${encodeURIComponent(mail)}`)).json()) as unknown[];
    return messages.length > 0 ? messages : undefined;
  });
  return 'les cinq services sont restés prêts et ont dit l’absence du bus ; le mail demandé pendant la panne est parti ensuite';
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

/** True once it is ready and its bus is as expected. Throws when it is not ready: this outage must not take it away. */
async function readyWith(url: string, { bus }: { bus: boolean }): Promise<true | undefined> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} without a broker → ${answer.status}`);
  return readiness.parse(await answer.json()).watched.bus === bus ? true : undefined;
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

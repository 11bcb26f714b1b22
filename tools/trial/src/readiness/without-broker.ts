import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@alveole/distributed/platform';
import type { Platform, Servers } from '@alveole/distributed/platform';
import type { TrialContext } from '../frame/trial.ts';
import { askReadiness, watchReadiness } from './watch-readiness.ts';

/** The broker dies, an instance dies and starts anew meanwhile, the broker comes back: nobody left, nothing is lost. */
export async function withoutBroker(context: TrialContext, platform: Platform, servers: Servers): Promise<void> {
  const { check, figure, short } = context;
  await servers.broker.kill();
  const watch = watchReadiness(platform);
  await until('every service knows', async () =>
    (await askReadiness(platform)).every(({ bus }) => !bus) ? true : undefined,
  );
  const written = await writeMeanwhile(context, platform, short ? 20 : 200);
  for (const { service, status } of await watch.stop())
    check(`${service} stays ready without the broker, not ${status}`, status === 200);
  await startsAnew(context, platform);
  await servers.broker.startAgain();
  await until('the bus is back', async () =>
    (await askReadiness(platform)).every(({ bus }) => bus) ? true : undefined,
  );
  for (const mail of written) {
    const arrived = await until('the mail', async () => (await mailsTo(servers, mail)) || undefined).catch(() => 0);
    check(`what was written without the broker is told once, not ${arrived} times`, arrived === 1);
  }
  figure('written while the broker was away', String(written.length));
}

/** Answers the addresses whose code was accepted. */
async function writeMeanwhile({ check }: TrialContext, { publicUrl }: Platform, count: number): Promise<string[]> {
  const accepted: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const mail = `panne-${randomUUID().slice(0, 8)}@exemple.fr`;
    const answer = await fetch(`${publicUrl}/alveoleapi/enrolment/check_email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mail }),
    });
    // Codes are limited by address; what counts is that nobody says "unavailable".
    check(`a write without the broker is taken or limited, not ${answer.status}`, [200, 429].includes(answer.status));
    if (answer.status === 200) accepted.push(mail);
    await pause(50);
  }
  return accepted;
}

async function startsAnew({ check }: TrialContext, platform: Platform): Promise<void> {
  await platform.replace('enrolment');
  const again = await until('enrolment is ready again', async () =>
    (await askReadiness(platform)).find(({ service, status }) => service === 'enrolment' && status === 200),
  ).catch(() => undefined);
  check('an instance that starts while the broker is away becomes ready', again?.bus === false);
}

async function mailsTo({ inboxUrl }: Servers, mail: string): Promise<number> {
  const answer = await fetch(`${inboxUrl}?to=${encodeURIComponent(mail)}`);
  return ((await answer.json()) as unknown[]).length;
}

import { deskRoutes } from '@alveole/contracts/desk';
import { refundRoutes } from '@alveole/contracts/refund';
import { reviewRoutes } from '@alveole/contracts/review';
import { staffRoutes } from '@alveole/contracts/staff';
import { drawServiceSecrets } from '@alveole/service-kit';
import { z } from 'zod';
import { nodeServices } from '../deployment/compose-file.ts';
import type { NodeService } from '../deployment/compose-file.ts';
import type { Administrator } from './administrators.ts';
import { allReady } from './start-platform.ts';
import type { Platform } from './start-platform.ts';

interface Surroundings {
  readonly platform: Platform;
  readonly administrator: Administrator;
}

const session = z.object({ access_token: z.string(), refresh_token: z.string() });
type Session = z.output<typeof session>;

/** A call of each service that people sign in to, which an administrator may make without a parameter. */
const calls = [
  staffRoutes.listStaff,
  deskRoutes.listWaiting,
  reviewRoutes.readReviewReasons,
  refundRoutes.readSuspensionSetting,
];

/**
 * Changes every key of the running platform by the table « Changer les clés » of docs/DEPLOIEMENT.md: who is signed in
 * stays so until the old public key goes, and is signed in again by his refresh token meanwhile. Answers what was seen.
 * Throws at the first thing that is otherwise.
 */
export async function changeKeys({ platform, administrator }: Surroundings): Promise<string> {
  const drawn = drawServiceSecrets();
  const oldKeys = platform.variable('AUTH_PUBLIC_KEYS');
  const newKeys = drawn.AUTH_PUBLIC_KEYS;
  const signedByOld = await signIn(platform, administrator);

  await restartWith(platform, { AUTH_PUBLIC_KEYS: join(oldKeys, newKeys) });
  await expectStatus(platform, signedByOld, 200);

  await restartWith(platform, { AUTH_PRIVATE_KEY: drawn.AUTH_PRIVATE_KEY }, ['auth']);
  await expectStatus(platform, signedByOld, 200);
  const signedByNew = await refresh(platform, signedByOld);
  if (keyOf(signedByNew) !== Object.keys(keysIn(newKeys))[0]) throw new Error('auth goes on signing with the old key');
  await expectStatus(platform, signedByNew, 200);

  const { SERVICE_SECRET, SEALING_KEY, CODE_PEPPER, ACCOUNTS_SIGNING_KEY } = drawn;
  const others = { SERVICE_SECRET, SEALING_KEY, CODE_PEPPER, ACCOUNTS_SIGNING_KEY };
  await restartWith(platform, { AUTH_PUBLIC_KEYS: newKeys, ...others });
  await expectStatus(platform, signedByOld, 401);
  await expectStatus(platform, signedByNew, 200);
  return 'la session ouverte a continué d’un bout à l’autre ; un jeton de l’ancienne clé est refusé partout une fois qu’elle est retirée';
}

/** As an operator does: `.env`, then the services anew. */
async function restartWith(
  platform: Platform,
  changes: Readonly<Record<string, string>>,
  services: readonly NodeService[] = nodeServices,
): Promise<void> {
  platform.changeVariables(changes);
  await Promise.all(services.map((name) => platform.replace(name)));
  await allReady(platform.urls);
}

async function expectStatus({ publicUrl }: Platform, { access_token }: Session, status: number): Promise<void> {
  for (const { path } of calls) {
    const answer = await fetch(`${publicUrl}/alveoleapi${path}`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    if (answer.status !== status) throw new Error(`${path} → ${answer.status}, not ${status}`);
  }
}

async function signIn({ publicUrl }: Platform, { mail, password }: Administrator): Promise<Session> {
  const answer = await fetch(`${publicUrl}/alveoleapi/enrolment/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mail, password }),
  });
  return session.parse(await answer.json());
}

async function refresh({ publicUrl }: Platform, { refresh_token }: Session): Promise<Session> {
  const answer = await fetch(`${publicUrl}/alveoleapi/enrolment/signin`, {
    headers: { authorization: `Bearer ${refresh_token}` },
  });
  return session.parse(await answer.json());
}

/** Which key signed a token, as its header says. */
const keyOf = ({ access_token }: Session): string =>
  z.object({ kid: z.string() }).parse(JSON.parse(Buffer.from(access_token.split('.')[0] ?? '', 'base64url').toString()))
    .kid;

const keysIn = (text: string) => z.record(z.string(), z.string()).parse(JSON.parse(text));
const join = (...texts: readonly string[]) => JSON.stringify(Object.assign({}, ...texts.map(keysIn)));

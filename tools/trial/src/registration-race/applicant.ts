import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { codeSentTo, createDemoApi, samplePdf } from '@alveole/demo';
import type { Random } from '@alveole/seed-data';
import { callFrom } from './call.ts';
import type { Answer } from './call.ts';

/** A visitor who holds a code and has put up the KBIS: all but the registration itself. */
export interface Applicant {
  readonly address: string;
  readonly mail: string;
  readonly password: string;
  readonly siret: string;
  readonly entityId: string;
  readonly code: string;
  readonly kbis: { readonly media_url: string; readonly media_hash: string };
}

/** Where the applicants go to. The address changes when the product is started again. */
export interface Counter {
  readonly url: string;
  readonly random: Random;
}

const atOnce = 4;
const longestWait = 40_000;

export const drawSiret = (random: Random) => `7${String(random.int(0, 9_999_999_999_999)).padStart(13, '0')}`;
const drawAddress = (random: Random) =>
  `${random.int(20, 90)}.${random.int(0, 255)}.${random.int(0, 255)}.${random.int(1, 254)}`;

/** Applicants with these SIRETs, each with its own mail, code, document and address. */
export async function prepareApplicants(counter: Counter, sirets: readonly string[]): Promise<Applicant[]> {
  const ready: Applicant[] = [];
  const waiting = [...sirets];
  const work = async () => {
    for (let siret = waiting.pop(); siret; siret = waiting.pop()) ready.push(await prepare(counter, siret));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return ready;
}

async function prepare({ url, random }: Counter, siret: string): Promise<Applicant> {
  const address = drawAddress(random);
  const mail = `candidat-${randomUUID().slice(0, 13)}@exemple.fr`;
  const ask = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    untilAnswered(() => callFrom({ url, address, method, path, body }));
  const place = (await ask('POST', '/enrolment/check_email', { mail })).body;
  const media_url = `${String(place.media_url_prefix)}${randomUUID()}.pdf`;
  const bytes = samplePdf(['Extrait Kbis', siret]);
  const presigned = await ask('GET', `/enrolment/mediaputurl?name=${encodeURIComponent(media_url)}`);
  const put = await fetch(String(presigned.body.url), { method: 'PUT', body: Buffer.from(bytes) });
  if (!put.ok) throw new Error(`The KBIS was not taken: ${put.status} ${presigned.status} ${presigned.message}`);
  const media_hash = createHash('sha256').update(bytes).digest('hex');
  const code = await codeSentTo(createDemoApi(url), mail);
  const password = `Velo-${random.int(1000, 9999)}a`;
  return { address, mail, password, siret, entityId: String(place.entity_id), code, kbis: { media_url, media_hash } };
}

/** Sends the registration, once. */
export function register({ url }: Counter, applicant: Applicant, signal?: AbortSignal): Promise<Answer> {
  const { address, siret, entityId, code, password, kbis } = applicant;
  const entity_data = {
    ...shop,
    siret,
    documents: [{ ...kbis, media_gender: 'KBIS', media_id: randomUUID() }],
  };
  const body = { entity_id: entityId, code, password, entity_data };
  return callFrom({ url, address, method: 'POST', path: '/enrolment/entity', body, signal });
}

/** What holds for an applicant, as seen from outside. */
export interface Standing {
  /** The account opens with the password that was typed. */
  readonly canSignIn: boolean;
  /** Somebody holds the SIRET. */
  readonly hasEstablishment: boolean;
  /** The account reads the file of the registration. */
  readonly readsFile: boolean;
}

export async function standingOf({ url }: Counter, applicant: Applicant): Promise<Standing> {
  const { address, mail, password, siret, entityId } = applicant;
  const read = (path: string, token?: string) =>
    untilAnswered(() => callFrom({ url, address, method: 'GET', path, token }));
  const signedIn = await untilAnswered(() =>
    callFrom({ url, address, method: 'POST', path: '/enrolment/signin', body: { mail, password } }),
  );
  const establishment = await read(`/v1/enrolment/siret/${siret}`);
  const canSignIn = signedIn.outcome === 'accepted';
  const file = canSignIn && (await read(`/enrolment/entity/${entityId}`, String(signedIn.body.access_token)));
  return {
    canSignIn,
    hasEstablishment: establishment.body.available === false,
    readsFile: file && file.outcome === 'accepted',
  };
}

/** Asks again as long as the product puts off, as it is asked to. */
export async function untilAnswered(ask: () => Promise<Answer>): Promise<Answer> {
  const end = performance.now() + longestWait;
  for (;;) {
    const answer = await ask();
    if (answer.outcome !== 'put off' || performance.now() > end) return answer;
    await pause((answer.retryAfter ?? 1) * 1000);
  }
}

/** Everything that a bike shop tells, but its SIRET and its KBIS. */
const shop = {
  raison_sociale: 'CYCLES DE LA COURSE SARL',
  commercialname: 'Cycles de la course',
  legalStatut: 0,
  chaine: 'Autre',
  codeAPE: '4764Z',
  name: 'Martin',
  firstname: 'Camille',
  smartphone: '+33639980001',
  telephone: '+33388000000',
  adresse: '12 quai des Bateliers',
  zip: '67000',
  city: 'Strasbourg',
  latitude: 48.5811,
  longitude: 7.7549,
  repairman: 2,
  repairday: 12,
  cguAccept: true,
  cgsAccept: true,
};

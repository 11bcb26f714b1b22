import { milliseconds, percentile } from '../frame/latencies.ts';
import { createCaller, drawAddress } from '../frame/caller.ts';
import type { Answer, Caller } from '../frame/caller.ts';
import { countedAnswers, flood, passAfterWaiting } from './flood.ts';
import type { Stage } from './flood.ts';

export interface Owner {
  readonly mail: string;
  readonly password: string;
}

/** Guesses at one account that strangers may have judged within the trial's few minutes, from however many addresses. */
const maxGuesses = 30;

const signIn = (caller: Caller, mail: string, password: string) => caller.post('/enrolment/signin', { mail, password });
const isJudged = ({ isOk, message }: Answer) => isOk || message.endsWith('Wrong email or password.');

/** Strangers guess an owner's password; the owner signs in from where it did before, and from elsewhere. */
export async function trySignInDoor(stage: Stage, owner: Owner, own: Caller): Promise<void> {
  const { check, figure } = stage.context;
  check('the owner signs in before all', (await signIn(own, owner.mail, owner.password)).isOk);
  let judged = 0;
  for (const size of stage.sizes) {
    const answers = await flood(stage, size, (stranger) => signIn(stranger, owner.mail, 'Mauvais-1'));
    judged += answers.filter(isJudged).length;
    figure(`${size} wrong sign-ins`, countedAnswers(answers));
    await ownerSignsIn(stage, owner, own, size);
  }
  figure('guesses judged, of many addresses', String(judged));
  check(`of the guesses of many addresses ${judged} were judged, at most ${maxGuesses}`, judged <= maxGuesses);
  await oneAddressGuesses(stage, owner);
  const newcomer = createCaller(stage.url, drawAddress(stage.random));
  const { answer, waited } = await passAfterWaiting(() => signIn(newcomer, owner.mail, owner.password));
  figure('a new device elsewhere waits', `${waited} s`);
  check(`a new device elsewhere gets in after a wait that ends (${answer.message})`, answer.isOk);
}

async function ownerSignsIn({ context, url, random }: Stage, { mail, password }: Owner, own: Caller, size: number) {
  const { check } = context;
  const fromHome = await signIn(own, mail, password);
  check(`after ${size} the own device gets in (${fromHome.message})`, fromHome.isOk);
  const moved = await signIn(own.at(drawAddress(random)), mail, password);
  check(`after ${size} the own device gets in from another address (${moved.message})`, moved.isOk);
  const knownAddress = await signIn(own.withoutCookies(), mail, password);
  check(`after ${size} the own address gets in (${knownAddress.message})`, knownAddress.isOk);
  const mistyped = await signIn(own, mail, 'Mauvais-2');
  check(`after ${size} the own device may mistype (${mistyped.message})`, isJudged(mistyped));
  const nobody = await signIn(createCaller(url, drawAddress(random)), `x${mail}`, password);
  check(`after ${size} another mail is judged as ever (${nobody.message})`, isJudged(nobody));
}

async function oneAddressGuesses({ context, url, random }: Stage, { mail }: Owner): Promise<void> {
  const address = drawAddress(random);
  const answers: Answer[] = [];
  for (let guess = 0; guess < 30; guess += 1) answers.push(await signIn(createCaller(url, address), mail, 'Mauvais-3'));
  const judged = answers.filter(isJudged).length;
  context.figure('30 wrong sign-ins of one address', countedAnswers(answers));
  context.check(`of 30 guesses of one address ${judged} were judged, at most 5`, judged <= 5);
}

/** An unknown mail gets the same answers, after about the same time. */
export async function tryUnknownMails({ context, url, random }: Stage): Promise<void> {
  const { check, figure } = context;
  const known = createCaller(url, drawAddress(random));
  const unknown = createCaller(url, drawAddress(random));
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const account = await freshAccountMail(url);
  for (let round = 0; round < 7; round += 1) {
    const one = await signIn(known, account, 'Mauvais-4');
    const other = await signIn(unknown, 'inconnu@exemple.fr', 'Mauvais-4');
    if (isJudged(one) && isJudged(other)) {
      times.known.push(one.took);
      times.unknown.push(other.took);
    }
    check(
      `try ${round + 1} of an unknown mail is answered as of a known one (${other.message})`,
      one.message === other.message,
    );
  }
  const [a, b] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
  figure('a wrong sign-in, known and unknown mail', `${milliseconds(a)}, ${milliseconds(b)}`);
  check(`they take about the same time (${milliseconds(a)}, ${milliseconds(b)})`, Math.max(a, b) < 2 * Math.min(a, b));
}

/** A demo account that no other stage touches. */
async function freshAccountMail(url: string): Promise<string> {
  const accounts = (await (await fetch(`${url}/dev/accounts`)).json()) as { role: string; mail: string }[];
  return accounts.find(({ role }) => role === 'FUB')?.mail ?? '';
}

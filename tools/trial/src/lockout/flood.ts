import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@alveole/seed-data';
import type { TrialContext } from '../frame/trial.ts';
import { createCaller, drawAddress } from '../frame/caller.ts';
import type { Answer, Caller } from '../frame/caller.ts';

/** What a stage of this trial works with. */
export interface Stage {
  readonly context: TrialContext;
  readonly url: string;
  /** Its own draws: stages run side by side. */
  readonly random: Random;
  /** How many wrong tries a flood holds, the smallest first. */
  readonly sizes: readonly number[];
}

const atOnce = 4;

/** Wrong tries, each from another address that the seed draws. */
export async function flood(
  { url, random }: Stage,
  size: number,
  tryOnce: (caller: Caller) => Promise<Answer>,
): Promise<Answer[]> {
  const callers = Array.from({ length: size }, () => createCaller(url, drawAddress(random)));
  const answers: Answer[] = [];
  const work = async () => {
    for (let caller = callers.pop(); caller; caller = callers.pop()) answers.push(await tryOnce(caller));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

export interface Passage {
  readonly answer: Answer;
  /** Seconds that the answers before it asked to wait. */
  readonly waited: number;
}

/** The longest that the trial waits at a door, in seconds; a door that asks for more counts as shut. */
export const longestWait = 90;

/** Tries again after each 429, as long as it asked to wait, in all no longer than `longestWait`. */
export async function passAfterWaiting(tryOnce: () => Promise<Answer>): Promise<Passage> {
  for (let waited = 0; ;) {
    const answer = await tryOnce();
    const wait = answer.retryAfter ?? 0;
    if (!answer.isSlowed || waited + wait > longestWait) return { answer, waited };
    waited += wait;
    await pause(wait * 1000 + 50);
  }
}

/** How often each answer came, for the eye. */
export function countedAnswers(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const { message } of answers) {
    const name = message.slice(0, 28);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(', ');
}

import type { Ask } from './fetch-within.ts';

/** An answer that was asked for before its caller was there. */
export interface AnswerAhead {
  readonly url: string;
  /** The access token with which it was asked for. */
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
  /** How many calls it may answer. */
  readonly takers: number;
  readonly response: Promise<Response>;
}

/** Milliseconds after which an answer is asked for again: what the cache of pages counts as fresh. */
const freshness = 15_000;

export interface AnswersAhead {
  /** Keeps an answer for later calls of the same address by the same person. */
  keep(answer: AnswerAhead): void;
  /** How to ask for an address: by the answer that is there, else by the network. */
  askFor(url: string, token: string, ask: Ask): Ask;
  /** What is written changes what is read. */
  forget(): void;
}

/** The answers that the page's HTML asked for, and those that two parts of a page share. */
export function createAnswersAhead(first: readonly AnswerAhead[], now: () => number): AnswersAhead {
  const answers = new Map(first.map((answer) => [answer.url, answer]));
  return {
    keep: (answer) => void answers.set(answer.url, answer),
    askFor: (url, token, ask) => {
      const answer = answers.get(url);
      answers.delete(url);
      if (answer?.token !== token || now() - answer.askedAt > freshness) return ask;
      const { takers, response } = answer;
      if (takers > 1) answers.set(url, { ...answer, takers: takers - 1 });
      const own = takers > 1 ? response.then((shared) => shared.clone()) : response;
      return (asked, init) =>
        unlessCancelled(
          init.signal,
          own.catch(() => ask(asked, init)),
        );
    },
    forget: () => answers.clear(),
  };
}

/** An answer on its way hears of no signal of its later caller. */
function unlessCancelled(signal: AbortSignal | null | undefined, response: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    response.then(resolve, reject);
  });
}

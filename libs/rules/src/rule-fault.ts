import { plainSentence } from './plain-sentences.ts';
import { namespacesOf } from './vocabulary.ts';
import type { WrittenRules } from './written-rules.ts';

/** What is wrong with rules, for the person who writes them. */
export interface RuleFault {
  /** The rule in which it stands; absent when it is about all of them. */
  readonly rule?: string;
  /** A French sentence. */
  readonly sentence: string;
}

const unreadable = 'Cette règle ne peut pas être lue\u00a0: comparez-la aux exemples du guide';

/** Publicodes frames its messages for a terminal: « [ Erreur syntaxique ] ➡️ Dans la règle "a" ✖️ La référence… ». */
export function faultOfMessage(message: string): RuleFault {
  const rule = /Dans la règle "([^"]+)"/.exec(message)?.[1];
  const [, what = message] = /(?:✖️|⚠️)\s*([\s\S]*)/.exec(message) ?? [];
  return { ...(rule !== undefined && { rule }), sentence: frenchSentence(what) };
}

/** The meaning of a message that is known; of any other one, that the rule cannot be read, and where. */
function frenchSentence(what: string): string {
  const mechanism = /➡️\s*Dans le mécanisme ([^\n]+)/.exec(what)?.[1]?.trim();
  const sentence = what
    .replace(/➡️\s*Dans le mécanisme [^\n]+/, ' ')
    .replace(/\[ [A-Za-zÀ-ÿ ]+ \]/g, ' ')
    .replace(/[➡✖⚠ℹ]\uFE0F?/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const plain = plainSentence(sentence);
  if (plain !== undefined) return plain;
  return mechanism === undefined ? unreadable : `« ${mechanism} » n’a pas la forme attendue`;
}

/**
 * The same on a rule that somebody wrote: the engine also names what the platform gives, and parts of rules, of which
 * neither has a line.
 * @param tried the rule that was read or evaluated when the engine spoke
 */
export function inWrittenRule({ rule, sentence }: RuleFault, written: WrittenRules, tried?: string): RuleFault {
  const names = rule === undefined ? [] : [rule, ...namespacesOf(rule).toReversed()];
  const place = names.find((name) => Object.hasOwn(written, name)) ?? tried;
  return { ...(place !== undefined && { rule: place }), sentence };
}

/** What an error says, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

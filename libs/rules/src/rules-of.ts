import type { Campaign, Rules } from '@alveole/domain';
import { readRules } from './read-rules.ts';

const readOnce = new WeakMap<Campaign['rules'], Rules>();

/**
 * The rules of a campaign that was checked; read once.
 * @throws Error with every fault, of a campaign that was not
 */
export function rulesOf({ id, rules: written, questions }: Pick<Campaign, 'id' | 'rules' | 'questions'>): Rules {
  const earlierRules = readOnce.get(written);
  if (earlierRules !== undefined) return earlierRules;
  const read = readRules(written, questions);
  if ('faults' in read) throw new Error(`${id}: ${read.faults.map(({ sentence }) => sentence).join(' ')}`);
  readOnce.set(written, read.rules);
  return read.rules;
}

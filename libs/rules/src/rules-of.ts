import type { Campaign, Rules, Supplement } from '@alveole/domain';
import { readRules } from './read-rules.ts';
import { stackRules } from './stack-rules.ts';

const readOnce = new WeakMap<Campaign['rules'], Rules>();
const stackedOnce = new WeakMap<readonly Supplement[], Rules>();

/**
 * The rules of a campaign that was checked, with those of the campaigns that add to it; read once.
 * @throws Error with every fault, of a campaign that was not
 */
export function rulesOf({
  supplements,
  ...campaign
}: Pick<Campaign, 'id' | 'rules' | 'questions' | 'supplements'>): Rules {
  const first = ownRulesOf(campaign);
  if (supplements === undefined || supplements.length === 0) return first;
  const earlierRules = stackedOnce.get(supplements);
  if (earlierRules !== undefined) return earlierRules;
  const rules = stackRules(
    first,
    supplements.map((supplement) => ({ supplement, rules: ownRulesOf(supplement) })),
  );
  stackedOnce.set(supplements, rules);
  return rules;
}

function ownRulesOf({ id, rules: written, questions }: Pick<Campaign, 'id' | 'rules' | 'questions'>): Rules {
  const earlierRules = readOnce.get(written);
  if (earlierRules !== undefined) return earlierRules;
  const read = readRules(written, questions);
  if ('faults' in read) throw new Error(`${id}: ${read.faults.map(({ sentence }) => sentence).join(' ')}`);
  readOnce.set(written, read.rules);
  return read.rules;
}

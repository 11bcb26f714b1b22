import type { Campaign } from '../campaign/campaign.ts';

type WrittenRules = Campaign['rules'];

/** Rules below this name answer yes or no, and refuse a file in the words of their description. */
const conditionNamespace = 'condition . ';

export function isConditionName(name: string): boolean {
  return name.startsWith(conditionNamespace);
}

/** Rules below this name say what a funder pays of a premium. */
const partNamespace = 'part . ';

export function isPartName(name: string): boolean {
  return name.startsWith(partNamespace);
}

/** The funder whose share a rule says. */
export function funderOfPart(name: string): string {
  return name.slice(partNamespace.length);
}

/** The rule that says the share of a funder. */
export function partNameOf(funderId: string): string {
  return `${partNamespace}${funderId}`;
}

/** What a rule says of itself for people to read; undefined where it says nothing. */
export function ruleDescription(rules: WrittenRules, name: string): string | undefined {
  const text = partOf(rules, name, 'description');
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

/** What the conditions of a campaign ask for, in its own words and order. */
export function conditionSentences(rules: WrittenRules): readonly string[] {
  return Object.keys(rules)
    .filter(isConditionName)
    .flatMap((name) => ruleDescription(rules, name) ?? []);
}

/** Whether the premium of a repair is its whole amount, up to the cap. */
export function isWholeAmount(rules: WrittenRules): boolean {
  return partOf(rules, 'réparation . prime', 'valeur') === 'facture . montant HT';
}

function partOf(rules: WrittenRules, name: string, part: string): unknown {
  const rule = rules[name];
  return typeof rule === 'object' && rule !== null ? (rule as WrittenRules)[part] : undefined;
}

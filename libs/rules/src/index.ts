export { readRules } from './read-rules.ts';
export type { WrittenRules } from './read-rules.ts';
export type { RuleFault } from './rule-fault.ts';
export { inputs, outputs } from './vocabulary.ts';

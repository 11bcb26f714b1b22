export { readRules } from './read-rules.ts';
export { isQuestionName, questionIdOf, questionName } from './asked-inputs.ts';
export { rulesOf } from './rules-of.ts';
export type { WrittenRules } from './written-rules.ts';
export type { RuleFault } from './rule-fault.ts';
export { inputs, outputs } from './vocabulary.ts';
export type { InputKind } from './vocabulary.ts';

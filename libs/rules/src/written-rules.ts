import { isConditionName, ruleDescription } from '@alveole/domain';
import type { RuleFault } from './rule-fault.ts';
import type { AskedInput } from './asked-inputs.ts';
import { inputs, outputs } from './vocabulary.ts';

/** Rules as they are written: a dotted name, and what Publicodes reads of it. */
export type WrittenRules = Readonly<Record<string, unknown>>;

/** Beyond it a file of rules is not written by hand. */
const mostRules = 500;

/** Characters of all rules as JSON: pages carry them. */
const longestRules = 65_536;

/** These search for a value by trying: they may take as long as they like. */
const searchingMechanisms = ['inversion numérique', 'résoudre la référence circulaire'];

/** Levels of a rule within a rule; nobody writes more by hand, and the engine reads each by a call. */
const deepestRule = 30;

/** What is wrong with rules before an engine reads them. */
export function faultsOfWriting(written: WrittenRules, asked: readonly AskedInput[]): readonly RuleFault[] {
  const sizes = faultsOfSize(written);
  if (sizes.length > 0) return sizes;
  return [...faultsOfNames(written, asked), ...faultsOfConditions(written), ...faultsOfMechanisms(written)];
}

function faultsOfSize(written: WrittenRules): readonly RuleFault[] {
  if (Object.keys(written).length > mostRules) return [{ sentence: `Pas plus de ${mostRules} règles.` }];
  const tooDeep = Object.keys(written).filter((rule) => isDeeper(written[rule], deepestRule));
  if (tooDeep.length > 0)
    return tooDeep.map((rule) => ({ rule, sentence: `« ${rule} » a plus de ${deepestRule} niveaux.` }));
  return JSON.stringify(written).length > longestRules ? [{ sentence: 'Les règles dépassent 64 Kio.' }] : [];
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}

function faultsOfNames(written: WrittenRules, asked: readonly AskedInput[]): readonly RuleFault[] {
  return [
    ...[...inputs, ...asked]
      .filter(({ name }) => name in written)
      .map(({ name }) => ({ rule: name, sentence: `« ${name} » est donné par la plateforme, et ne se déclare pas.` })),
    ...outputs
      .filter(({ name }) => !(name in written))
      .map(({ name, meaning }) => ({ sentence: `Il manque la règle « ${name} » : ${meaning}.` })),
  ];
}

/** Who is refused reads why. */
function faultsOfConditions(written: WrittenRules): readonly RuleFault[] {
  return Object.keys(written)
    .filter((name) => isConditionName(name) && ruleDescription(written, name) === undefined)
    .map((rule) => ({
      rule,
      sentence: `« ${rule} » : il manque « description », la phrase que lit la personne à qui l’aide est refusée.`,
    }));
}

function faultsOfMechanisms(written: WrittenRules): readonly RuleFault[] {
  return Object.entries(written).flatMap(([rule, value]) => {
    const text = JSON.stringify(value ?? null);
    return searchingMechanisms
      .filter((mechanism) => text.includes(`"${mechanism}"`))
      .map((mechanism) => ({ rule, sentence: `« ${mechanism} » n’est pas permis : sa durée n’a pas de borne.` }));
  });
}

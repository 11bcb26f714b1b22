import { isConditionName, ruleDescription } from '@alveole/domain';
import type { RuleFault } from './rule-fault.ts';
import { inputs, outputs } from './vocabulary.ts';

/** Rules as they are written: a dotted name, and what Publicodes reads of it. */
export type WrittenRules = Readonly<Record<string, unknown>>;

/** Beyond it a file of rules is not written by hand. */
const mostRules = 500;

/** Characters of all rules as JSON: pages carry them. */
const longestRules = 65_536;

/** These search for a value by trying: they may take as long as they like. */
const searchingMechanisms = ['inversion numérique', 'résoudre la référence circulaire'];

/** What is wrong with rules before an engine reads them. */
export function faultsOfWriting(written: WrittenRules): readonly RuleFault[] {
  const sizes = faultsOfSize(written);
  if (sizes.length > 0) return sizes;
  return [...faultsOfNames(written), ...faultsOfConditions(written), ...faultsOfMechanisms(written)];
}

function faultsOfSize(written: WrittenRules): readonly RuleFault[] {
  if (Object.keys(written).length > mostRules) return [{ sentence: `Pas plus de ${mostRules} règles.` }];
  return JSON.stringify(written).length > longestRules ? [{ sentence: 'Les règles dépassent 64 Kio.' }] : [];
}

function faultsOfNames(written: WrittenRules): readonly RuleFault[] {
  return [
    ...inputs
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

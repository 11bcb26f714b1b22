import { RulesError } from '@alveole/domain';
import type { RuleOutput, Rules, Situation } from '@alveole/domain';
import Engine from 'publicodes';
import { faultOfMessage } from './rule-fault.ts';
import type { RuleFault } from './rule-fault.ts';
import { inputs, namespacesOf, outputs } from './vocabulary.ts';

/** Rules as they are written: a dotted name, and what Publicodes reads of it. */
export type WrittenRules = Readonly<Record<string, unknown>>;

/** Beyond it a file of rules is not written by hand. */
const mostRules = 500;

/** These search for a value by trying: they may take as long as they like. */
const searchingMechanisms = ['inversion numérique', 'résoudre la référence circulaire'];

/**
 * Reads the rules of a campaign. Every warning of Publicodes is a fault: cycles and clashing units would answer nothing,
 * or a number.
 * @returns the rules, or what is wrong with them
 */
export function readRules(
  written: WrittenRules,
): { readonly rules: Rules } | { readonly faults: readonly RuleFault[] } {
  const faults = [...faultsOfNames(written), ...faultsOfMechanisms(written)];
  if (faults.length > 0) return { faults };
  const warnings: string[] = [];
  try {
    const rules = rulesOf(written, (message) => void warnings.push(message));
    const errors = tryOut(rules);
    const messages = warnings.length > 0 ? warnings : errors;
    return messages.length > 0 ? { faults: messages.map(faultOfMessage) } : { rules };
  } catch (error) {
    return { faults: [faultOfMessage(messageOf(error))] };
  }
}

function faultsOfNames(written: WrittenRules): readonly RuleFault[] {
  const names = Object.keys(written);
  if (names.length > mostRules) return [{ sentence: `Pas plus de ${mostRules} règles.` }];
  return [
    ...inputs
      .filter(({ name }) => name in written)
      .map(({ name }) => ({ rule: name, sentence: `« ${name} » est donné par la plateforme, et ne se déclare pas.` })),
    ...outputs
      .filter(({ name }) => !(name in written))
      .map(({ name, meaning }) => ({ sentence: `Il manque la règle « ${name} » : ${meaning}.` })),
  ];
}

function faultsOfMechanisms(written: WrittenRules): readonly RuleFault[] {
  return Object.entries(written).flatMap(([rule, value]) => {
    const text = JSON.stringify(value ?? null);
    return searchingMechanisms
      .filter((mechanism) => text.includes(`"${mechanism}"`))
      .map((mechanism) => ({ rule, sentence: `« ${mechanism} » n’est pas permis : sa durée n’a pas de borne.` }));
  });
}

function rulesOf(written: WrittenRules, warn: (message: string) => void): Rules {
  const engine = new Engine({ ...declaredFor(written), ...written } as ConstructorParameters<typeof Engine>[0], {
    logger: { log: () => undefined, warn, error: warn },
  });
  const nameOf = new Map(outputs.map(({ key, name }) => [key, name]));
  const centsOf = (output: RuleOutput, situation: Situation): number => {
    const name = nameOf.get(output) ?? output;
    engine.setSituation(situationOf(situation));
    return wholeCents(valueOf(engine, name), name);
  };
  return { centsOf };
}

/** What the platform gives, and the names before a dot that the rules did not declare. */
function declaredFor(written: WrittenRules): WrittenRules {
  const names = [...inputs.map(({ name }) => name), ...Object.keys(written)];
  const namespaces = names.flatMap(namespacesOf).map((name) => [name, null] as const);
  const inputRules = inputs.map(
    ({ name, title, unit }) => [name, { question: title, titre: title, ...(unit && { unité: unit }) }] as const,
  );
  return Object.fromEntries([...namespaces, ...inputRules]);
}

function situationOf(situation: Situation): Record<string, string> {
  return Object.fromEntries(
    inputs.flatMap(({ name, key, unit }) => {
      const value = situation[key];
      if (value === undefined) return [];
      return [[name, unit === '€' ? `${(value / 100).toFixed(2)} €` : String(value)]];
    }),
  );
}

function valueOf(engine: Engine, name: string): unknown {
  try {
    return engine.evaluate(name).nodeValue;
  } catch (error) {
    const { rule = name, sentence } = faultOfMessage(messageOf(error));
    throw new RulesError(`« ${rule} » : ${sentence}.`, { cause: error });
  }
}

function wholeCents(euros: unknown, name: string): number {
  if (typeof euros !== 'number' || !Number.isFinite(euros)) throw new RulesError(`« ${name} » n’a pas de montant.`);
  if (euros < 0) throw new RulesError(`« ${name} » est négatif : ${euros} €.`);
  // 0.1 + 0.2 is more than 0.3: what differs by less than a millionth of a cent is the same amount.
  return Math.round(Number((euros * 100).toFixed(6)));
}

/** What clashes or goes in a circle shows when a rule is evaluated. @returns the message of each output that fails */
function tryOut(rules: Rules): readonly string[] {
  return outputs.flatMap(({ key }) => {
    try {
      rules.centsOf(key, { invoiceCents: 100_00, participants: 1 });
      return [];
    } catch (error) {
      return [messageOf(error)];
    }
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import { formatEuros, funderOfPart, isConditionName, isPartName, ruleDescription, RulesError } from '@alveole/domain';
import type { RuleOutput, Rules, Situation } from '@alveole/domain';
import type Engine from 'publicodes';
import { createEngine } from './create-engine.ts';
import { circlesOf, rulesBehind, stepOf } from './reckoning-steps.ts';
import { faultOfMessage } from './rule-fault.ts';
import type { RuleFault } from './rule-fault.ts';
import { trialSituation } from './trial-situation.ts';
import { inputs, outputs } from './vocabulary.ts';
import { faultsOfWriting } from './written-rules.ts';
import type { WrittenRules } from './written-rules.ts';
import { writtenSituation } from './written-situation.ts';

/**
 * Reads the rules of a campaign. Every warning of Publicodes is a fault: cycles and clashing units would answer nothing,
 * or a number.
 * @returns the rules, or what is wrong with them
 */
export function readRules(
  written: WrittenRules,
): { readonly rules: Rules } | { readonly faults: readonly RuleFault[] } {
  const faults = faultsOfWriting(written);
  if (faults.length > 0) return { faults };
  const warnings: string[] = [];
  try {
    const engine = createEngine(written, (message) => void warnings.push(message));
    const circles = circlesOf(engine, Object.keys(written));
    if (circles.length > 0) return { faults: circles.map(circleFault) };
    const rules = rulesOf(engine, written);
    const errors = tryOut(rules);
    const messages = warnings.length > 0 ? warnings : errors;
    return messages.length > 0 ? { faults: messages.map(faultOfMessage) } : { rules };
  } catch (error) {
    return { faults: [faultOfMessage(messageOf(error))] };
  }
}

function circleFault(circle: readonly string[]): RuleFault {
  const [rule = ''] = circle;
  return { rule, sentence: `« ${rule} » tourne en rond\u00a0: ${[...circle, rule].join(' → ')}.` };
}

function rulesOf(engine: Engine, written: WrittenRules): Rules {
  const conditions = Object.keys(written).filter(isConditionName);
  const parts = Object.keys(written).filter(isPartName);
  return {
    namedKeys: namedKeysOf(engine, [...conditions, ...parts, ...outputs.map(({ name }) => name)]),
    centsOf: (output, situation) => centsOf(engine, output, situation),
    unmetConditions(situation, unknownCounts) {
      engine.setSituation(writtenSituation(situation));
      return conditions
        .filter((name) => isUnmet(valueOf(engine, name), unknownCounts))
        .map((name) => ({ name, sentence: ruleDescription(written, name) ?? name }));
    },
    ruledAmounts(situation) {
      engine.setSituation(writtenSituation(situation));
      return new Map(parts.map((name) => [funderOfPart(name), wholeCents(valueOf(engine, name), name)]));
    },
    stepsTo(output, situation) {
      const name = outputName(output);
      engine.setSituation(writtenSituation(situation));
      return [...rulesBehind(engine, name), name].flatMap((rule) => stepOf(engine, rule, written) ?? []);
    },
  };
}

function namedKeysOf(engine: Engine, names: readonly string[]): Rules['namedKeys'] {
  const behind = new Set(names.flatMap((name) => rulesBehind(engine, name)));
  return inputs.filter(({ name }) => behind.has(name)).map(({ key }) => key);
}

function centsOf(engine: Engine, output: RuleOutput, situation: Situation): number {
  const cents = evaluatedCents(engine, output, situation);
  if (output !== 'repairPremium') return cents;
  return Math.min(cents, situation.invoiceCents ?? cents, evaluatedCents(engine, 'repairCap', situation));
}

function evaluatedCents(engine: Engine, output: RuleOutput, situation: Situation): number {
  const name = outputName(output);
  engine.setSituation(writtenSituation(situation));
  return wholeCents(valueOf(engine, name), name);
}

function outputName(output: RuleOutput): string {
  return outputs.find(({ key }) => key === output)?.name ?? output;
}

function isUnmet(value: unknown, unknownCounts: boolean): boolean {
  return value === undefined || value === null ? unknownCounts : value !== true;
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
  if (euros < 0) throw new RulesError(`« ${name} » est négatif : ${formatEuros(centsOfEuros(euros))}.`);
  return centsOfEuros(euros);
}

/** 0.1 + 0.2 is more than 0.3: what differs by less than a millionth of a cent is the same amount. */
function centsOfEuros(euros: number): number {
  return Math.round(Number((euros * 100).toFixed(6)));
}

/** @returns the message of each output and condition that fails */
function tryOut(rules: Rules): readonly string[] {
  const trials = [
    ...outputs.map(
      ({ key }) =>
        () =>
          rules.centsOf(key, trialSituation),
    ),
    () => rules.unmetConditions(trialSituation, true),
    () => rules.ruledAmounts(trialSituation),
  ];
  return trials.flatMap((trial) => {
    try {
      trial();
      return [];
    } catch (error) {
      return [messageOf(error)];
    }
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

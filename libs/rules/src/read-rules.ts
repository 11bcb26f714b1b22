import { formatEuros, funderOfPart, isConditionName, isPartName, ruleDescription, RulesError } from '@alveole/domain';
import type { Question, RuleOutput, Rules, Situation } from '@alveole/domain';
import type Engine from 'publicodes';
import { askedInputs } from './asked-inputs.ts';
import type { AskedInput } from './asked-inputs.ts';
import { createEngine } from './create-engine.ts';
import { circlesOf, rulesBehind, stepOf } from './reckoning-steps.ts';
import { faultOfMessage, inWrittenRule, messageOf } from './rule-fault.ts';
import type { RuleFault } from './rule-fault.ts';
import { unreadableRules } from './unreadable-rules.ts';
import { trialSituationOf } from './trial-situation.ts';
import { inputs, outputs } from './vocabulary.ts';
import { faultsOfWriting } from './written-rules.ts';
import type { WrittenRules } from './written-rules.ts';
import { writtenSituation } from './written-situation.ts';

/**
 * Reads the rules of a campaign. Every warning of Publicodes is a fault: cycles and clashing units would answer nothing,
 * or a number.
 * @param questions of the campaign, whose answers the rules may name
 * @returns the rules, or what is wrong with them
 */
export function readRules(
  written: WrittenRules,
  questions: readonly Question[] = [],
): { readonly rules: Rules } | { readonly faults: readonly RuleFault[] } {
  const asked = askedInputs(questions);
  const writingFaults = faultsOfWriting(written, asked);
  if (writingFaults.length > 0) return { faults: writingFaults };
  const warnings: RuleFault[] = [];
  let tried: string | undefined;
  try {
    const engine = createEngine(written, asked, (message) => {
      warnings.push(inWrittenRule(faultOfMessage(message), written, tried));
    });
    const circles = circlesOf(engine, Object.keys(written));
    if (circles.length > 0) return { faults: circles.map(circleFault) };
    const rules = rulesOf(engine, written, asked);
    const errors = tryOut(rules, trialSituationOf(questions), (name) => (tried = name));
    const faults = warnings.length > 0 ? warnings : errors;
    return faults.length > 0 ? { faults: eachOnce(faults) } : { rules };
  } catch (error) {
    return { faults: unreadableRules(written, asked, messageOf(error)) };
  }
}

function circleFault(circle: readonly string[]): RuleFault {
  const [rule = ''] = circle;
  const way = [...circle.slice(1), rule].map((name) => `« ${name} »`).join(', qui renvoie à ');
  return { rule, sentence: `« ${rule} » tourne en rond\u00a0: elle renvoie à ${way}.` };
}

function rulesOf(engine: Engine, written: WrittenRules, asked: readonly AskedInput[]): Rules {
  const conditions = Object.keys(written).filter(isConditionName);
  const parts = Object.keys(written).filter(isPartName);
  const behind = namesBehind(engine, [...conditions, ...parts, ...outputs.map(({ name }) => name)]);
  const setSituation = situationSetter(engine, asked);
  const evaluatedCents = (output: RuleOutput, situation: Situation): number => {
    const name = outputName(output);
    setSituation(situation);
    return wholeCents(engine, name);
  };
  return {
    namedKeys: inputs.filter(({ name }) => behind.has(name)).map(({ key }) => key),
    namedQuestions: asked.filter(({ name }) => behind.has(name)).map(({ question }) => question.id),
    centsOf(output, situation) {
      const cents = evaluatedCents(output, situation);
      if (output !== 'repairPremium') return cents;
      return Math.min(cents, situation.invoiceCents ?? cents, evaluatedCents('repairCap', situation));
    },
    unmetConditions(situation, unknownCounts) {
      setSituation(situation);
      return conditions
        .filter((name) => isUnmet(valueOf(engine, name), unknownCounts))
        .map((name) => ({ name, sentence: ruleDescription(written, name) ?? name }));
    },
    ruledAmounts(situation) {
      setSituation(situation);
      return new Map(parts.map((name) => [funderOfPart(name), wholeCents(engine, name)]));
    },
    stepsTo(output, situation) {
      const name = outputName(output);
      setSituation(situation);
      return [...rulesBehind(engine, name), name].flatMap(
        (rule) => stepOf(engine, rule, { written, asked, situation }) ?? [],
      );
    },
  };
}

/** An engine forgets what it evaluated with each situation that it is given: the same one is given once. */
function situationSetter(engine: Engine, asked: readonly AskedInput[]): (situation: Situation) => void {
  let present = '';
  return (situation) => {
    const values = writtenSituation(situation, asked);
    const next = JSON.stringify(values);
    if (next === present) return;
    present = '';
    engine.setSituation(values);
    present = next;
  };
}

function namesBehind(engine: Engine, names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => rulesBehind(engine, name)));
}

function outputName(output: RuleOutput): string {
  return outputs.find(({ key }) => key === output)?.name ?? output;
}

function isUnmet(value: unknown, unknownCounts: boolean): boolean {
  return value === undefined || value === null ? unknownCounts : value !== true;
}

const valueOf = (engine: Engine, name: string): unknown => evaluatedNode(engine, name).nodeValue;

function evaluatedNode(engine: Engine, name: string) {
  try {
    return engine.evaluate(name);
  } catch (error) {
    const { rule = name, sentence } = faultOfMessage(messageOf(error));
    throw new RulesError(`« ${rule} » : ${sentence}.`, { cause: error });
  }
}

function wholeCents(engine: Engine, name: string): number {
  const { nodeValue: euros, missingVariables } = evaluatedNode(engine, name);
  if (typeof euros !== 'number' || !Number.isFinite(euros)) throw noAmount(name, Object.keys(missingVariables));
  if (euros < 0) throw new RulesError(`« ${name} » est négatif : ${formatEuros(centsOfEuros(euros))}.`);
  return centsOfEuros(euros);
}

/** @param unsaid what the rules read and the situation does not say */
function noAmount(name: string, unsaid: readonly string[]): RulesError {
  const reason = unsaid.length > 0 ? `\u00a0: la situation ne dit pas « ${unsaid.join(' », « ')} »` : '';
  return new RulesError(`« ${name} » n’a pas de montant${reason}.`);
}

/** 0.1 + 0.2 is more than 0.3: what differs by less than a millionth of a cent is the same amount. */
function centsOfEuros(euros: number): number {
  return Math.round(Number((euros * 100).toFixed(6)));
}

/** @param startTrial hears which output is evaluated next @returns what is wrong with each output and condition that fails */
function tryOut(
  rules: Rules,
  situation: Situation,
  startTrial: (name: string | undefined) => void,
): readonly RuleFault[] {
  const trials: readonly (readonly [name: string | undefined, trial: () => unknown])[] = [
    ...outputs.map(({ key, name }) => [name, () => rules.centsOf(key, situation)] as const),
    [undefined, () => rules.unmetConditions(situation, true)],
    [undefined, () => rules.ruledAmounts(situation)],
  ];
  return trials.flatMap(([name, trial]) => {
    startTrial(name);
    try {
      trial();
      return [];
    } catch (error) {
      return [faultOfTrial(error)];
    }
  });
}

/** What rules say of themselves begins with their name. */
function faultOfTrial(error: unknown): RuleFault {
  const message = messageOf(error);
  const rule = error instanceof RulesError ? /^« ([^»]+) »/.exec(message)?.[1] : undefined;
  return rule === undefined ? faultOfMessage(message) : { rule, sentence: message };
}

function eachOnce(faults: readonly RuleFault[]): readonly RuleFault[] {
  return [...new Map(faults.map((fault) => [`${fault.rule} ${fault.sentence}`, fault])).values()];
}

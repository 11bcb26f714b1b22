import { answerText, formatEuros, ruleDescription, withMinusSign } from '@alveole/domain';
import type { ReckoningStep, Situation } from '@alveole/domain';
import type Engine from 'publicodes';
import { reduceAST, serializeUnit } from 'publicodes';
import type { ASTNode, EvaluatedNode } from 'publicodes';
import type { AskedInput } from './asked-inputs.ts';
import type { WrittenRules } from './written-rules.ts';

/** The names of the rules that lead to one of them, in the order in which they are read, without itself. */
export function rulesBehind(engine: Engine, name: string): readonly string[] {
  const names = new Set<string>();
  const visited = new Set([name]);
  const visit = (current: string) => {
    for (const named of namedIn(engine.getRule(current))) {
      if (visited.has(named)) continue;
      visited.add(named);
      visit(named);
      names.add(named);
    }
  };
  visit(name);
  return [...names];
}

/** Each circle in which rules name one another, once, from the rule that is written first. */
export function circlesOf(engine: Engine, names: readonly string[]): readonly (readonly string[])[] {
  const circles: (readonly string[])[] = [];
  const settled = new Set<string>();
  const visit = (name: string, way: readonly string[]): void => {
    const start = way.indexOf(name);
    if (start >= 0) circles.push(way.slice(start));
    if (start >= 0 || settled.has(name)) return;
    for (const named of namedIn(engine.getRule(name))) visit(named, [...way, name]);
    settled.add(name);
  };
  for (const name of names) visit(name, []);
  return circles;
}

/** What the engine holds of a situation stands beside each rule under a name of its own. */
const isOwnName = (name: string) => !name.includes('$');

function namedIn(rule: ASTNode): readonly string[] {
  const names = reduceAST<readonly string[]>(
    (names, node) => {
      if (node.nodeKind !== 'reference' || node.dottedName === undefined || !isOwnName(node.dottedName))
        return undefined;
      return [...names, node.dottedName];
    },
    [],
    rule,
  );
  return [...new Set(names)];
}

/** In which a value is read. */
export interface StepContext {
  readonly written: WrittenRules;
  readonly asked: readonly AskedInput[];
  readonly situation: Situation;
}

/** One value for people to read; undefined of what has none: a namespace, and what is not known. */
export function stepOf(
  engine: Engine,
  name: string,
  { written, asked, situation }: StepContext,
): ReckoningStep | undefined {
  const value = answerOf(name, asked, situation) ?? valueText(engine.evaluate(name));
  if (value === undefined) return undefined;
  const sentence = ruleDescription(written, name);
  return { title: engine.getRule(name).title, value, ...(sentence !== undefined && { sentence }) };
}

/** The engine knows the id of a choice alone. */
function answerOf(name: string, asked: readonly AskedInput[], { answers = {} }: Situation): string | undefined {
  const question = asked.find((input) => input.name === name)?.question;
  const answer = question && answers[question.id];
  return question && answer !== undefined ? answerText(question, answer) : undefined;
}

function valueText({ nodeValue, unit }: EvaluatedNode): string | undefined {
  if (nodeValue === null || nodeValue === undefined) return undefined;
  if (typeof nodeValue === 'boolean') return nodeValue ? 'Oui' : 'Non';
  if (typeof nodeValue === 'string') return nodeValue;
  const name = unit === undefined ? '' : (serializeUnit(unit) ?? '');
  if (name === '€') return formatEuros(Math.round(nodeValue * 100));
  return [withMinusSign(nodeValue.toLocaleString('fr-FR')), name].filter((part) => part !== '').join('\u00a0');
}

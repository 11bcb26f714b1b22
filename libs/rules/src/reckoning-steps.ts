import { formatEuros, ruleDescription } from '@alveole/domain';
import type { ReckoningStep } from '@alveole/domain';
import type Engine from 'publicodes';
import { reduceAST, serializeUnit } from 'publicodes';
import type { ASTNode, EvaluatedNode } from 'publicodes';
import type { WrittenRules } from './written-rules.ts';

/** The names of the rules that lead to one of them, in the order in which they are read, without itself. */
export function rulesBehind(engine: Engine, name: string): readonly string[] {
  const names = new Set<string>();
  const visit = (current: string) => {
    for (const named of namedIn(engine.getRule(current))) {
      if (named === name || names.has(named)) continue;
      visit(named);
      names.add(named);
    }
  };
  visit(name);
  return [...names];
}

/** What the engine holds of a situation stands beside each rule under a name of its own. */
const isOwnName = (name: string) => !name.includes('$');

function namedIn(rule: ASTNode): readonly string[] {
  return reduceAST<readonly string[]>(
    (names, node) => {
      if (node.nodeKind !== 'reference' || node.dottedName === undefined || !isOwnName(node.dottedName))
        return undefined;
      return [...names, node.dottedName];
    },
    [],
    rule,
  );
}

/** One value for people to read; undefined of what has none: a namespace, and what is not known. */
export function stepOf(engine: Engine, name: string, written: WrittenRules): ReckoningStep | undefined {
  const value = valueText(engine.evaluate(name));
  if (value === undefined) return undefined;
  const sentence = ruleDescription(written, name);
  return { title: engine.getRule(name).title, value, ...(sentence !== undefined && { sentence }) };
}

function valueText({ nodeValue, unit }: EvaluatedNode): string | undefined {
  if (nodeValue === null || nodeValue === undefined) return undefined;
  if (typeof nodeValue === 'boolean') return nodeValue ? 'Oui' : 'Non';
  if (typeof nodeValue === 'string') return nodeValue;
  const name = unit === undefined ? '' : (serializeUnit(unit) ?? '');
  if (name === '€') return formatEuros(Math.round(nodeValue * 100));
  return [nodeValue.toLocaleString('fr-FR'), name].filter((part) => part !== '').join('\u00a0');
}

import type Engine from 'publicodes';
import type { ASTNode } from 'publicodes';
import type { RuleFault } from '../rule-fault.ts';
import { inputs } from '../vocabulary.ts';
import type { WrittenRules } from '../written-rules.ts';
import { comparisonsOf, constantOf } from './named-constants.ts';
import type { Comparison } from './named-constants.ts';

type ValueType = 'text' | 'number' | 'date';

/** Comparisons that are never true, since a text is no number: a department, say, with 69 in place of '69'. */
export function comparedTexts(engine: Engine, written: WrittenRules): readonly RuleFault[] {
  const faults = comparisonsOf(engine, Object.keys(written)).flatMap((comparison) => {
    const sentence = sentenceOf(comparison, written);
    return sentence === undefined ? [] : [{ rule: comparison.rule, sentence }];
  });
  return [...new Map(faults.map((fault) => [fault.rule + fault.sentence, fault])).values()];
}

function sentenceOf({ operator, sides, rule }: Comparison, written: WrittenRules): string | undefined {
  const types = sides.map((side) => typeOf(side, written));
  const text = sides.find((_, index) => types[index] === 'text');
  const other = sides.find((side) => side !== text);
  if (text === undefined || other === undefined) return undefined;
  const isOrdered = operator !== '=' && operator !== '!=';
  if (types.includes('number')) {
    const constant = constantOf(rule, other) ?? constantOf(rule, text);
    const example = constant?.type === 'number' ? `, comme '${constant.value}'` : '';
    return `${nameOf(text)} est un texte, comparé à un nombre\u00a0: écrivez un texte entre apostrophes${example}.`;
  }
  return isOrdered
    ? `${nameOf(text)} est un texte\u00a0: il se compare par « = » ou « != », pas par « ${operator} ».`
    : undefined;
}

function nameOf(node: ASTNode): string {
  if (node.nodeKind === 'reference') return `« ${node.dottedName ?? node.name} »`;
  return `« ${String(constantOf('', node)?.value ?? '')} »`;
}

function typeOf(node: ASTNode, written: WrittenRules): ValueType | undefined {
  if (node.nodeKind === 'reference') return typeOfName(node.dottedName ?? node.name, written, 0);
  const type = constantOf('', node)?.type;
  return type === 'string' ? 'text' : type;
}

/** A rule may be another name of an input, or of another rule. */
const mostNames = 10;

function typeOfName(name: string, written: WrittenRules, depth: number): ValueType | undefined {
  const input = inputs.find((other) => other.name === name);
  if (input !== undefined) return input.kind === 'text' ? 'text' : input.kind === 'day' ? 'date' : 'number';
  const alias = aliasOf(written[name]);
  if (alias === undefined || depth === mostNames) return undefined;
  return alias.startsWith("'") ? 'text' : typeOfName(alias, written, depth + 1);
}

function aliasOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim();
  const inner = typeof value === 'object' && value !== null && 'valeur' in value ? value.valeur : undefined;
  return typeof inner === 'string' ? inner.trim() : undefined;
}

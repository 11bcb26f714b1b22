import type Engine from 'publicodes';
import type { ASTNode } from 'publicodes';
import type { RuleFault } from '../rule-fault.ts';
import type { AskedInput } from '../asked-inputs.ts';
import { inputs } from '../vocabulary.ts';
import type { WrittenRules } from '../written-rules.ts';
import { comparisonsOf, constantOf } from './named-constants.ts';
import type { Comparison } from './named-constants.ts';

type ValueType = 'text' | 'number' | 'date' | 'yes-no';

/** Comparisons that are never true, since a text is no number: a department, say, with 69 in place of '69'. */
export function comparedTexts(
  engine: Engine,
  written: WrittenRules,
  asked: readonly AskedInput[],
): readonly RuleFault[] {
  const names = { written, inputTypes: inputTypes(asked) };
  const faults = comparisonsOf(engine, Object.keys(written)).flatMap((comparison) => {
    const sentence = sentenceOf(comparison, names);
    return sentence === undefined ? [] : [{ rule: comparison.rule, sentence }];
  });
  return [...new Map(faults.map((fault) => [fault.rule + fault.sentence, fault])).values()];
}

/** What a name in the rules stands for. */
interface Names {
  readonly written: WrittenRules;
  readonly inputTypes: ReadonlyMap<string, ValueType>;
}

const typesByKind: Readonly<Record<string, ValueType>> = { text: 'text', day: 'date', 'yes-no': 'yes-no' };

function inputTypes(asked: readonly AskedInput[]): Names['inputTypes'] {
  return new Map([...inputs, ...asked].map(({ name, kind }) => [name, typesByKind[kind] ?? 'number']));
}

function sentenceOf({ operator, sides, rule }: Comparison, names: Names): string | undefined {
  const types = sides.map((side) => typeOf(side, names));
  const text = sides.find((_, index) => types[index] === 'text');
  const other = sides.find((side) => side !== text);
  if (text === undefined || other === undefined) return undefined;
  const isOrdered = operator !== '=' && operator !== '!=';
  if (types.includes('number')) {
    const constant = constantOf(rule, other) ?? constantOf(rule, text);
    const example = constant?.type === 'number' ? `, comme '${constant.value}'` : '';
    if (constantOf(rule, text) !== undefined)
      return `${nameOf(other)} est un nombre, comparé à un texte\u00a0: écrivez ${String(constantOf(rule, text)?.value)} sans apostrophes.`;
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

function typeOf(node: ASTNode, names: Names): ValueType | undefined {
  if (node.nodeKind === 'reference') return typeOfName(node.dottedName ?? node.name, names, 0);
  const type = constantOf('', node)?.type;
  return type === 'string' ? 'text' : type;
}

/** A rule may be another name of an input, or of another rule. */
const mostNames = 10;

function typeOfName(name: string, names: Names, depth: number): ValueType | undefined {
  const inputType = names.inputTypes.get(name);
  if (inputType !== undefined) return inputType;
  const alias = aliasOf(names.written[name]);
  if (alias === undefined || depth === mostNames) return undefined;
  return alias.startsWith("'") ? 'text' : typeOfName(alias, names, depth + 1);
}

function aliasOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim();
  const inner = typeof value === 'object' && value !== null && 'valeur' in value ? value.valeur : undefined;
  return typeof inner === 'string' ? inner.trim() : undefined;
}

import type Engine from 'publicodes';
import { reduceAST, serializeUnit } from 'publicodes';
import type { ASTNode, Unit } from 'publicodes';

/** A value that is written in a rule. */
export interface NamedConstant {
  readonly rule: string;
  readonly value: string | number;
  /** `€`, `ans`; empty of a text, a date and a bare number. */
  readonly unit: string;
  readonly type: 'number' | 'string' | 'date';
}

/** The two sides of a comparison, and the rule in which it stands. */
export interface Comparison {
  readonly rule: string;
  readonly operator: string;
  readonly sides: readonly [ASTNode, ASTNode];
}

/** Every value that the rules write, in their order. */
export function constantsOf(engine: Engine, rules: readonly string[]): readonly NamedConstant[] {
  return rules.flatMap((rule) => nodesOf(engine, rule).flatMap((node) => constantOf(rule, node) ?? []));
}

/** The value of a node that is a constant. */
export function constantOf(rule: string, node: ASTNode): NamedConstant | undefined {
  if (node.nodeKind !== 'constant') return undefined;
  const { nodeValue: value, type } = node;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (type !== 'number' && type !== 'string' && type !== 'date') return undefined;
  const { unit } = node as { unit?: Unit };
  return { rule, value, type, unit: (unit && serializeUnit(unit)) ?? '' };
}

const comparing: readonly string[] = ['=', '!=', '<', '<=', '>', '>='];

/** Every comparison of two values in the rules, once. */
export function comparisonsOf(engine: Engine, rules: readonly string[]): readonly Comparison[] {
  return rules.flatMap((rule) => nodesOf(engine, rule).flatMap((node) => comparisonOf(rule, node) ?? []));
}

function comparisonOf(rule: string, node: ASTNode): Comparison | undefined {
  if (node.nodeKind !== 'operation' || !comparing.includes(node.operationKind)) return undefined;
  const [one, other] = node.explanation;
  return { rule, operator: node.operationKind, sides: [one, other] };
}

/** The engine holds what a rule says a second time, for the case that it is replaced: each node is meant once. */
function nodesOf(engine: Engine, rule: string): readonly ASTNode[] {
  const nodes = new Map<string, ASTNode>();
  reduceAST<undefined>(
    (_, node) => {
      if (node.nodeKind === 'constant' || node.nodeKind === 'operation')
        nodes.set(JSON.stringify(node.rawNode ?? node), node);
      return undefined;
    },
    undefined,
    engine.getRule(rule),
  );
  return [...nodes.values()];
}

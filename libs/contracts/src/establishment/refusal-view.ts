import { establishmentMailCodes, refusalLines, refusalReasons } from '@alveole/domain';
import type { GivenReason, RefusalAct, RefusalReason } from '@alveole/domain';
import type { EntityData } from './wire.ts';

type WireRefusal = NonNullable<EntityData['motif']>;

/** A refusal of an establishment's accreditation. */
export interface EstablishmentRefusal {
  /** It closed the account. */
  readonly isDefinitive: boolean;
  readonly reasons: readonly GivenReason[];
  /** Staff have put a newer identity document into the file since. */
  readonly isIdentityRenewed?: boolean;
}

/** `motif.code` of each refusal: of the mail that tells it, empty for one that can be mended. */
export const refusalCodes: Readonly<Record<RefusalAct, string>> = {
  'refuse-temporarily': '',
  'refuse-definitively': establishmentMailCodes['refused-definitively'] ?? '',
};

/** A refusal as it travels, or as the oldest histories keep it: a text. */
export function refusalOf(wire: WireRefusal | string): EstablishmentRefusal {
  const { code, tab, pidRenewed }: WireRefusal = typeof wire === 'string' ? { code: '', tab: [wire] } : wire;
  const isDefinitive = code === refusalCodes['refuse-definitively'];
  return {
    isDefinitive,
    reasons: givenReasonsOf(tab, reasonsOffered(isDefinitive)),
    ...(pidRenewed === true && { isIdentityRenewed: true }),
  };
}

/**
 * The reasons behind the lines of a refusal: each is `{key, explain}`, the same as JSON text, a reason's label, or free
 * text, which counts as the reason that asks for one (« Autre »).
 */
export function givenReasonsOf(
  lines: readonly (GivenReason | string)[],
  known: readonly RefusalReason[],
): readonly GivenReason[] {
  return lines
    .map((line) => (typeof line === 'string' ? line.trim() : line))
    .filter((line) => line !== '')
    .map((line) => (typeof line === 'string' ? reasonOf(line, known) : line));
}

/** What people read of a refusal, one line a reason. */
export function linesOfRefusal({ isDefinitive, reasons }: EstablishmentRefusal): readonly string[] {
  return refusalLines(reasons, reasonsOffered(isDefinitive));
}

function reasonsOffered(isDefinitive: boolean): readonly RefusalReason[] {
  return refusalReasons[isDefinitive ? 'refuse-definitively' : 'refuse-temporarily'];
}

function reasonOf(line: string, known: readonly RefusalReason[]): GivenReason {
  const reason = keyedReason(parsed(line));
  if (reason !== undefined) return reason;
  const named = known.find(({ label }) => label === line);
  const other = known.find(({ needsText }) => needsText);
  return named === undefined ? { key: other?.key ?? -1, explain: line } : { key: named.key };
}

/** Looked at by hand, since every page of a partner reads refusals and schemas would come with it. */
function keyedReason(value: unknown): GivenReason | undefined {
  if (typeof value !== 'object' || value === null || !('key' in value)) return undefined;
  const { key, explain } = value as { readonly key: unknown; readonly explain?: unknown };
  const number = Number(key);
  if (!Number.isInteger(number) || (explain !== undefined && typeof explain !== 'string')) return undefined;
  return explain === undefined ? { key: number } : { key: number, explain };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

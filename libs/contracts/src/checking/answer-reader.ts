import type { z } from 'zod';
import type { RouteDefinition } from '../define/define-route.ts';
import type { Definition } from './rewrite-schema.ts';
import { withLooseValues } from './loose-values.ts';
import { withUnknownKeys } from './unknown-keys.ts';

/** An answer as far as its contract lets it through. */
export interface ReadAnswer {
  /** Without the fields that the contract does not name; undefined when it cannot be shown at all. */
  readonly shown: unknown;
  /** Where and how it breaks its contract, without any value: `3.repair_consumer_id invalid_format`. */
  readonly breaches: readonly string[];
  /** The rows of a list that cannot be shown at all; the others stand in it. */
  readonly leftOut: number;
}

export interface ReaderOptions {
  /** Whether a value that an enumeration does not know can be shown; closed unless told otherwise. */
  readonly enumerations?: 'closed' | 'open';
}

interface Read {
  readonly shown: unknown;
  readonly issues: readonly z.core.$ZodIssue[];
}

/**
 * Reads answers by their contract. One that fits costs a single look. Of one that does not, each row is looked at by
 * itself: odd values (an identifier of another alphabet) pass as they are, a row whose fields are missing or of another
 * kind is left out.
 */
export function answerReader(schema: z.ZodType, { enumerations = 'closed' }: ReaderOptions = {}) {
  const contract = withUnknownKeys(schema, 'drop');
  const row = elementOf(contract);
  const readWhole = partReader(contract, enumerations);
  const readRow = row && partReader(row, enumerations);
  return (answer: unknown): ReadAnswer => {
    const whole = contract.safeParse(answer);
    if (whole.success) return { shown: whole.data, breaches: [], leftOut: 0 };
    if (readRow === undefined || !Array.isArray(answer)) {
      const { shown, issues } = readWhole(answer);
      return { shown, breaches: issues.map((issue) => breachAt(issue.path, issue)), leftOut: 0 };
    }
    const rows = answer.map(readRow);
    return {
      shown: rows.map(({ shown }) => shown).filter((shown) => shown !== undefined),
      breaches: rows.flatMap(({ issues }, index) => issues.map((issue) => breachAt([index, ...issue.path], issue))),
      leftOut: rows.filter(({ shown }) => shown === undefined).length,
    };
  };
}

type Reader = ReturnType<typeof answerReader>;
const readers = new WeakMap<RouteDefinition, Reader>();

/** What a caller reads of a 200 answer of this route; `shown` is undefined when it is of no use. */
export function readAnswer(route: RouteDefinition, answer: unknown): ReadAnswer {
  const reader = readers.get(route) ?? answerReader(route.responses[200]);
  readers.set(route, reader);
  return reader(answer);
}

function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const definition = schema._zod.def as Definition;
  return definition.type === 'array' ? (definition.element as z.ZodType) : undefined;
}

function partReader(contract: z.ZodType, enumerations: 'closed' | 'open'): (value: unknown) => Read {
  const loose = withLooseValues(contract, enumerations);
  return (value) => {
    const read = contract.safeParse(value);
    if (read.success) return { shown: read.data, issues: [] };
    return { shown: loose.safeParse(value).data, issues: read.error.issues };
  };
}

const breachAt = (path: readonly PropertyKey[], { code }: z.core.$ZodIssue): string =>
  `${path.map(String).join('.')} ${code}`;

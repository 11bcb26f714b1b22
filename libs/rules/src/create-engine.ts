import Engine from 'publicodes';
import type { AskedInput } from './asked-inputs.ts';
import { inputs, namespacesOf } from './vocabulary.ts';
import type { WrittenRules } from './written-rules.ts';
import { declaredInputs } from './written-situation.ts';

/**
 * An engine over written rules and what the platform gives; it prints nothing.
 * @throws what Publicodes throws of rules that it cannot read
 */
export function createEngine(
  written: WrittenRules,
  asked: readonly AskedInput[],
  warn: (message: string) => void,
): Engine {
  return new Engine({ ...declaredFor(written, asked), ...written } as ConstructorParameters<typeof Engine>[0], {
    logger: { log: () => undefined, warn, error: warn },
  });
}

/** What the platform gives, and the names before a dot that the rules did not declare. */
function declaredFor(written: WrittenRules, asked: readonly AskedInput[]): WrittenRules {
  const names = [...[...inputs, ...asked].map(({ name }) => name), ...Object.keys(written)];
  const namespaces = names.flatMap(namespacesOf).map((name) => [name, null] as const);
  return { ...Object.fromEntries(namespaces), ...declaredInputs(asked) };
}

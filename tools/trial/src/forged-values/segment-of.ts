import type { RouteDefinition } from '@alveole/contracts';

/** A word, a mail, a file's number, a SIRET, an identifier: each address takes one of them. */
const examples = ['x', 'x@exemple.fr', 'REP00001_12345', '12345678901237', '0f8fad5b-d9cb-469f-a165-70867728950e'];

/** What the call takes at this place of its address: the value tried elsewhere is to be the only one refused. */
export function segmentOf({ params }: RouteDefinition, name: string): string | undefined {
  return examples.find(
    (value) => !params?.safeParse({ [name]: value }).error?.issues.some(({ path }) => path[0] === name),
  );
}

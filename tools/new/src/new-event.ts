import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, appended, before } from './change.ts';
import type { Change } from './change.ts';
import { namesOf, quoted } from './names.ts';
import { alreadyExists, refuseDeclared, sourcesBelow } from './taken-names.ts';

export interface EventWishes {
  /** `<aggregate>.<past-tense>`, such as `refund.postponed`. */
  readonly name: string;
  /** English; stands in the page of the events. */
  readonly summary: string;
}

/** An event: its declaration, the word of each service that it does nothing with it yet, and why software outside is not told. */
export function newEvent(root: string, { name, summary }: EventWishes): Change[] {
  const [aggregate = '', happened = ''] = name.split('.');
  const { camel } = namesOf(`${namesOf(aggregate).kebab}-${namesOf(happened).kebab}`);
  const declared = declaredEvents(root);
  if (declared.some((event) => event.name === name)) throw alreadyExists(name);
  const thing = declared.find((event) => event.aggregate === aggregate)?.thing ?? aggregate;
  refuseDeclared(root, `libs/contracts/src/${thing}`, camel);
  const all = 'libs/contracts/src/all-events.ts';
  const file = `libs/contracts/src/${thing}/events.ts`;
  const declaration = `const ${camel} = defineEvent(
  '${name}',
  1,
  ${quoted(summary)},
  z.object({ at: z.iso.datetime() }),
);

`;
  const edits = existsSync(join(root, file))
    ? [
        before(file, /export const \w+Events = \{/, declaration),
        appended(file, /export const \w+Events = \{[^}]*\}/, camel),
      ]
    : [
        {
          path: file,
          text: `${imports}${declaration}export const ${namesOf(aggregate).camel}Events = { ${camel} } as const;\n`,
        },
        after(all, /^import .*$/m, `\nimport { ${namesOf(aggregate).camel}Events } from './${thing}/events.ts';`),
        appended(all, /export const events = \{[^}]*\}/, `...${namesOf(aggregate).camel}Events`),
      ];
  const untold = after(
    'libs/contracts/src/integration/translations.ts',
    /export const untoldEvents: .*= \{/,
    `\n  '${name}': 'Nobody outside has asked for it yet',`,
  );
  return [...edits, untold, ...subscribers(root).map((path) => appended(path, /nothingToDo: \[[^\]]*\]/, `'${name}'`))];
}

/** The events of now, each with the folder of `libs/contracts/src` that declares it: a thing has events of several aggregates. */
function declaredEvents(root: string) {
  return sourcesBelow(root, 'libs/contracts/src')
    .filter(({ path }) => path.endsWith('/events.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/defineEvent\(\s*'(([a-z0-9-]+)\.[a-z0-9-]+)'/g)].map(([, name = '', aggregate = '']) => ({
        name,
        aggregate,
        thing: path.slice('libs/contracts/src/'.length, -'/events.ts'.length),
      })),
    );
}

const imports = `import { z } from 'zod';
import { defineEvent } from '../define/define-event.ts';

`;

/** Each service names every event; a new one is handled nowhere until somebody moves its name into a queue. */
function subscribers(root: string): string[] {
  return readdirSync(join(root, 'services'))
    .map((service) => `services/${service}/src/subscriptions.ts`)
    .filter((path) => existsSync(join(root, path)));
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, appended, before } from './change.ts';
import type { Change } from './change.ts';
import { namesOf, quoted } from './names.ts';

export interface EventWishes {
  /** `<aggregate>.<past-tense>`, such as `refund.postponed`. */
  readonly name: string;
  /** English; stands in the page of the events. */
  readonly summary: string;
}

/** An event: its declaration, and the word of each service that it does nothing with it yet. */
export function newEvent(root: string, { name, summary }: EventWishes): Change[] {
  const [aggregate = '', happened = ''] = name.split('.');
  const { camel } = namesOf(`${namesOf(aggregate).kebab}-${namesOf(happened).kebab}`);
  const thing = things[aggregate] ?? aggregate;
  const all = 'libs/contracts/src/all-events.ts';
  const file = `libs/contracts/src/${thing}/events.ts`;
  const declaration = `const ${camel} = defineEvent(
  '${name}',
  1,
  ${quoted(summary)},
  z.object({ at: z.iso.datetime() }),
);

`;
  const declared = existsSync(join(root, file))
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
  return [...declared, ...subscribers(root).map((path) => appended(path, /nothingToDo: \[[^\]]*\]/, `'${name}'`))];
}

/** The things of `libs/contracts` whose events bear another name. */
const things: Readonly<Record<string, string>> = {
  account: 'session',
  entity: 'establishment',
  consumer: 'beneficiary',
  sms: 'message',
};

const imports = `import { z } from 'zod';
import { defineEvent } from '../define/define-event.ts';

`;

/** Each service names every event; a new one is handled nowhere until somebody moves its name into a queue. */
function subscribers(root: string): string[] {
  return readdirSync(join(root, 'services'))
    .map((service) => `services/${service}/src/subscriptions.ts`)
    .filter((path) => existsSync(join(root, path)));
}

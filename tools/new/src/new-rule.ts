import { after } from './change.ts';
import type { Change } from './change.ts';
import { namesOf } from './names.ts';
import { refuseDeclared } from './taken-names.ts';

/** A rule: a decision in the domain, the table that tests it, and its name at the domain's door. */
export function newRule(
  root: string,
  { name }: { /** `<folder>/<decide-noun>` in `libs/domain/src`. */ readonly name: string },
): Change[] {
  const [folder = '', rule = ''] = name.split('/');
  const { kebab, camel, pascal } = namesOf(rule);
  const file = `${namesOf(folder).kebab}/${kebab}`;
  refuseDeclared(root, 'libs/domain/src', camel);
  return [
    { path: `libs/domain/src/${file}.ts`, text: decision(camel, pascal, kebab.replace(/^decide-/, '')) },
    { path: `libs/domain/src/${file}.test.ts`, text: test(kebab, camel) },
    after(
      'libs/domain/src/index.ts',
      /^export [^;]*;$/m,
      `\nexport { ${camel}, type ${pascal}Facts } from './${file}.ts';`,
    ),
  ];
}

const decision = (
  camel: string,
  pascal: string,
  subject: string,
) => `import { accept, refuse, type Decision, type Refusal } from '../decision.ts';

/** What the decision looks at, and nothing else. */
export interface ${pascal}Facts {
  readonly isOpen: boolean;
}

const notOpen: Refusal = {
  id: '${subject}-not-open',
  code: 'TransitionRefusedException',
  message: 'Not open.',
  explanation: 'Le dossier n’est pas ouvert',
};

/** The rule in one sentence, with the section of the specification that gives it. */
export function ${camel}({ isOpen }: ${pascal}Facts): Decision<true> {
  return isOpen ? accept(true) : refuse(notOpen);
}
`;

const test = (kebab: string, camel: string) => `import { ${camel} } from './${kebab}.ts';

it.each([
  ['what is open is accepted', { isOpen: true }, true],
  ['what is not open is refused', { isOpen: false }, false],
] as const)('%s', (_name, facts, ok) => {
  expect(${camel}(facts).ok).toBe(ok);
});

it('says why, to the person in French and on the wire in English', () => {
  expect(${camel}({ isOpen: false })).toMatchObject({
    refusal: { code: 'TransitionRefusedException', message: 'Not open.', explanation: 'Le dossier n’est pas ouvert' },
  });
});
`;

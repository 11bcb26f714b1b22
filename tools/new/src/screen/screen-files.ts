import type { Change } from '../change.ts';
import { namesOf, quoted } from '../names.ts';
import type { ScreenWishes } from './new-screen.ts';

/** The folder of a screen: page, hook, French texts, test. */
export function screenFiles({ remote, name, title }: Pick<ScreenWishes, 'remote' | 'name' | 'title'>): Change[] {
  const { kebab, pascal } = namesOf(name);
  const folder = `apps/${remote}/src/${kebab}`;
  return [
    { path: `${folder}/${kebab}-page.tsx`, text: page(kebab, pascal) },
    { path: `${folder}/use-${kebab}.ts`, text: hook(pascal) },
    { path: `${folder}/${kebab}.text.ts`, text: texts(title) },
    { path: `${folder}/${kebab}-page.test.tsx`, text: test(kebab, pascal, title) },
  ];
}

const page = (kebab: string, pascal: string) => `import type { RemoteProps } from '@alveole/contracts';
import { Page, PageTitle } from '@alveole/ui';
import type { ReactNode } from 'react';
import { greetingText, texts } from './${kebab}.text.ts';
import { use${pascal} } from './use-${kebab}.ts';

/** What a person does here, in one sentence. */
export function ${pascal}Page(props: RemoteProps): ReactNode {
  const { userName } = use${pascal}(props);
  return (
    <Page width="text">
      <PageTitle>{texts.title}</PageTitle>
      <p>{greetingText(userName)}</p>
    </Page>
  );
}
`;

const hook = (pascal: string) => `import type { RemoteProps } from '@alveole/contracts';

interface ${pascal}View {
  readonly userName: string | undefined;
}

/** Asks the API through the views of \`@alveole/contracts\`, so that the page knows nothing of the wire. */
export function use${pascal}({ session }: Pick<RemoteProps, 'session'>): ${pascal}View {
  return { userName: session.userName };
}
`;

const texts = (title: string) => `export const texts = {
  title: ${quoted(title)},
} as const;

export const greetingText = (userName: string | undefined): string =>
  userName === undefined ? 'Bonjour' : \`Bonjour, \${userName}\`;
`;

const test = (
  kebab: string,
  pascal: string,
  title: string,
) => `import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen } from '@testing-library/react';
import { ${pascal}Page } from './${kebab}-page.tsx';

describe(${quoted(title)}, () => {
  it('greets whoever is signed in', () => {
    renderScreen(<${pascal}Page {...fakeRemoteProps({ role: 'ADM' })} />);
    expect(screen.getByRole('heading', { name: ${quoted(title)} })).toBeInTheDocument();
    expect(screen.getByText('Bonjour, Camille Martin')).toBeInTheDocument();
  });

  it('greets a visitor without a name', () => {
    renderScreen(<${pascal}Page {...fakeRemoteProps()} />);
    expect(screen.getByText('Bonjour')).toBeInTheDocument();
  });
});
`;

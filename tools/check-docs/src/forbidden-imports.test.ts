import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const boundary = '@nx/enforce-module-boundaries';
const restricted = 'no-restricted-imports';

const planted = [
  {
    why: 'a bare text stands beside nothing conditional',
    filePath: 'apps/back-office/src/routes.tsx',
    code: 'export const Page = ({ a }: { a: boolean }) => <p>Bonjour {a ? <b>vous</b> : null}</p>;',
    breaks: 'no-restricted-syntax',
  },
  {
    why: 'a conditional text stands beside no element',
    filePath: 'apps/back-office/src/routes.tsx',
    code: "export const Page = ({ a }: { a: boolean }) => <p><b>Nom</b>{a ? ' (vous)' : null}</p>;",
    breaks: 'no-restricted-syntax',
  },
  {
    why: 'the domain knows no service library',
    filePath: 'libs/domain/src/roles.ts',
    code: "import '@alveole/service-kit';",
    breaks: boundary,
  },
  {
    why: 'contracts know no React',
    filePath: 'libs/contracts/src/index.ts',
    code: "import 'react';",
    breaks: restricted,
  },
  {
    why: 'validation knows no Node',
    filePath: 'libs/validation/src/index.ts',
    code: "import 'node:fs';",
    breaks: restricted,
  },
  {
    why: 'a browser library meets no Node library',
    filePath: 'libs/ui/src/index.ts',
    code: "import '@alveole/persistence';",
    breaks: boundary,
  },
  {
    why: 'a Node library meets no browser library',
    filePath: 'libs/messaging/src/index.ts',
    code: "import '@alveole/ui';",
    breaks: boundary,
  },
  {
    why: 'the client of the API draws nothing',
    filePath: 'libs/api-client/src/index.ts',
    code: "import '@alveole/shared-screens/read-payments';",
    breaks: boundary,
  },
  {
    why: 'the kit knows no part of a screen',
    filePath: 'libs/ui/src/index.ts',
    code: "import '@alveole/shared-screens/read-payments';",
    breaks: boundary,
  },
  {
    why: 'a service imports no service',
    filePath: 'services/repairs/src/routes.ts',
    code: "import '@alveole/refunds';",
    breaks: boundary,
  },
  {
    why: 'a service knows nothing of the embedded parts',
    filePath: 'services/auth/src/start.ts',
    code: "import '@alveole/embedded';",
    breaks: restricted,
  },
  {
    why: 'a remote imports no remote by name',
    filePath: 'apps/back-office/src/routes.tsx',
    code: "import '@alveole/partner-portal';",
    breaks: restricted,
  },
  {
    why: 'a remote reaches into no remote',
    filePath: 'apps/back-office/src/routes.tsx',
    code: "import '../../partner-portal/src/routes.tsx';",
    breaks: boundary,
  },
  {
    why: 'the testing library is for tests',
    filePath: 'services/auth/src/routes.ts',
    code: "import '@alveole/testing/node';",
    breaks: 'no-restricted-syntax',
  },
  {
    why: 'a status is compared by its name',
    filePath: 'services/repairs/src/routes.ts',
    code: 'export const isPaid = (file: { status: number }) => file.status === 6;',
    breaks: 'no-restricted-syntax',
  },
  {
    why: 'a screen reads no field of the wire',
    filePath: 'apps/back-office/src/routes.tsx',
    code: 'export const versionOf = (file: Record<string, string>) => file.row_hash;',
    breaks: 'no-restricted-syntax',
  },
  {
    why: 'a screen takes no answer of the wire apart',
    filePath: 'apps/back-office/src/routes.tsx',
    code: 'export const versionOf = ({ row_hash: version }: Record<string, string>) => version;',
    breaks: 'no-restricted-syntax',
  },
];

describe('a planted forbidden import', () => {
  let broken: string[][];

  beforeAll(() => {
    const files = planted.map(({ code, filePath }) => ({ code, filePath: join(root, filePath) }));
    execFileSync('npx', ['nx', 'show', 'projects'], { cwd: root, env: { ...process.env, NX_DAEMON: 'false' } });
    const script = join(import.meta.dirname, 'lint-planted.mjs');
    broken = JSON.parse(
      execFileSync('node', [script, root, JSON.stringify(files)], { cwd: root, encoding: 'utf8' }),
    ) as string[][];
  });

  it.each(planted.map((plant, index) => ({ ...plant, index })))('fails the lint: $why', ({ index, breaks }) => {
    expect(broken[index]).toContain(breaks);
  });
});

describe('an allowed import', () => {
  it('passes: a service may import the domain', () => {
    const files = [{ filePath: join(root, 'services/repairs/src/routes.ts'), code: "import '@alveole/domain';\n" }];
    const output = execFileSync('node', [join(import.meta.dirname, 'lint-planted.mjs'), root, JSON.stringify(files)], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual([[]]);
  });
});

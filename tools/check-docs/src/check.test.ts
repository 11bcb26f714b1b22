import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenLinks } from './broken-links.ts';
import { generatedDocuments } from './generated-documents.ts';
import { librariesWithoutPage } from './missing-pages.ts';
import { missingTests } from './missing-tests.ts';
import { unknownCommands } from './unknown-commands.ts';
import { unresolvedCitations } from './unresolved-citations.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-'));
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { start: 'x', 'check-docs': 'x' } }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const page = (text: string) => writeFileSync(join(root, 'docs/page.md'), text);

describe('a page', () => {
  it('may link to files, anchors and the web', () => {
    page('[root](../package.json) [here](#a) [web](https://example.org) [self](page.md#b)');
    expect(brokenLinks(root, 'docs/page.md')).toEqual([]);
  });

  it('is told of a link to a file that is not there', () => {
    page('[gone](gone.md)');
    expect(brokenLinks(root, 'docs/page.md')).toEqual(['docs/page.md: gone.md']);
  });

  it('is told of a command that package.json lacks', () => {
    page('`npm start`, `npm run check-docs`, `npm run gone -- x`');
    expect(unknownCommands(root, 'docs/page.md')).toEqual(['docs/page.md: npm run gone']);
  });

  it('is told of a test that its file lacks', () => {
    writeFileSync(join(root, 'docs/x.test.ts'), "it('holds', () => {});");
    page('["holds"](x.test.ts) ["breaks"](x.test.ts) ["holds"](gone.test.ts)');
    expect(missingTests(root, 'docs/page.md')).toEqual([
      'docs/page.md: breaks (x.test.ts)',
      'docs/page.md: holds (gone.test.ts)',
    ]);
  });
});

it('tells of a library without a page', () => {
  for (const name of ['query', 'router']) mkdirSync(join(root, 'libs', name), { recursive: true });
  writeFileSync(join(root, 'libs/browser-modules.d.ts'), '');
  writeFileSync(join(root, 'libs/query/README.md'), '# query');
  expect(librariesWithoutPage(root)).toEqual(['libs/router']);
});

describe('a comment', () => {
  beforeEach(() => {
    mkdirSync(join(root, 'docs/specification'));
    writeFileSync(join(root, 'docs/specification/repairs.md'), '# Repairs\n\n## 1. Purpose\n\n## 2. Screens\n');
  });

  it('may cite a section that can be opened', () => {
    writeFileSync(join(root, 'x.ts'), '// Two at most (repairs §2).');
    expect(unresolvedCitations(root, 'x.ts')).toEqual([]);
  });

  it('is told of a section and of a page that are not there', () => {
    writeFileSync(join(root, 'x.ts'), `// (repairs ${'§'}3) (elsewhere ${'§'}1)`);
    expect(unresolvedCitations(root, 'x.ts')).toEqual(['x.ts: repairs §3', `x.ts: elsewhere ${'§'}1`]);
  });
});

it('makes a document of every service, one of the events and one of those that outsiders hear, the schemas of a campaign for editors, pages of the transitions, of the environment and of the register, the remotes of the distributed profile, and the picture in the README', () => {
  expect(generatedDocuments().map(({ path }) => path)).toEqual([
    'docs/asyncapi.json',
    'docs/integration-asyncapi.json',
    'docs/openapi/auth.json',
    'docs/openapi/enrolment.json',
    'docs/openapi/repairs.json',
    'docs/openapi/refunds.json',
    'docs/openapi/notifications.json',
    'campaigns/campaign.schema.json',
    'campaigns/examples.schema.json',
    'campaigns/face.schema.json',
    'docs/TRANSITIONS.md',
    'docs/ENVIRONNEMENT.md',
    'docs/TRAITEMENTS.md',
    'docker-compose.yml',
    'infra/k8s/base/settings.env',
    'infra/k8s/base/remotes.yaml',
    'infra/k8s/example/kustomization.yaml',
    'README.md',
  ]);
});

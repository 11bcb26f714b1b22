import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { contentsAfter } from './change.ts';
import { workFor } from './command-line.ts';
import { copyTree, linkPackages } from './copied-tree.ts';
import type { CopiedTree } from './copied-tree.ts';
import { writeNew } from './write-new.ts';

/** One of each kind, as CONTRIBUTING's recipes ask for it. */
const commands = [
  ['screen', 'back-office', 'list-trainings', '/admin/backend/formations', 'Formations'],
  ['route', 'refunds', 'count-batches', 'GET', '/v1/refunds/count'],
  ['route', 'enrolment', 'count-trainings', 'GET', '/v1/enrolment/trainings/count'],
  ['event', 'refund.postponed', 'A transfer waits for another day'],
  ['remote', 'training-desk', '/admin/backend/cours', 'Cours à l’année'],
  ['service', 'loans'],
  ['rule', 'establishment/decide-lending'],
  ['field', 'company', 'vat-number', 'numero_tva', 'Numéro de TVA'],
];

/**
 * The first command, and the last: of the documents, which take some seconds, it writes what all of them change. A service
 * names every event, also the one that was written before it, which only a process of its own has loaded.
 */
const byProcess = new Set(['screen', 'service', 'field']);

const written = [
  'apps/back-office/src/list-trainings',
  'apps/back-office/src/modify-establishment/modified-fields.fixture.ts',
  'apps/back-office/src/routes.tsx',
  'apps/training-desk',
  'libs/contracts/src/all-routes.ts',
  'libs/contracts/src/documents/dictionary/profile.ts',
  'libs/contracts/src/establishment/file-profile.test.ts',
  'libs/contracts/src/establishment/profile-wire.ts',
  'libs/contracts/src/establishment/routes.ts',
  'libs/contracts/src/establishment/routes/entity.ts',
  'libs/contracts/src/integration/translations.ts',
  'libs/contracts/src/loans',
  'libs/contracts/src/refund/events.ts',
  'libs/contracts/src/refund/routes.ts',
  'libs/domain/src/establishment/decide-lending.ts',
  'libs/domain/src/establishment/decide-lending.test.ts',
  'libs/domain/src/index.ts',
  'libs/domain/src/screen-table.ts',
  'libs/validation/src/profile-fields/company.ts',
  'services/gateway/src/config.ts',
  'services/enrolment/src/count-trainings',
  'services/enrolment/src/routes.ts',
  'services/loans',
  'services/refunds/src/count-batches',
  'services/refunds/src/routes.ts',
  'services/refunds/src/subscriptions.ts',
  'tools/check-docs/src/environment',
  'tools/start/src/start-services.ts',
];

const tests = [
  'apps/back-office/src/list-trainings',
  'apps/back-office/src/modify-establishment/modify-field-table',
  'apps/partner-portal/src/establishment-form/form-fields',
  'apps/training-desk',
  'libs/contracts/src/documents',
  'libs/contracts/src/establishment/file-profile',
  'libs/contracts/src/establishment/profile-view',
  'libs/contracts/src/integration',
  'libs/domain/src/establishment/decide-lending',
  'libs/domain/src/screens',
  'libs/validation/src/profile-fields',
  'services/gateway/src/config',
  'services/gateway/src/route-api/call-owner',
  'services/enrolment/src/count-trainings',
  'services/enrolment/src/routes',
  'services/loans',
  'services/refunds/src/count-batches',
  'services/refunds/src/routes',
  'tools/publish-remote/src/declared-remotes',
  'tools/check-docs/src/check.test',
  'tools/check-docs/src/environment',
  'tools/check-docs/src/project-targets',
  'tools/distributed/src/deployment/compose-file',
  'tools/distributed/src/deployment/manifests',
];

let tree: CopiedTree;
beforeAll(() => {
  tree = copyTree();
});
afterAll(() => tree?.remove());

/** Runs a program of the copy in the copy; what it says is the reason when it fails. */
function run(program: string, ...args: string[]): void {
  const environment = { ...process.env, NX_DAEMON: 'false' };
  const { status, stdout, stderr } = spawnSync(join(tree.root, 'node_modules/.bin', program), args, {
    cwd: tree.root,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
}

describe('what npm run new writes', () => {
  it.each(commands)('comes for a %s (%s)', (...words) => {
    if (byProcess.has(words[0] ?? '')) run('tsx', 'tools/new/src/main.ts', ...words);
    else writeNew(tree.root, words);
    linkPackages(tree.root);
  });

  it.each(commands)('a name is refused when npm run new is called a second time for the same %s (%s)', (...words) => {
    expect(() => contentsAfter(tree.root, workFor(tree.root, words).changes)).toThrow('existe déjà');
  });

  it('passes the type checker', () => run('tsx', 'node_modules/typescript7/bin/tsc', '-b', '--checkers', '1'));

  it('passes lint and format', () => {
    run('nx', 'show', 'projects');
    run('eslint', '--max-warnings=0', ...written);
    run('prettier', '--check', ...written, 'docker-compose.yml', 'infra');
  });

  it('passes its own tests and those of what it joins', () => run('jest', '--maxWorkers=1', ...tests));
});

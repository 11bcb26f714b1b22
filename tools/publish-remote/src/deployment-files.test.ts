import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { deployedRemotes, deploymentFiles } from './deployment-files.ts';

const root = resolve(import.meta.dirname, '../../..');
const remotes = [{ folder: 'training-desk', name: 'training_desk' }];
const fileAt = (path: string) => deploymentFiles.find((file) => file.path === path);
const withRemotes = (path: string) => fileAt(path)?.withRemotes(readFileSync(join(root, path), 'utf8'), remotes) ?? '';

it('remotes are the applications whose package.json declares one, by folder', () => {
  const tree = mkdtempSync(join(tmpdir(), 'alveole-remotes-'));
  for (const [folder, remote] of [
    ['shell', undefined],
    ['training-desk', { name: 'training_desk', paths: ['/admin/cours'] }],
    ['back-office', { name: 'back_office', paths: ['/admin/backend'] }],
  ] as const) {
    mkdirSync(join(tree, 'apps', folder), { recursive: true });
    writeFileSync(join(tree, 'apps', folder, 'package.json'), JSON.stringify({ remote }));
  }
  mkdirSync(join(tree, 'apps/without-manifest'));
  expect(deployedRemotes(tree)).toEqual([
    { folder: 'back-office', name: 'back_office' },
    { folder: 'training-desk', name: 'training_desk' },
  ]);
  rmSync(tree, { recursive: true });
});

it.each(deploymentFiles.map(({ path }) => path))('%s names the remotes that there are, and no other', (path) => {
  const text = withRemotes(path);
  expect(text).toContain('training-desk');
  expect(text).not.toContain('back-office');
  expect(fileAt(path)?.withRemotes(text, remotes)).toBe(text);
});

it('the address of a remote stands for the gateway in compose and in the settings', () => {
  const urls = '{"training_desk":"http://training-desk:8080"}';
  expect(withRemotes('docker-compose.yml')).toContain(`      REMOTE_URLS: '${urls}'\n`);
  expect(withRemotes('infra/k8s/base/settings.env')).toContain(`\nREMOTE_URLS=${urls}\n`);
});

it('a file without the place for remotes is refused', () => {
  expect(() => fileAt('docker-compose.yml')?.withRemotes('services:\n', remotes)).toThrow('# remotes: written by');
});

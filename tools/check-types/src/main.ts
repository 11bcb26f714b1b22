import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sharesOf } from './project-share.ts';
import type { Share } from './project-share.ts';
import { readPrograms } from './read-programs.ts';

const root = resolve(import.meta.dirname, '../../..');
const [project = ''] = process.argv.slice(2);
/** Several checkers would each work out the types that all files share: more than twice the processor's time. */
const compiler = [join(root, 'node_modules/typescript7/bin/tsc'), '--checkers', '1'];

const statuses = sharesOf(project, readPrograms(root)).map(
  (share) =>
    spawnSync(process.execPath, [...compiler, '-p', writeProjectFile(share)], { cwd: root, stdio: 'inherit' }).status,
);
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;

/** Writes the narrowed program where nobody looks for it, and answers its path. */
function writeProjectFile({ program, include, exclude }: Share): string {
  const folder = join(root, '.nx/types');
  const name = `${project.replaceAll('/', '-')}.${program}`;
  const fromRoot = (pattern: string) => `../../${pattern}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${name}.json`),
    JSON.stringify({
      extends: `../../tsconfig.${program}.json`,
      compilerOptions: { incremental: true, tsBuildInfoFile: `./${name}.tsbuildinfo` },
      include: include.map(fromRoot),
      exclude: exclude.map(fromRoot),
    }),
  );
  return join(folder, `${name}.json`);
}

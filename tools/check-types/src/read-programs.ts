import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Program } from './project-share.ts';

interface ProjectFile {
  readonly references?: readonly { readonly path: string }[];
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

/** The programs that the root's `tsconfig.json` refers to. */
export function readPrograms(root: string): Program[] {
  const { references = [] } = readProjectFile(join(root, 'tsconfig.json'));
  return references.map(({ path }) => {
    const { include = [], exclude = [] } = readProjectFile(join(root, path));
    return { name: path.replace(/^\.\/tsconfig\.|\.json$/g, ''), include, exclude };
  });
}

function readProjectFile(path: string): ProjectFile {
  return JSON.parse(readFileSync(path, 'utf8')) as ProjectFile;
}

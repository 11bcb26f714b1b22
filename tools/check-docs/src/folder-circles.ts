import { circlesOf, importsOf } from './import-circles.ts';
import { isProductCode } from './unresolved-citations.ts';

/**
 * Folders of one project that import one another, through however many others, as `project: folder folder`.
 * A folder is a direct child of `src`; a file beside the folders counts as one. Types count like values: a reader
 * follows them all the same. What only tests use is left out.
 */
export function folderCircles(root: string, files: readonly string[]): string[] {
  const importsOfFolder = new Map<string, string[]>();
  for (const file of files.filter(isProductCode)) {
    const folder = folderOf(file);
    if (folder === undefined) continue;
    const targets = importsOf(root, file, { withTypes: true }).map(folderOf);
    const others = targets.filter((target) => target !== undefined && target !== folder) as string[];
    importsOfFolder.set(folder, [...(importsOfFolder.get(folder) ?? []), ...others]);
  }
  return circlesOf(importsOfFolder)
    .map(circleOf)
    .filter(hasFolder)
    .map(({ project, folders }) => `${project}: ${folders.join(' ')}`);
}

interface Circle {
  readonly project: string;
  readonly folders: readonly string[];
}

/** `kind/project/src/folder` */
const folderOf = (file: string): string | undefined =>
  /^(?:apps|libs|services|tools)\/[^/]+\/src\/[^/]+/.exec(file)?.[0];

function circleOf(members: readonly string[]): Circle {
  const project = members[0]?.split('/src/')[0] ?? '';
  return { project, folders: members.map((member) => member.replace(`${project}/src/`, '')).sort() };
}

/** Files beside one another in one folder are what `importCircles` looks at. */
const hasFolder = ({ folders }: Circle): boolean => folders.some((folder) => !folder.includes('.'));

import { circlesOf, importsOf } from './import-circles.ts';
import { isProductCode } from './unresolved-citations.ts';

/** Circles of earlier days that are still to be undone: of a project, the folders that may import one another. */
const knownCircles: Readonly<Record<string, string>> = {
  'apps/e2e': 'counter desk journey messages outage',
  'apps/partner-portal': 'establishment-form locate-address',
  'apps/public-site': 'discover-programme get-help hand-out landing',
  'apps/repairer-workbench':
    'exchange-media keep-on-device send-later answer-complement describe-bike find-beneficiary mend-refused open-repair operate-repair read-stamp record-invoice show-file show-queue',
  'apps/shell': 'answer-conditions app.tsx desk-layout development guard layout public-layout remotes start',
};

/**
 * Folders of one project that import one another, through however many others, as `project: folder folder`.
 * A folder is a direct child of `src`; a file beside the folders counts as one. Types count like values: a reader
 * follows them all the same. What only tests use is left out.
 */
export function folderCircles(root: string, files: readonly string[]): string[] {
  return allCircles(root, files)
    .filter(({ project, folders }) => {
      const known = knownCircles[project]?.split(' ') ?? [];
      return !folders.every((folder) => known.includes(folder));
    })
    .map(({ project, folders }) => `${project}: ${folders.join(' ')}`);
}

/** Projects with a row of known circles that have no circle any more. */
export function needlessRows(root: string, files: readonly string[]): string[] {
  const projects = allCircles(root, files).map(({ project }) => project);
  return Object.keys(knownCircles).filter((project) => !projects.includes(project));
}

interface Circle {
  readonly project: string;
  readonly folders: readonly string[];
}

function allCircles(root: string, files: readonly string[]): Circle[] {
  const importsOfFolder = new Map<string, string[]>();
  for (const file of files.filter(isProductCode)) {
    const folder = folderOf(file);
    if (folder === undefined) continue;
    const targets = importsOf(root, file, { withTypes: true }).map(folderOf);
    const others = targets.filter((target) => target !== undefined && target !== folder) as string[];
    importsOfFolder.set(folder, [...(importsOfFolder.get(folder) ?? []), ...others]);
  }
  return circlesOf(importsOfFolder).map(circleOf).filter(hasFolder);
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

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A project as the task runner knows it, from its `package.json`. */
interface Project {
  /** `libs/domain`. */
  readonly folder: string;
  readonly name: string;
  readonly layer: Layer;
  /** Names of the projects that it imports. */
  readonly imports: readonly string[];
}

const layers = { browser: 'what a browser runs', node: 'what Node runs', pure: 'rules, pure' } as const;
type Layer = keyof typeof layers;

const manifest = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  nx: z.object({ tags: z.array(z.string()) }),
});

const begin = '<!-- projects: written by npm run documents -->';
const end = '<!-- /projects -->';

/** A page with the picture of who imports whom in its place; as it stands where it has none. */
export function withProjectPicture(root: string, page: string): string {
  const [head, rest] = page.split(begin);
  const tail = rest?.split(end)[1];
  if (tail === undefined) return page;
  return `${head}${begin}\n\n\`\`\`mermaid\n${pictureOf(projectsOf(root))}\n\`\`\`\n\n${end}${tail}`;
}

/** What the product is made of; tests and tools stand beside it. */
function projectsOf(root: string): readonly Project[] {
  return ['apps', 'services', 'libs']
    .flatMap((kind) => readdirSync(join(root, kind)).map((name) => `${kind}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .flatMap((folder) => projectAt(root, folder));
}

function projectAt(root: string, folder: string): Project[] {
  const { name, dependencies, nx } = manifest.parse(
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
  );
  const layer = (Object.keys(layers) as Layer[]).find((one) => nx.tags.includes(`layer:${one}`));
  if (layer === undefined || nx.tags.includes('type:tool')) return [];
  return [{ folder, name, layer, imports: Object.keys(dependencies) }];
}

/** An arrow that another way of arrows implies is left out. */
function pictureOf(projects: readonly Project[]): string {
  const byName = new Map(projects.map((project) => [project.name, project]));
  const importsOf = ({ imports }: Project): Project[] =>
    imports.flatMap((name) => byName.get(name) ?? []).toSorted((one, other) => (one.folder < other.folder ? -1 : 1));
  const reachedFrom = (project: Project): Set<Project> =>
    new Set(importsOf(project).flatMap((next) => [next, ...reachedFrom(next)]));
  const isImplied = (project: Project, next: Project) =>
    importsOf(project).some((other) => other !== next && reachedFrom(other).has(next));
  const groups = Object.entries(layers).flatMap(([layer, title]) => [
    `  subgraph ${layer}["${title}"]`,
    ...projects.filter((project) => project.layer === layer).map(({ folder }) => `    ${idOf(folder)}["${folder}"]`),
    '  end',
  ]);
  const arrows = projects.flatMap((project) =>
    importsOf(project)
      .filter((next) => !isImplied(project, next))
      .map((next) => `  ${idOf(project.folder)} --> ${idOf(next.folder)}`),
  );
  return ['flowchart TD', ...groups, ...arrows].join('\n');
}

const idOf = (folder: string): string => folder.replaceAll(/[/-]/g, '_');

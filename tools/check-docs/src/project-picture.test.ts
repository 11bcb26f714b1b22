import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withProjectPicture } from './project-picture.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'picture-'));
  project('apps/shell', ['layer:browser', 'type:app'], ['ui', 'domain']);
  project('services/repairs', ['layer:node', 'type:service'], ['domain', 'zod']);
  project('libs/ui', ['layer:browser', 'type:lib'], ['domain']);
  project('libs/domain', ['layer:pure', 'type:lib'], []);
  project('libs/testing', ['type:lib'], ['domain']);
  project('apps/e2e', ['layer:node', 'type:tool'], ['domain']);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function project(folder: string, tags: readonly string[], imports: readonly string[]): void {
  mkdirSync(join(root, folder), { recursive: true });
  const dependencies = Object.fromEntries(imports.map((name) => [name, '*']));
  writeFileSync(
    join(root, folder, 'package.json'),
    JSON.stringify({ name: folder.split('/')[1], dependencies, nx: { tags } }),
  );
}

describe('the picture of the projects', () => {
  it('groups projects by layer and draws each import that no other way implies, without tests and tools', () => {
    const page = withProjectPicture(root, 'a <!-- projects: written by npm run documents -->old<!-- /projects --> b');
    expect(page).toBe(`a <!-- projects: written by npm run documents -->

\`\`\`mermaid
flowchart TD
  subgraph browser["what a browser runs"]
    apps_shell["apps/shell"]
    libs_ui["libs/ui"]
  end
  subgraph node["what Node runs"]
    services_repairs["services/repairs"]
  end
  subgraph pure["rules, pure"]
    libs_domain["libs/domain"]
  end
  apps_shell --> libs_ui
  services_repairs --> libs_domain
  libs_ui --> libs_domain
\`\`\`

<!-- /projects --> b`);
  });

  it('changes no page that has no place for the picture of the projects', () => {
    expect(withProjectPicture(root, 'a')).toBe('a');
  });
});

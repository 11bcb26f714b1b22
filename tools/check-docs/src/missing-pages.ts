import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Libraries without a page that says what they are, for whom, and how to use them, as `libs/<name>`. */
export function librariesWithoutPage(root: string): string[] {
  return readdirSync(join(root, 'libs'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !existsSync(join(root, 'libs', entry.name, 'README.md')))
    .map(({ name }) => `libs/${name}`);
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const major = 9;
const longestInstall = 600_000;
/** Outside the repository: the product does not depend on it. */
const folder = join(tmpdir(), 'alveole-bench', 'parse-server');

/** Installs Parse Server where an earlier bench has not. Answers its folder, or why it is not there. */
export async function installParseServer(): Promise<{ folder: string } | { why: string }> {
  if (existsSync(join(folder, 'node_modules/parse-server/package.json'))) return { folder };
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'parse-peer', private: true }));
    const args = ['install', `parse-server@${major}`, '--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional'];
    await promisify(execFile)('npm', args, { cwd: folder, timeout: longestInstall });
    return { folder };
  } catch (error) {
    const [line = ''] = String((error as { stderr?: string }).stderr ?? error)
      .split('\n')
      .filter(Boolean);
    return { why: line };
  }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createMetrics } from '@alveole/service-kit';
import { createRollOuts } from './create-roll-outs.ts';

const current = { name: 'office', version: 'old' };
const candidate = { name: 'office', version: 'new' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roll-outs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A judge whose stopped candidates are kept in this file, and the lines of its log. */
function rollOutsOf(stoppedFile: string) {
  const lines: string[] = [];
  const logger = createLogger({ service: 'test', destination: { write: (line: string) => void lines.push(line) } });
  const judge = createRollOuts({ stoppedFile, published: async () => [], logger, registry: createMetrics('test') });
  const failInFiveNetworks = () =>
    [1, 2, 3, 4, 5].forEach((network) => judge.hearFailed(candidate, `${network}`, current));
  return { judge, lines, failInFiveNetworks };
}

describe('a candidate that is stopped', () => {
  it('stays stopped after a restart', () => {
    const stoppedFile = join(folder, 'kept/stopped.json');
    rollOutsOf(stoppedFile).failInFiveNetworks();
    expect(rollOutsOf(stoppedFile).judge.isStopped(candidate)).toBe(true);
  });

  it('is stopped and told to operators where its file cannot be written, which is told as well', () => {
    writeFileSync(join(folder, 'kept'), 'a file in the place of the folder');
    const { judge, lines, failInFiveNetworks } = rollOutsOf(join(folder, 'kept/stopped.json'));
    expect(failInFiveNetworks).not.toThrow();
    expect(judge.isStopped(candidate)).toBe(true);
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'a version that was going out failed and is stopped',
      'which versions are stopped could not be kept over a restart',
    ]);
  });
});

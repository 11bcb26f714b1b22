import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { actsUnderTwoNames, needlessExceptions } from './act-folders.ts';

describe('a call of a screen', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'acts-'))));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const write = (files: Readonly<Record<string, string>>): string[] => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return Object.keys(files);
  };
  const route = 'services/repairs/src/assign-repair/assign-repair.route.ts';
  const implemented = { [route]: 'implement(repairRoutes.assignRepair, () => assign(ports));' };

  it.each([
    'apps/back-office/src/assign-repair/assign-dialog.tsx',
    'apps/back-office/src/review-repair/assign-repair.ts',
    'apps/back-office/src/review-repair/use-assign-repair.ts',
  ])('passes in %s, which bears the name of the service’s folder', (screen) => {
    const files = write({ ...implemented, [screen]: 'api.call(repairRoutes.assignRepair, {});' });
    expect(actsUnderTwoNames(root, files)).toEqual([]);
  });

  it.each(['api.call(repairRoutes.assignRepair, {});', 'const { findRepair, assignRepair } = repairRoutes;'])(
    'is named with both folders when %s stands under another name',
    (text) => {
      const screen = 'apps/back-office/src/reserve-file/holder-bar.tsx';
      const files = write({ ...implemented, [screen]: text });
      expect(actsUnderTwoNames(root, files)).toEqual([`assignRepair: assign-repair <> ${screen}`]);
    },
  );

  it('ignores the calls that a test makes', () => {
    const test = 'apps/back-office/src/reserve-file/holder-bar.test.tsx';
    const files = write({ ...implemented, [test]: 'repairRoutes.assignRepair' });
    expect(actsUnderTwoNames(root, files)).toEqual([]);
  });

  it('makes every exception that no screen asks for needless', () => {
    expect(needlessExceptions(root, write(implemented))).toContain('readMedia');
  });
});

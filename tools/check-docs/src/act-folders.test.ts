import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { actsUnderTwoNames, callsUnderAnotherVerb, needlessExceptions, needlessVerbExceptions } from './act-folders.ts';

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

  const answered = (route: string, call: string) =>
    callsUnderAnotherVerb(root, write({ [`services/repairs/src/${route}`]: `implement(someRoutes.${call}, answer)` }));

  it.each([
    ['correct-phone/correct-phone.route.ts', 'changeConsumerPhone', 'correct-phone'],
    ['note-repair/note-repair.route.ts', 'addStaffNote', 'note-repair'],
    ['switch-sms/switch-sms.route.ts', 'readParam', 'switch-sms'],
    ['list-towns/list-towns.route.ts', 'townsOfZip', 'list-towns'],
  ])('answered by %s is named with its folder when it is called %s', (route, call, folder) => {
    expect(answered(route, call)).toEqual([`${call}: ${folder}`]);
  });

  it.each([
    ['correct-phone/correct-phone.route.ts', 'correctConsumerPhone'],
    ['note-repair/note-repair.route.ts', 'listStaffNotes'],
    ['list-repairs/list-repairs.route.ts', 'countListedRepairs'],
    ['recover-password/set-password.route.ts', 'setPassword'],
    ['manage-devices/manage-devices.route.ts', 'revokeDevice'],
    ['manage-colleagues/manage-colleagues.route.ts', 'listEntityUsers'],
    ['move-account/move-account.route.ts', 'reserveMail'],
  ])('answered by %s passes as %s', (route, call) => {
    expect(answered(route, call)).toEqual([]);
  });

  it('makes every exception of verbs that no service answers needless', () => {
    expect(needlessVerbExceptions(root, write(implemented))).toContain('takeDecisionBack');
  });
});

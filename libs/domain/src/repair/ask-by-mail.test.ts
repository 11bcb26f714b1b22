import { decideRepair } from './decide-repair.ts';
import { complete, fileAt, rep } from './personas-and-files.fixture.ts';
import type { RepairAction, RepairActor, RepairFile } from './repair-file.ts';

describe('asking a beneficiary whom no SMS reaches', () => {
  it.each<readonly [string, RepairFile, RepairAction, RepairActor, string]>([
    [
      'a code goes by mail to nobody who left no address',
      fileAt(0),
      { ...complete('MEL'), mailKnown: false },
      rep,
      'No mail can be sent for this repair.',
    ],
    [
      'a code goes by mail only once its SMS does not arrive',
      fileAt(0),
      { ...complete('MEL'), secondChannelOpen: false },
      rep,
      'The SMS may still arrive.',
    ],
    [
      'nobody confirms amounts that are not there yet',
      fileAt(0, { operations: ['INIT', 'PHO'] }),
      complete('LIEN'),
      rep,
      'The repair has no invoice yet.',
    ],
    [
      'a link is sent where the campaign allows it alone',
      fileAt(0),
      { ...complete('LIEN'), linkAllowed: false },
      rep,
      'The campaign has no confirmation by link.',
    ],
    [
      'a beneficiary confirms with the link alone',
      fileAt(0),
      { operation: 'VAL', withCode: true },
      { role: 'BENEFICIARY' },
      'token (MISSING): Field is required',
    ],
  ])('%s', (_name, file, action, actor, expected) => {
    const decision = decideRepair(file, action, actor);
    expect(decision.ok ? 'accepted' : decision.refusal.message).toBe(expected);
  });
});

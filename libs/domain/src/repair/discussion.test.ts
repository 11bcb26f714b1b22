import { closingMessages, isDiscussionClosed, mayWriteMessage } from './discussion.ts';
import { adm, fileAt, rep } from './personas-and-files.fixture.ts';
import { repairStatusCodes, type RepairStatus } from './statuses.ts';

const statusesWhere = (holds: (status: RepairStatus) => boolean) => repairStatusCodes.filter(holds);

it('closes the message box to the repairer who has answered, and to all once the file is paid', () => {
  expect(statusesWhere((status) => !mayWriteMessage(fileAt(status), rep))).toEqual([4, 6, 12]);
  expect(statusesWhere((status) => !mayWriteMessage(fileAt(status), adm))).toEqual([6, 12]);
});

it('knows a closed discussion by its last message', () => {
  expect(closingMessages).toEqual({
    repairer: "J'ai lu et ne souhaite pas répondre",
    staff: 'Cette discussion est close.',
  });
  expect(isDiscussionClosed(['Bonjour', "J'ai lu et ne souhaite pas répondre"])).toBe(true);
  expect(isDiscussionClosed(['Cette discussion est close.'])).toBe(true);
  expect(isDiscussionClosed(['Cette discussion est close.', 'Encore un mot'])).toBe(false);
  expect(isDiscussionClosed(['Bonjour', ' Cette discussion est close.\n'])).toBe(true);
  expect(isDiscussionClosed([])).toBe(false);
});

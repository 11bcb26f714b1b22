import { pdf, png } from '../evidence.harness.ts';
import { repairsUnderTest, write } from '../journeys.harness.ts';

const tested = repairsUnderTest();
const url = '/backend/repair';

/** A file at status 0 whose repairer leaves the rest to staff. */
async function left() {
  const begin = await tested.journeys.begin();
  return { ...begin, admin: tested.harness.as('ADM'), file: await tested.journeys.open(begin) };
}

describe('staff in the repairer’s place', () => {
  it('brings invoice, photo and, with a comment, the confirmation: the file waits for its review', async () => {
    const { admin, entityId, file } = await left();
    const invoice = { ...(await tested.harness.upload(entityId, pdf, 'pdf')), amount_net: 42.5 };
    const invoiced = await tested.journeys.staff(admin, file, 'FAC', invoice);
    const seen = await tested.journeys.staff(admin, invoiced, 'PHO', await tested.harness.upload(entityId, png, 'png'));
    const bare = await admin.put(url, write(seen, 'VAL'));
    expect([bare.status, bare.body.code]).toEqual([400, 'ValidationException']);
    const done = await tested.journeys.staff(admin, seen, 'VAL', { operation_comment: 'Téléphone volé' });
    expect([invoiced.status, seen.status, done.status]).toEqual([0, 0, 1]);
    const { body } = await admin.get(`/backend/repair/${file.repair_id}/history`);
    expect(body.slice(-3).map(({ actor }: { actor: { role: string } }) => actor.role)).toEqual(['ADM', 'ADM', 'ADM']);
  });

  it('has the code sent, and no second one within a minute', async () => {
    const { admin, file } = await left();
    const asked = await tested.journeys.staff(admin, file, 'SMS');
    expect(await tested.harness.code(file.repair_id)).toMatch(/^\d{6}$/);
    const again = await admin.put(url, write(asked, 'SMS'));
    expect([again.status, again.body.code, again.headers['retry-after']]).toEqual([
      429,
      'TooManyRequestsException',
      '60',
    ]);
  });

  it('takes no upload that lies below another establishment', async () => {
    const { admin, file } = await left();
    const other = await tested.journeys.begin();
    const answer = await admin.put(url, write(file, 'PHO', await tested.harness.upload(other.entityId, png, 'png')));
    expect([answer.status, answer.body.code]).toEqual([403, 'NotAuthorizedException']);
  });
});

import { maxStaffNotes } from '@alveole/contracts/review';
import { repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();

const pathOf = (repairId: string) => `/v1/repairs/staff_notes/${repairId}`;
const ann = () => tested.harness.as('ADM', { userId: 'ann', userName: 'Ann Petit' });
const luc = () => tested.harness.as('ADM', { userId: 'luc', userName: 'Luc Blanc' });
const openFile = async () => (await tested.journeys.open(await tested.journeys.begin())).repair_id;

describe('the notes of staff on a file', () => {
  it('are read by staff in the order in which they were written', async () => {
    const file = await openFile();
    expect((await ann().get(pathOf(file))).body).toEqual([]);
    await ann().post(pathOf(file), { note_id: 'n-1', text: ' Appelé, rappelle demain. ' });
    tested.harness.clock.now = new Date(tested.harness.clock.now.getTime() + 60_000);
    await luc().post(pathOf(file), { note_id: 'n-2', text: 'Facture reçue par courrier.' });
    expect((await luc().get(pathOf(file))).body).toMatchObject([
      { note_id: 'n-1', text: 'Appelé, rappelle demain.', user_id: 'ann', user_name: 'Ann Petit' },
      { note_id: 'n-2', text: 'Facture reçue par courrier.', user_id: 'luc' },
    ]);
  });

  it('stay one when they are sent again, and another note may not take their name', async () => {
    const [file, other] = [await openFile(), await openFile()];
    const note = { note_id: 'n-3', text: 'Vu.' };
    const first = await ann().post(pathOf(file), note);
    expect(await ann().post(pathOf(file), note)).toMatchObject({ status: 200, body: first.body });
    expect((await ann().get(pathOf(file))).body).toHaveLength(1);
    const taken = { status: 409, body: { code: 'IdempotencyMismatchException' } };
    expect(await luc().post(pathOf(file), note)).toMatchObject(taken);
    expect(await ann().post(pathOf(file), { ...note, text: 'Revu.' })).toMatchObject(taken);
    expect(await ann().post(pathOf(other), note)).toMatchObject(taken);
  });

  it('change nothing of the file: what a colleague has on screen stays writable', async () => {
    const file = await openFile();
    const { row_hash } = (await ann().get(`/enrolment/repair/${file}`)).body;
    await ann().post(pathOf(file), { note_id: 'n-4', text: 'À revoir.' });
    expect((await ann().get(`/enrolment/repair/${file}`)).body.row_hash).toBe(row_hash);
  });

  it('are told to nobody else, in no answer about the file', async () => {
    const start = await tested.journeys.begin();
    const { repair_id: file, repair_rozo_id: number } = await tested.journeys.open(start);
    await ann().post(pathOf(file), { note_id: 'n-5', text: 'Soupçon de doublon.' });
    expect((await start.caller.get(pathOf(file))).status).toBe(403);
    for (const path of [`/enrolment/repair/${file}`, `/enrolment/repairs_by_id/${number}`, '/enrolment/repairs'])
      expect(JSON.stringify((await start.caller.get(path)).body)).not.toContain('Soupçon');
    expect((await tested.harness.as('FUB').get(pathOf(file))).status).toBe(403);
    expect((await tested.harness.visitor.get(pathOf(file))).status).toBe(401);
  });

  it('end at the most that a file may have', async () => {
    const file = await openFile();
    const note = (index: number) => ({ note_id: `${file}-${index}`, text: 'Encore.' });
    for (let index = 0; index < maxStaffNotes; index += 1) await ann().post(pathOf(file), note(index));
    expect((await ann().post(pathOf(file), note(maxStaffNotes))).status).toBe(400);
    expect((await ann().post(pathOf(file), note(0))).status).toBe(200);
    expect((await ann().get(pathOf(file))).body).toHaveLength(maxStaffNotes);
  });

  it.each([
    [400, { note_id: 'n-6', text: '   ' }],
    [400, { note_id: 'n-6', text: 'x'.repeat(1001) }],
    [400, { note_id: '../n', text: 'Vu.' }],
    [400, { text: 'Vu.' }],
  ])('are refused with %s for %j', async (status, body) =>
    expect((await ann().post(pathOf(await openFile()), body)).status).toBe(status),
  );

  it('need a file', async () => {
    const unknown = pathOf('00000000-0000-4000-8000-000000000009');
    const missing = { body: { code: 'RepairNotFoundException' } };
    expect(await ann().get(unknown)).toMatchObject(missing);
    expect(await ann().post(unknown, { note_id: 'n-7', text: 'Vu.' })).toMatchObject(missing);
  });
});

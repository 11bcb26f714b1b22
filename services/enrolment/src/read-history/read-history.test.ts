import { rowsPerHistory } from '@alveole/domain';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { decide, register } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const historyOf = async (id: string, query = '', role: 'REP' | 'ADM' | 'ALL' | 'FUB' = 'ADM') =>
  enrolment.as(role).get(`/v1/enrolment/entity_history/${id}${query}`);

describe('the history of a file', () => {
  it('tells who did what from which status to which, newest first, with its mail and its event', async () => {
    const { id } = await register(enrolment);
    await decide(enrolment, id, { entity_data: { city: 'Colmar' } });
    await decide(enrolment, id, {
      status: 2,
      entity_data: { motif: { code: '', tab: ["Pièce d'identité non valide"] } },
    });
    const { status, body } = await historyOf(id);
    expect(status).toBe(200);
    const events = await enrolment.eventsOf(id);
    expect(body).toEqual([
      {
        number: 2,
        at: '2026-03-02T09:00:00.000Z',
        act: 'refuse-temporarily',
        from: 0,
        to: 2,
        author: { role: 'ADM', user_name: 'Camille ADM' },
        fields: ['motif'],
        reasons: ["Pièce d'identité non valide"],
        mail: 'refused-temporarily',
        event_ids: [events.at(-1)?.event_id],
      },
      expect.objectContaining({ number: 1, act: 'modify', from: 0, to: 0, fields: ['city'], reasons: [] }),
      expect.objectContaining({ number: 0, act: 'register', to: 0 }),
    ]);
    expect(body[1]).not.toHaveProperty('mail');
    expect(body[2]).not.toHaveProperty('from');
  });

  it('comes page by page, and loses nothing between two', async () => {
    const { id } = await register(enrolment);
    const { establishments } = enrolment.models;
    const entry = { at: new Date(), act: 'modify', from: 0, to: 0, author: { role: 'ADM' }, fields: [], reasons: [] };
    const history = Array.from({ length: rowsPerHistory + 3 }, () => entry);
    await establishments.collection.updateOne({ _id: id as never }, { $set: { history } });
    const first = (await historyOf(id)).body;
    expect(first).toHaveLength(rowsPerHistory);
    const rest = (await historyOf(id, `?before=${first.at(-1).number}`)).body;
    expect(rest.map(({ number }: { number: number }) => number)).toEqual([2, 1, 0]);
  });

  it('is for staff, of a file that exists', async () => {
    const { id } = await register(enrolment);
    expect((await historyOf(id, '', 'REP')).status).toBe(403);
    expect((await historyOf(id, '', 'ALL')).status).toBe(200);
    expect((await historyOf('unknown')).status).toBe(404);
    expect((await historyOf(id, '?before=-1')).status).toBe(400);
  });
});

import { previewEntityMail } from '../message/routes.ts';
import { deliveriesQuery, establishmentHistoryOf, mailPreviewBody, mailPreviewRequestOf } from './history-view.ts';

const refused = {
  number: 1,
  at: '2026-03-02T09:00:00.000Z',
  act: 'refuse-temporarily',
  from: 0 as const,
  to: 2 as const,
  author: { role: 'ADM' as const, user_name: 'Sophie Leroy' },
  fields: ['motif'],
  reasons: ['Autre'],
  mail: 'refused-temporarily' as const,
  event_ids: ['e-1', 'e-2'],
};
const registered = { ...refused, number: 0, act: 'register', from: undefined, mail: undefined, event_ids: [] };
const delivery = { template: 'entity-refused', state: 'sent' as const, create_date: '2026-03-02T09:00:01.000Z' };

describe('the history of a file', () => {
  it('holds to each act what became of its mails, and to no other', () => {
    const [first, second] = establishmentHistoryOf(
      [refused, registered],
      [
        { ...delivery, event_id: 'e-1' },
        { ...delivery, event_id: 'elsewhere' },
      ],
    );
    expect(first).toMatchObject({
      author: { role: 'ADM', name: 'Sophie Leroy' },
      fates: [{ template: 'entity-refused', state: 'sent' }],
    });
    expect(second?.fates).toEqual([]);
  });

  it('asks for the deliveries of the events that it knows', () => {
    expect(deliveriesQuery([refused, registered])).toEqual({ event_ids: 'e-1,e-2' });
    expect(deliveriesQuery([registered])).toBeUndefined();
  });

  it('asks for a mail by the decision and its reasons', () => {
    const body = { entity_id: 'shop-1', mail: 'refused-temporarily', reasons: ['Autre'] };
    const preview = { entityId: 'shop-1', mail: 'refused-temporarily', reasons: ['Autre'] } as const;
    expect(mailPreviewBody(preview)).toEqual(body);
    expect(mailPreviewRequestOf(previewEntityMail.body.parse(body))).toEqual(preview);
  });
});

import { renamedFields } from './rename-fields.ts';

describe('renaming fields of a document', () => {
  const at = new Date('2026-03-02T09:00:00Z');

  it('returns the new name with its value, and the former name to take away', () => {
    expect(renamedFields({ _id: 'a', place: 'p', other: 1 }, { place: 'entitlement' })).toEqual({
      $set: { entitlement: 'p' },
      $unset: { place: 1 },
    });
  });

  it('reaches into parts and lists, and keeps dates and what it does not name', () => {
    const document = {
      _id: 'a',
      lock: { refundId: 'b', at },
      history: [{ at }, { details: { refundId: 'b', text: 'x' } }],
    };
    const names = { 'lock.refundId': 'batchId', 'history.details.refundId': 'batchId' };
    expect(renamedFields(document, names)).toEqual({
      $set: { lock: { batchId: 'b', at }, history: [{ at }, { details: { batchId: 'b', text: 'x' } }] },
    });
  });

  it('renames a part and the fields in it by their former paths', () => {
    expect(
      renamedFields({ next_mail: { sent_at: at } }, { next_mail: 'nextMail', 'next_mail.sent_at': 'sentAt' }),
    ).toEqual({
      $set: { nextMail: { sentAt: at } },
      $unset: { next_mail: 1 },
    });
  });

  it('returns nothing where every name is the new one, or the field is not there', () => {
    expect(
      renamedFields({ _id: 'a', entitlement: 'p', history: [{ code: 'FAC' }] }, { place: 'entitlement' }),
    ).toBeUndefined();
  });

  it('leaves the value of the new field where a document has both names', () => {
    expect(renamedFields({ place: 'old', entitlement: 'new' }, { place: 'entitlement' })).toEqual({
      $unset: { place: 1 },
    });
    expect(renamedFields({ lock: { refundId: 'old', batchId: 'new' } }, { 'lock.refundId': 'batchId' })).toEqual({
      $set: { lock: { batchId: 'new' } },
    });
  });

  it('renames a field whose value is null without changing the null', () => {
    expect(renamedFields({ held_by: null }, { held_by: 'heldBy' })).toEqual({
      $set: { heldBy: null },
      $unset: { held_by: 1 },
    });
  });
});

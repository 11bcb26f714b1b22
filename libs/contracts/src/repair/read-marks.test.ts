import type { HistoryEntryView } from './history-entry-view.ts';
import { readerOf } from './read-marks.ts';

const entry = (operationId: string, role: 'REP' | 'ADM'): HistoryEntryView => ({
  operationId,
  operation: 'MSG',
  at: '2026-03-02T09:00:00.000Z',
  status: 1,
  author: { role, name: 'x' },
});
const [asked, answered, thanked] = [entry('1', 'ADM'), entry('2', 'REP'), entry('3', 'ADM')];
const history = [asked, answered, thanked];
const mark = (role: 'REP' | 'ADM', upTo: string, name = 'x') => ({ role, name, upTo, at: '2026-03-02T10:00:00.000Z' });

describe('who read a message', () => {
  it('is the first of the other side who opened the file behind it', () => {
    const reads = [mark('REP', '1', 'Camille'), mark('ADM', '2', 'Ada'), mark('REP', '3', 'Dominique')];
    expect([asked, answered, thanked].map((message) => readerOf({ history, reads }, message)?.name)).toEqual([
      'Camille',
      'Ada',
      'Dominique',
    ]);
  });

  it('is nobody while only its own side, or an earlier state, was looked at', () => {
    expect(readerOf({ history, reads: [mark('REP', '3')] }, answered)).toBeUndefined();
    expect(readerOf({ history, reads: [mark('REP', '1')] }, thanked)).toBeUndefined();
    expect(readerOf({ history, reads: [] }, asked)).toBeUndefined();
  });
});

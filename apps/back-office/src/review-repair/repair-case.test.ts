import { RepairStatus } from '@alveole/domain';
import fc from 'fast-check';
import { completeRepair } from '../desk.fixture.ts';
import { askedLines, evidenceOf, motifTab } from './repair-case.ts';

describe('a request for complements on the wire', () => {
  it('keeps every word, in twenty lines of two thousand characters at most', () => {
    const line = fc.string({ maxLength: 150 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 26 }), (lines) => {
        const tab = motifTab(lines.join('\n'));
        const bare = (text: string) => text.replace(/\s+/g, '');
        expect(bare(tab.join(''))).toBe(bare(lines.join('\n')));
        expect(tab.every((part) => part.length > 0 && part.length <= 2000)).toBe(true);
        expect(tab.length).toBeLessThanOrEqual(20);
      }),
    );
  });
});

describe('the evidence of a file', () => {
  it('is the last invoice and the last photo; what they replaced comes behind', () => {
    const { history } = completeRepair();
    const second = { ...history[1], operation_id: 'o9' } as (typeof history)[number];
    const { invoice, photo, earlier } = evidenceOf([...history, second]);
    expect([invoice?.operation_id, photo?.operation_id, earlier.map(({ operation_id }) => operation_id)]).toEqual([
      'o9',
      'o3',
      ['o2'],
    ]);
  });
});

describe('what was asked of the repairer', () => {
  const asked = (status: RepairStatus) => {
    const file = completeRepair({ status });
    const request = {
      operation_id: 'c',
      operation_code: 'COM' as const,
      operation_date: '2026-03-02 15:00:00',
      status: RepairStatus.complementAsked,
      actor: { role: 'ADM' as const, user_name: 'Sophie' },
      operation_data: { motif: { tab: ['Photo floue'] } },
    };
    return askedLines({ ...file, history: [...file.history, request] });
  };
  it('is shown while the file waits for it, and no longer', () => {
    const { complementAsked, sampleComplementAsked, complemented } = RepairStatus;
    expect([complementAsked, sampleComplementAsked, complemented].map(asked)).toEqual([
      ['Photo floue'],
      ['Photo floue'],
      [],
    ]);
  });
});

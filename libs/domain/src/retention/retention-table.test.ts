import { isRetentionDecided, processingPurposes, retentionRow, retentionTable } from './retention-table.ts';

it('names each row once', () => {
  const ids = retentionTable.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each(retentionTable.map((row) => [row.id, row] as const))(
  'says of %s who, what, why, how long and on which base',
  (_, row) => {
    const { persons, data, countedFrom, effect, legalBase, where, term, purpose } = row;
    expect([persons, data, countedFrom, effect, legalBase].every((text) => text.length > 0)).toBe(true);
    expect(where.length).toBeGreaterThan(0);
    expect(processingPurposes[purpose].title).not.toBe('');
    if (typeof term === 'object' && 'follows' in term) expect(retentionRow(term.follows).outcome).not.toBe('kept');
    expect(term === 'unlimited').toBe(row.outcome === 'kept');
  },
);

it('refuses a row that is not there', () => {
  expect(() => retentionRow('forgotten')).toThrow('no row forgotten');
});

it('knows no decision for a collection that nobody put into the table', () => {
  expect(isRetentionDecided('repairs', 'repairs')).toBe(true);
  expect(isRetentionDecided('repairs', 'consumers')).toBe(false);
  expect(isRetentionDecided('auth', 'handled_events')).toBe(true);
});

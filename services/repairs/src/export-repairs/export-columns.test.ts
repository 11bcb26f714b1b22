import { openEndedCampaign } from '@alveole/domain/fixtures';
import { fundersOfAll } from '@alveole/domain';
import type { Funder } from '@alveole/domain';
import type { People } from '../record/people.ts';
import type { RepairRow } from '../record/repair-record.ts';
import { exportTable } from './export-columns.ts';

const ville: Funder = { id: 'ville', name: 'Ville', pays: 'percentage', percent: 40 };
const etat: Funder = { id: 'etat', name: 'État', pays: 'remainder' };
const file: RepairRow & People = {
  id: 'file-1',
  rowHash: 'hash',
  sequence: 3,
  fileNumber: 'REP2026_1',
  status: 5,
  kind: 0,
  entityId: 'shop',
  entityName: 'Cycles',
  consumerId: 'client',
  bike: {},
  invoiceCents: 10_000,
  premiumCents: 5_000,
  operations: [],
  unreadByRepairer: false,
  unreadByStaff: false,
  createdAt: new Date('2026-01-05T08:28:00Z'),
  modifiedAt: new Date('2026-01-05T08:28:00Z'),
} as unknown as RepairRow & People;

/** The cells of a row by their heads, from the first share on. */
function sharesIn(versions: Parameters<typeof fundersOfAll>[0], row: RepairRow & People): Record<string, unknown> {
  const { heads, rowOf } = exportTable({ questions: [], funders: fundersOfAll(versions) });
  const cells = rowOf(row);
  return Object.fromEntries(
    heads.flatMap((head, index) => (String(head).startsWith('Part de ') ? [[head, cells[index]]] : [])),
  );
}

describe('the columns of an export by funder', () => {
  const funded = { ...openEndedCampaign, funders: [ville, etat] };
  const shares = [
    { funderId: 'ville', cents: 1_500 },
    { funderId: 'etat', cents: 3_500 },
  ];

  it('tell what each one pays, in euros', () => {
    expect(sharesIn([funded], { ...file, shares })).toEqual({ 'Part de Ville': 15, 'Part de État': 35 });
  });

  it('are left out where the programme has always paid alone', () => {
    expect(sharesIn([openEndedCampaign], file)).toEqual({});
  });

  it('tell the programme for a file from before it had funders, and an empty cell for who pays none of it', () => {
    expect(sharesIn([openEndedCampaign, funded], file)).toEqual({
      [`Part de ${openEndedCampaign.name}`]: 50,
      'Part de Ville': undefined,
      'Part de État': undefined,
    });
  });

  it('stand under the last name of a funder that was renamed', () => {
    const renamed = { ...funded, version: 2, funders: [{ ...ville, name: 'Ville de Lyon' }, etat] };
    expect(Object.keys(sharesIn([funded, renamed], { ...file, shares }))).toEqual([
      'Part de Ville de Lyon',
      'Part de État',
    ]);
  });

  it('are empty while a file has no premium', () => {
    const opened = { ...file, premiumCents: undefined } as unknown as typeof file;
    expect(sharesIn([funded], opened)).toEqual({ 'Part de Ville': undefined, 'Part de État': undefined });
  });
});

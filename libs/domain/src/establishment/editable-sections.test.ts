import { editableSections, mayEditSection, profileSections, type ProfileSection } from './editable-sections.ts';
import { establishmentStatusCodes } from './statuses.ts';

/** One character a status, 0 1 2 3 4 9: open or closed to the partner (settled §3). */
const matrix: Readonly<Record<ProfileSection, string>> = {
  company: '..x...',
  representative: '..x...',
  identity: 'x.xx..',
  documents: '..x...',
  address: 'xxxxx.',
  bank: 'xxxxx.',
  'opening-hours': 'xxxxx.',
  activity: 'xxxxx.',
  training: 'xxxxx.',
};

it.each(profileSections)('the partner may edit the section "%s" at its statuses only', (section) => {
  expect(establishmentStatusCodes.map((status) => (mayEditSection(status, section) ? 'x' : '.')).join('')).toBe(
    matrix[section],
  );
});

it('lists the open sections of a status, none of a closed account', () => {
  expect(editableSections(2)).toEqual(profileSections);
  expect(editableSections(9)).toEqual([]);
});

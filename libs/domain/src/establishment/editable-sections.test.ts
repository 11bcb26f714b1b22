import {
  editableSections,
  isSectionOf,
  mayEditSection,
  mayRefuseConditions,
  profileSections,
  type ProfileSection,
} from './editable-sections.ts';
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

it.each([
  [0, profileSections, true],
  [1, ['company', 'address', 'opening-hours', 'activity', 'training'], false],
  [undefined, ['company', 'address', 'opening-hours', 'activity', 'training'], false],
] as const)(
  'permission %s of an establishment writes the sections %j, and refuses the conditions: %s',
  (permission, sections, refuses) => {
    expect(profileSections.filter((section) => isSectionOf(permission, section))).toEqual(sections);
    expect(mayRefuseConditions(permission)).toBe(refuses);
  },
);

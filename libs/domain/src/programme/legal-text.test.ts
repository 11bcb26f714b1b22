import { announcedAfter, inForceOn, legalTextPlace, versionDay, versionName } from './legal-text.ts';

const versions = ['2026-01-01', '2027-01-01'].map((day) => ({ day, mark: '0a1b2c3d' }));

it.each([
  ['2025-06-01', '2026-01-01', '2027-01-01'],
  ['2026-12-31', '2026-01-01', '2027-01-01'],
  ['2027-01-01', '2027-01-01', undefined],
])('finds the legal text in force on %s, and the one announced for later', (day, current, announced) => {
  expect([inForceOn(versions, day).day, announcedAfter(versions, day)?.day]).toEqual([current, announced]);
});

it('reads the day of a version back from its name, and none from another text', () => {
  const name = versionName({ day: '2026-01-01', mark: '0a1b2c3d' });
  expect([name, versionDay(name), versionDay('2026'), versionDay(undefined)]).toEqual([
    '2026-01-01-0a1b2c3d',
    '2026-01-01',
    undefined,
    undefined,
  ]);
});

it('keeps the PDF of the terms of use at the address that it had without a page', () => {
  expect(legalTextPlace('conditions-generales')).toMatchObject({
    page: 'auth/programme/textes/conditions-generales',
    pdf: 'documents/conditions-generales-utilisation.pdf',
  });
});

import { finderRadius } from './establishment/finders.ts';
import { mailCodeLifetimeText, mailCodeLimits } from './mail-code-limits.ts';
import { rowsPerPage, shownPerPage } from './page-size.ts';
import { isPhotoFresh, stalePhoto } from './repair/photo-age.ts';
import { codeWithoutSms, smsCodeLifetimeText, smsLimits } from './repair/sms-limits.ts';

const [second, minute] = [1000, 60_000];

it('shows 195 rows of a list, and a 196th says that there are more', () => {
  expect([shownPerPage, rowsPerPage]).toEqual([195, 196]);
});

it('looks 30 km around a postcode', () => expect(finderRadius).toBe(30_000));

it('lets the code of a mail live thirty minutes, and sends none within one minute of another', () => {
  expect(mailCodeLimits).toEqual({ lifetimeMs: 30 * minute, pauseMs: 60 * second });
  expect(mailCodeLifetimeText).toBe('trente minutes');
});

it('sends one SMS a page and three to a number, a minute apart, whose code lives thirty minutes and five tries, a link an hour', () => {
  expect(smsLimits).toEqual({
    codeLifetimeMs: 30 * minute,
    linkLifetimeMs: 60 * minute,
    tries: 5,
    perNumber: 3,
    spacingMs: 60 * second,
  });
  expect([smsCodeLifetimeText, codeWithoutSms]).toEqual(['30 minutes', '000000']);
});

describe('the photo of a pick-up', () => {
  const now = new Date('2020-06-15T12:00:00Z');

  it.each([
    ['2020-06-14T12:00:00Z', true],
    ['2020-06-14T11:59:59Z', false],
    ['2020-06-15T12:05:00Z', true],
  ])('taken at %s is fresh at noon of the 15th: %s', (takenAt, isFresh) => {
    expect(isPhotoFresh(new Date(takenAt), now)).toBe(isFresh);
  });

  it('is refused in the words of the specification', () => {
    expect(stalePhoto.explanation).toBe('Merci de sélectionner une photo plus récente');
  });
});

import {
  decideSecondPerson,
  secondPersonTextsById,
  secondPersonRefusals,
  type AccountStanding,
} from './decide-second-person.ts';

const now = new Date('2026-11-25T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const sophie: AccountStanding = {
  userId: 'sophie',
  isOpen: true,
  openedAt: daysAgo(400),
  openedById: undefined,
  isFounding: false,
};
const jean: AccountStanding = { ...sophie, userId: 'jean' };
const openedBySophie: AccountStanding = { ...jean, openedById: 'sophie' };
const refusalOf = (first: AccountStanding | undefined, second: AccountStanding) => {
  const decision = decideSecondPerson({ first, second }, now);
  return decision.ok ? 'accepted' : decision.refusal;
};
const { same, opened, young, preparedByYoung, closed, preparedByClosed } = secondPersonRefusals;

describe('a second person', () => {
  it.each<[string, AccountStanding | undefined, AccountStanding, unknown]>([
    ['accepts one whose account is independent', sophie, jean, 'accepted'],
    ['accepts one where nobody of staff was the first', undefined, jean, 'accepted'],
    ['accepts accounts that were opened before that was noted', sophie, { ...jean, openedAt: undefined }, 'accepted'],
    ['accepts accounts that a third person opened', sophie, { ...jean, openedById: 'luc' }, 'accepted'],
    ['refuses the first person himself', sophie, { ...sophie }, same],
    ['refuses an account that the first person opened, however old it is', sophie, openedBySophie, opened],
    ['refuses the opener of the account that was first', openedBySophie, sophie, opened],
    ['refuses an account of six days', sophie, { ...jean, openedAt: daysAgo(6.99) }, young],
    ['accepts an account of seven days', sophie, { ...jean, openedAt: daysAgo(7) }, 'accepted'],
    ['refuses an account of six days where nobody was first', undefined, { ...jean, openedAt: daysAgo(6) }, young],
    ['refuses what an account of six days prepared', { ...sophie, openedAt: daysAgo(6) }, jean, preparedByYoung],
    ['refuses an account that is closed', sophie, { ...jean, isOpen: false }, closed],
    ['refuses what an account prepared that is closed by now', { ...sophie, isOpen: false }, jean, preparedByClosed],
  ])('%s', (_, first, second, expected) => expect(refusalOf(first, second)).toEqual(expected));

  it('may be a founding account that is young and that the first person opened', () => {
    const founding = { ...openedBySophie, openedAt: now, isFounding: true };
    expect([refusalOf(sophie, founding), refusalOf(founding, sophie)]).toEqual(['accepted', 'accepted']);
  });

  it('is not excused by the first person’s being a founding account', () => {
    const founder = { ...sophie, isFounding: true };
    expect(refusalOf(founder, openedBySophie)).toEqual(opened);
    expect(refusalOf(founder, { ...jean, openedAt: daysAgo(1) })).toEqual(young);
  });

  it('is never a founding account that is closed, nor the same one twice', () => {
    const founder = { ...sophie, isFounding: true };
    expect([refusalOf(founder, founder), refusalOf(jean, { ...founder, isOpen: false })]).toEqual([same, closed]);
  });

  it('is told of each refusal in French by the server’s message', () => {
    const refusals = Object.values(secondPersonRefusals);
    expect(refusals.map(({ id }) => secondPersonTextsById[id])).toEqual(refusals.map(({ explanation }) => explanation));
  });
});

import '../keep-on-device/browser.fixture.ts';
import { openAnswerShelf } from './answer-shelf.ts';

const monday = new Date('2026-03-16T09:00:00Z');
const daysLater = (days: number): Date => new Date(monday.getTime() + days * 24 * 60 * 60 * 1000);
const home = { key: ['repairs', 'home'], data: { count: 2 }, at: monday.getTime() };

let person = 0;
const newPerson = (): string => `keeper-${(person += 1)}`;

/** Keeps answers of a build, and returns who did. */
async function keep(answers: readonly (typeof home)[], build = 'build-1'): Promise<string> {
  const userId = newPerson();
  const shelf = await openAnswerShelf(userId, build, monday);
  answers.forEach((answer) => shelf.write(answer));
  return userId;
}

it('gives the last answer of a query to the next visit, once', async () => {
  const userId = await keep([home, { ...home, data: { count: 3 }, at: monday.getTime() + 1 }]);
  const shelf = await openAnswerShelf(userId, 'build-1', monday);
  expect(shelf.take()).toEqual([{ ...home, data: { count: 3 }, at: monday.getTime() + 1 }]);
  expect(shelf.take()).toEqual([]);
});

it.each([
  ['another build of the pages wrote', 'build-2', monday],
  ['is older than a week', 'build-1', daysLater(8)],
])('gives no stored answer that %s', async (_case, build, now) => {
  const userId = await keep([home]);
  expect((await openAnswerShelf(userId, build, now)).take()).toEqual([]);
  // It is erased, not only passed over.
  expect((await openAnswerShelf(userId, 'build-1', monday)).take()).toEqual([]);
});

it('gives no stored answer of another person', async () => {
  await keep([home]);
  expect((await openAnswerShelf(newPerson(), 'build-1', monday)).take()).toEqual([]);
});

it('keeps the newest twenty answers of a person', async () => {
  const answers = Array.from({ length: 25 }, (_, at) => ({
    ...home,
    key: ['repairs', 'own', String(at)],
    at: monday.getTime() + at,
  }));
  const shelf = await openAnswerShelf(await keep(answers), 'build-1', monday);
  expect(shelf.take().map(({ at }) => at - monday.getTime())).toEqual(answers.map((_, at) => 24 - at).slice(0, 20));
});

import { z } from 'zod';
import { routesOf } from '../all-routes.ts';
import { answerReader } from './answer-reader.ts';

const row = z.strictObject({
  id: z.string().regex(/^[A-Za-z]+$/),
  status: z.literal([0, 1]),
  amount: z.number().max(10).optional(),
  person: z.object({ name: z.string().max(5), role: z.enum(['REP', 'ADM']) }),
  lines: z.array(z.object({ text: z.string() })).max(2),
});
const sound = { id: 'a', status: 0, person: { name: 'Zoe', role: 'REP' }, lines: [] } as const;
const readList = answerReader(z.array(row));
const readOne = answerReader(row);

describe('a list of which one row breaks its contract', () => {
  it.each([
    ['an identifier of another alphabet', { id: 'дом' }, '1.id invalid_format'],
    ['a number beyond its bound', { amount: 11 }, '1.amount too_big'],
    ['a text beyond its length, deep inside', { person: { name: 'Alexandra', role: 'REP' } }, '1.person.name too_big'],
    ['more entries than allowed', { lines: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] }, '1.lines too_big'],
  ])('shows the row with %s, and tells where it is odd', (_what, odd, breach) => {
    const rows = [sound, { ...sound, ...odd }, sound];
    expect(readList(rows)).toEqual({ shown: rows, breaches: [breach], leftOut: 0 });
  });

  it.each([
    ['lacks a field', { person: undefined }],
    ['has a field of another kind', { id: 7 }],
    ['has a value that its enumeration does not know', { status: 99 }],
  ])('leaves the row out that %s, and counts it', (_what, odd) => {
    const { shown, leftOut, breaches } = readList([sound, { ...sound, ...odd }, sound]);
    expect([shown, leftOut, breaches.length]).toEqual([[sound, sound], 1, 1]);
  });

  it('drops what the contract does not name from odd rows too', () => {
    const odd = { ...sound, id: 'дом', secret: 'x', person: { ...sound.person, secret: 'x' } };
    expect(JSON.stringify(readList([odd]).shown)).not.toContain('secret');
  });

  it('leaves out what is no row at all', () => {
    expect(readList([undefined, new TypeError('unreadable'), sound])).toMatchObject({ shown: [sound], leftOut: 2 });
  });
});

describe('a single answer that breaks its contract', () => {
  it('is shown as far as its fields are of their kinds', () => {
    expect(readOne({ ...sound, id: 'дом', more: 1 })).toMatchObject({ shown: { ...sound, id: 'дом' } });
  });

  it('cannot be shown without what must be there', () => {
    expect(readOne({ ...sound, person: undefined }).shown).toBeUndefined();
  });

  it('is shown with a value that no enumeration knows where these are open', () => {
    const open = answerReader(row, { enumerations: 'open' });
    expect(open({ ...sound, status: 99 }).shown).toEqual({ ...sound, status: 99 });
    expect(open({ ...sound, status: 'gone' }).shown).toBeUndefined();
  });
});

describe('every contract', () => {
  const json = Object.values(routesOf)
    .flat()
    .filter(({ contentType }) => contentType === undefined);

  it.each(json.map((route) => [route.name, route] as const))('has a reader of the answers of %s', (_name, route) => {
    const answer = answerReader(route.responses[200], { enumerations: 'open' })('no such answer');
    expect(answer.breaches.length).toBeGreaterThan(0);
  });
});

import { establishmentTransitions, refundTransitions, repairTransitions } from '@alveole/domain';
import { transitionsPage } from './transitions-page.ts';

const lines = transitionsPage().split('\n');
const cells = lines.filter((line) => line.startsWith('| ')).map((line) => line.slice(2, -2).split(' | '));
const headings = cells.filter(([first]) => first === 'de');
const ways = cells.filter(([first]) => first !== 'de');

it('tells the reason of every way of the three tables, in their order', () => {
  const tables = [...repairTransitions, ...establishmentTransitions, ...refundTransitions];
  expect(ways.map(([, , , , , reason]) => reason)).toEqual(tables.map(({ reason }) => reason));
  expect(headings).toHaveLength(3);
});

it('leaves no cell empty', () => {
  expect(ways.filter((way) => way.length !== 6 || way.some((cell) => cell.trim() === ''))).toEqual([]);
});

it('tells a status by its number and label, and who may act', () => {
  expect(ways.find(([, act]) => act === '`AVAL` Dossier validé')).toEqual([
    '1 À valider<br>4 Complété par le réparateur',
    '`AVAL` Dossier validé',
    '5 Validé, remboursement en cours',
    'ADM',
    'file-holder, confirmed, envelope-held, recommended-when-due, other-than-recommender',
    'The file is right: the premium is due',
  ]);
});

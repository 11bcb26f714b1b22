import { buildEntity } from '@alveole/testing/builders';
import { newsOf } from './entity-news.ts';
import { standingIn } from './own-standing.ts';

it.each([
  ['accepted both', { cgsAcceptDate: '202609010900', cguAccept: true }, { needsConditions: false, needsTerms: false }],
  ['refused the conditions', { cgsAcceptDate: 'never', cguAccept: true }, { needsConditions: true, needsTerms: false }],
  ['answered nothing', {}, { needsConditions: true, needsTerms: true }],
])('of an establishment that %s, the session learns it', (_, data, news) => {
  const answer = { ...buildEntity({ entity_id: 'entity-1', status: 1 }), entity_data: data };
  expect(newsOf(standingIn(answer), 'entity-1')).toEqual({ entityStatus: 1, ...news });
});

it.each([undefined, '<html>', {}, { entity_id: 'entity-1', status: 1 }, { entity_id: 1, status: 1, entity_data: {} }])(
  'nothing is learnt of %j',
  (answer) => {
    expect(newsOf(standingIn(answer), 'entity-1')).toEqual({});
  },
);

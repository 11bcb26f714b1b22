import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { repairRoutes } from '@alveole/contracts/repair';
import { buildEntity } from '@alveole/testing/builders';
import { newsInAnswer, newsInRefusal } from './entity-news.ts';

const own = 'entity-1';
const read = (changes: Parameters<typeof buildEntity>[0]) =>
  newsInAnswer(establishmentRoutes.readEntity, buildEntity({ entity_id: own, ...changes }), own);

describe('what an answer tells of one’s own establishment', () => {
  it('is its status, and that nothing awaits an answer', () => {
    const accepted = { cgsAcceptDate: '202603010900', cguAccept: true };
    expect(read({ status: 3, entity_data: accepted })).toEqual({
      entityStatus: 3,
      needsConditions: false,
      needsTerms: false,
    });
  });

  it.each([
    ['the conditions that were presented anew', { cgsAcceptDate: undefined }, 'needsConditions'],
    ['the conditions that were refused', { cgsAcceptDate: 'never' }, 'needsConditions'],
    ['the terms of use', { cguAccept: undefined }, 'needsTerms'],
  ] as const)('is that %s await an answer', (_, entity_data, need) => {
    expect(read({ status: 1, entity_data })).toMatchObject({ [need]: true });
  });

  it('asks a closed account for nothing', () => {
    const entity_data = { cgsAcceptDate: 'never' };
    expect(read({ status: 9, entity_data })).toMatchObject({ needsConditions: false, needsTerms: false });
  });

  it('is nothing of another establishment, and nothing of another call', () => {
    const another = buildEntity({ entity_id: 'entity-2', status: 9 });
    expect(newsInAnswer(establishmentRoutes.readEntity, another, own)).toEqual({});
    expect(newsInAnswer(repairRoutes.readOwnRepair, buildEntity({ entity_id: own, status: 9 }), own)).toEqual({});
  });
});

describe('what a refusal tells', () => {
  it.each([
    ['the account was closed', 'Account closed.', { entityStatus: 9 }],
    ['the conditions await an answer', 'General conditions not accepted.', { needsConditions: true }],
    ['nothing', 'Entity not validated.', {}],
  ])('%s', (_, message, news) => {
    expect(newsInRefusal(appError('NotAuthorizedException', message))).toEqual(news);
    expect(newsInRefusal(new Error(message))).toEqual({});
  });
});

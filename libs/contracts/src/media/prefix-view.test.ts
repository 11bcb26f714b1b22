import { begunRegistrationOf, mediaPrefixOf, mediaPrefixQuery } from './prefix-view.ts';

describe('the prefix of the caller’s objects', () => {
  it('is told to a registration that begins, with the id of its establishment', () => {
    const answer = { entity_id: 'entity-1', media_url_prefix: 'entity-1/' };
    expect(begunRegistrationOf(answer)).toEqual({ entityId: 'entity-1', mediaPrefix: 'entity-1/' });
  });

  it('is told to whoever is signed in', () => {
    expect(mediaPrefixOf({ media_url_prefix: 'entity-1/' })).toBe('entity-1/');
  });
});

it('is asked for by the establishment on whose behalf somebody uploads', () => {
  expect(mediaPrefixQuery('shop-1')).toEqual({ entity_id: 'shop-1' });
});

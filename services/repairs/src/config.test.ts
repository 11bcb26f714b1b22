import { repairsConfig } from './config.ts';

const incident = repairsConfig.shape.INCIDENT;

describe('the incident of the configuration', () => {
  it('is a mark and its establishments', () =>
    expect(incident.parse('{"mark":"20200526","entity_ids":["a"]}')).toEqual({ mark: '20200526', entity_ids: ['a'] }));
  it.each(['nothing', '{}', '{"mark":"May","entity_ids":[]}', '[]'])('is refused as %s', (text) =>
    expect(incident.safeParse(text).error?.issues[0]?.message).toBe(
      'must be JSON {mark: YYYYMMDD, last_day?: YYYY-MM-DD, entity_ids: [id]}',
    ),
  );
});

import { asyncApiDocument } from './asyncapi.ts';
import { allEvents } from '../all-events.ts';

describe('the AsyncAPI document', () => {
  it('has a channel for every event, by routing key', () => {
    expect(Object.keys(asyncApiDocument().channels as object).sort()).toEqual(
      allEvents.map((event) => event.routingKey).sort(),
    );
  });
});

describe('the events', () => {
  it('are named <aggregate>.<past-tense> and carry their version in the routing key', () => {
    for (const event of allEvents) expect(event.routingKey).toMatch(/^[a-z]+\.[a-z-]+\.v\d+$/);
  });

  it('fill their envelope from the given ids, time and sequence', () => {
    const fields = {
      event_id: '00000000-0000-4000-8000-000000000000',
      occurred_at: '2026-01-01T00:00:00.000Z',
      aggregate_id: 'a',
      sequence: 3,
      data: {},
    };
    expect(allEvents[0]?.create(fields)).toEqual({ name: allEvents[0]?.name, version: 1, ...fields });
  });
});

import { defineEvent } from '@alveole/contracts';
import { z } from 'zod';
import type { EventHandlers } from './event-bus.ts';
import { planOver } from './subscription-plan.ts';

const data = z.object({ bike: z.string() });
const catalogue = {
  bikeSold: defineEvent('bike.sold', 1, 'A bike was sold', data),
  bikeStolen: defineEvent('bike.stolen', 1, 'A bike was stolen', data),
};
type Handlers = EventHandlers<typeof catalogue>;

const plan = planOver<typeof catalogue>();
const sold = { 'bike.sold': async () => {} } satisfies Handlers;

describe('the subscriptions of a service', () => {
  it('are its queues, each with its handlers', () => {
    expect(plan({ queues: { 'shop.sales': sold }, nothingToDo: ['bike.stolen'] })).toEqual([
      { queue: 'shop.sales', handlers: sold },
    ]);
  });

  it('may be none, when every event is named as nothing to do', () => {
    expect(plan({ queues: {}, nothingToDo: [catalogue.bikeSold.name, catalogue.bikeStolen.name] })).toEqual([]);
  });
});

/** Never run: the compiler is what is tried. */
export const refusedByTheCompiler = {
  // @ts-expect-error -- nobody thought of bike.stolen
  unnamed: () => plan({ queues: { 'shop.sales': sold }, nothingToDo: [] }),

  // @ts-expect-error -- bike.sold is handled, and yet there is nothing to do about it
  contradicted: () => plan({ queues: { 'shop.sales': sold }, nothingToDo: ['bike.sold', 'bike.stolen'] }),

  // @ts-expect-error -- no such event
  unknown: () => plan({ queues: { 'shop.sales': sold }, nothingToDo: ['bike.stolen', 'bike.painted'] }),

  // @ts-expect-error -- a consumer that hides what it handles names nothing
  hidden: () => plan({ queues: { 'shop.sales': sold as Handlers }, nothingToDo: [] }),
};

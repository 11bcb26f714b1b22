import type { plannedEvents } from '@alveole/contracts';
import type { EventCatalogue, EventHandlers, EventNameIn, Subscription } from './event-bus.ts';

type Queues<C extends EventCatalogue> = Readonly<Record<string, EventHandlers<C>>>;

/** Names of what a consumer handles. One typed as "some of all handlers" says nothing, so it counts as none. */
type HandledIn<Handlers> = Record<never, never> extends Handlers ? never : keyof Handlers;
type Handled<Q> = { [Queue in keyof Q]: HandledIn<Q[Queue]> }[keyof Q];

/** Demands, as the compiler's message shows it, what is wrong with a plan. */
type Complete<Unnamed, Contradicted> = [Unnamed] extends [never]
  ? [Contradicted] extends [never]
    ? unknown
    : { handledAndYetNothingToDo: Contradicted }
  : { namedNowhere: Unnamed };

/**
 * As `subscriptionPlan`, over a catalogue of one's own: `planOver<typeof events>()({ queues, nothingToDo })`.
 */
export const planOver =
  <C extends EventCatalogue>() =>
  <const Q extends Queues<C>, const Idle extends EventNameIn<C>>(
    plan: { readonly queues: Q; readonly nothingToDo: readonly Idle[] } & Complete<
      Exclude<EventNameIn<C>, Handled<Q> | Idle>,
      Handled<Q> & Idle
    >,
  ): Subscription<C>[] =>
    Object.entries(plan.queues).map(([queue, handlers]) => ({ queue, handlers }));

/**
 * What a service does about every event of the product: the queues with their handlers, and by name the events that
 * are none of its business; what the frame hears for every service is not asked. An event named in neither, or in
 * both, does not compile; consumers end in `satisfies EventHandlers` (not in a return type) so that the compiler sees
 * which events they handle.
 */
export const subscriptionPlan = planOver<typeof plannedEvents>();

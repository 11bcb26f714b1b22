import type { RouteDefinition } from '@alveole/contracts';
import { createBulkhead } from './bulkhead.ts';
import type { Bulkhead } from './bulkhead.ts';
import { workClassOf, workClasses } from './work-classes.ts';
import type { WorkClass } from './work-classes.ts';

/** Finds the bulkhead of a call. */
export type BulkheadOf = (route: Pick<RouteDefinition, 'auth' | 'method' | 'work'>) => Bulkhead;

/**
 * The rooms of one service: each kind of work has its own, so that none takes the place of another.
 * @param placesOf how many places a kind has, of the number in the table
 */
export function createBulkheads(placesOf: (atOnce: number) => number): BulkheadOf {
  const entries = Object.entries(workClasses).map(([kind, limits]) => {
    return [kind, createBulkhead({ ...limits, atOnce: placesOf(limits.atOnce) })] as const;
  });
  const rooms = Object.fromEntries(entries) as Record<WorkClass, Bulkhead>;
  return (route) => rooms[workClassOf(route)];
}

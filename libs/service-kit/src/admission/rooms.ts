import type { RouteDefinition } from '@alveole/contracts';
import { createRoom } from './room.ts';
import type { Room } from './room.ts';
import { workClassOf, workClasses } from './work-classes.ts';
import type { WorkClass } from './work-classes.ts';

/** Finds the room of a call. */
export type RoomOf = (route: Pick<RouteDefinition, 'auth' | 'method' | 'work'>) => Room;

/**
 * The rooms of one service: each kind of work has its own, so that none takes the place of another.
 * @param placesOf how many places a kind has, of the number in the table
 */
export function createRooms(placesOf: (atOnce: number) => number): RoomOf {
  const entries = Object.entries(workClasses).map(([kind, limits]) => {
    return [kind, createRoom({ ...limits, atOnce: placesOf(limits.atOnce) })] as const;
  });
  const rooms = Object.fromEntries(entries) as Record<WorkClass, Room>;
  return (route) => rooms[workClassOf(route)];
}

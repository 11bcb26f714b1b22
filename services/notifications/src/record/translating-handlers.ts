import type { EventEnvelope } from '@alveole/contracts';
import { translations } from '@alveole/contracts/integration';
import type { IntegrationEvent } from '@alveole/contracts/integration';
import type { EventHandlers } from '@alveole/messaging';

export type TranslatingHandlers = Required<Pick<EventHandlers, keyof typeof translations>>;

/** A handler for each inner event that software outside is told of, which tells what it becomes. */
export function translatingHandlers(tell: (events: readonly IntegrationEvent[]) => Promise<void>): TranslatingHandlers {
  const handlers = Object.entries(translations).map(([name, translate]) => {
    const translated = translate as (event: EventEnvelope) => readonly IntegrationEvent[];
    return [name, (event: EventEnvelope) => tell(translated(event))] as const;
  });
  return Object.fromEntries(handlers) as unknown as TranslatingHandlers;
}

import { until } from '../processes/until.ts';
import type { Platform } from './start-platform.ts';

const name = 'parcours';

/** Gives software outside a queue of its own on the broker, as an operator does. Throws where it gets none. */
export async function addConsumer({ command }: Pick<Platform, 'command'>): Promise<void> {
  const lines = await command('notifications', 'consumer', 'add', name, '--events', 'repair.opened');
  if (!lines.some((line) => line.includes(`integration.${name}`))) throw new Error('The consumer got no queue');
}

/** Waits until the queue holds what happened since, then takes it away; answers how much it was. Throws where nothing comes. */
export async function consumerWasTold({ command }: Pick<Platform, 'command'>): Promise<string> {
  const waiting = await until('an event in the queue of software outside', async () => {
    const lines = await command('notifications', 'consumer', 'list');
    const line = lines.find((one) => one.startsWith(`${name}  `)) ?? '';
    return /  ([1-9]\d*) en attente/.exec(line)?.[1];
  });
  await command('notifications', 'consumer', 'remove', name);
  return `${waiting} événement(s) dans sa file`;
}

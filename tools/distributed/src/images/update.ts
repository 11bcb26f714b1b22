import { healthy } from './container.ts';
import { engine } from './engine.ts';
import type { Stack } from './stack.ts';

/**
 * Puts a new container of a service beside the running one, and ends that one once the new one is healthy: calls in
 * flight end, others go to the new one. For versions whose store has the same form (docs/DEPLOIEMENT.md).
 */
export async function updateWithoutGap(stack: Stack, service: string): Promise<void> {
  const running = await stack.containersOf(service);
  const scale = (count: number) =>
    stack.compose(
      'up',
      '--detach',
      '--no-deps',
      '--no-build',
      '--no-recreate',
      '--scale',
      `${service}=${count}`,
      service,
    );
  await scale(running.length * 2);
  const containers = await stack.containersOf(service);
  for (const container of containers.filter((each) => !running.includes(each))) await healthy(container);
  for (const container of running) {
    await engine('stop', '--time', '20', container);
    await engine('rm', container);
  }
}

/** Replaces the container of a service; what is asked meanwhile waits, fails, or comes from what the gateway keeps. */
export async function updateInPlace(stack: Stack, service: string): Promise<void> {
  await stack.compose('up', '--detach', '--no-deps', '--no-build', '--force-recreate', service);
  for (const container of await stack.containersOf(service)) await healthy(container);
}

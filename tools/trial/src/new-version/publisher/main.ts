// A process that publishes what it is told, into the place that its environment names.
import { openRegistry } from '@alveole/publish-remote';
import type { Order, Outcome } from '../point-at-once.ts';

const { registry } = await openRegistry(process.env);

process.on('message', ({ buildFolder }: Order) => {
  void registry.publish(buildFolder).then(
    ({ version }) => answer({ version }),
    (failure: unknown) => answer({ failure: String(failure) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

function answer(outcome: Outcome): void {
  process.send?.(outcome);
}

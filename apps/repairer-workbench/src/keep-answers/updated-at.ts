import { formatDayTime } from '@alveole/ui';

/** Milliseconds since the epoch: what is older was kept on the device by an earlier visit. */
const visitBegan = (): number => performance.timeOrigin;

/**
 * What stands under a page's title: when its answer came, as long as it is one of an earlier visit. It takes the place
 * of the other text, so that nothing moves when the newer answer comes.
 * @param updatedAt milliseconds since the epoch; 0 while there is no answer
 */
export function leadOf(lead: string, updatedAt: number): string {
  return updatedAt > 0 && updatedAt < visitBegan() ? `Mis à jour le ${formatDayTime(new Date(updatedAt))}` : lead;
}

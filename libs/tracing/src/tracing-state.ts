const deliveries = new Set<object>();

/** Whether spans of this process go anywhere. */
export function isTracing(): boolean {
  return deliveries.size > 0;
}

/** Notes a delivery of spans; answers how to end that. */
export function beginTracing(): () => void {
  const delivery = {};
  deliveries.add(delivery);
  return () => void deliveries.delete(delivery);
}

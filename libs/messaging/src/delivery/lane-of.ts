/** The aggregate that a message speaks of; unreadable messages share one lane. */
export function laneOf(raw: unknown): string {
  if (typeof raw !== 'object' || raw === null) return '';
  const { aggregate_id } = raw as { aggregate_id?: unknown };
  return typeof aggregate_id === 'string' ? aggregate_id : '';
}

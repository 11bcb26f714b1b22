/** A line of JSON, lengths to a hundredth. */
export function jsonLine(answer: object): string {
  return JSON.stringify(answer, (_key, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : value,
  );
}

const day = 86_400_000;

/**
 * By when the programme promises to pay a file.
 * @param delayDays as its campaign says on the day of the validation
 */
export function promisedFrom(validatedAt: Date, delayDays: number): Date {
  return new Date(validatedAt.getTime() + delayDays * day);
}

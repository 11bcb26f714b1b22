import type { FileAccount } from './file-account.ts';

const day = 86_400_000;

/** By when the programme promised to pay a file: so many days after its validation. */
export function promisedAt({ validatedAt }: Pick<FileAccount, 'validatedAt'>, delayDays: number): Date {
  return new Date(validatedAt.getTime() + delayDays * day);
}

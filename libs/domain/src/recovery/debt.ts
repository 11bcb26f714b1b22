/** What an establishment owes for one file, or what is due to it. */
export interface OwedFile {
  /** Signed integer cents, whatever a batch holds of it: below zero where too much was paid. */
  readonly cents: number;
}

/** Why too much was paid for a file: its premium was corrected down, or the file was refused. */
export const overpaymentCauses = ['corrected', 'refused'] as const;
export type OverpaymentCause = (typeof overpaymentCauses)[number];

/** What one reads beside the sum of such a file. */
export const overpaymentCauseTexts: Readonly<Record<OverpaymentCause, string>> = {
  corrected: 'prime corrigée',
  refused: 'dossier refusé',
};

/**
 * How the sum that is left of a request comes about: what is owed for its files, less what was due to the establishment for others,
 * less what was paid, written off or netted since. Integer cents; of a request that is over nothing is left.
 */
export interface RequestedTotal {
  readonly filesCents: number;
  /** Due for other files when it was requested. */
  readonly dueElsewhereCents: number;
  /** Paid, written off or netted since. */
  readonly settledCents: number;
  readonly leftCents: number;
}

/** @param files what is owed for each, as the request names them */
export function requestedTotalOf(
  files: readonly { readonly cents: number }[],
  { requestedCents, leftCents }: Pick<RecoverySums, 'requestedCents' | 'leftCents'>,
): RequestedTotal {
  const filesCents = files.reduce((sum, { cents }) => sum + cents, 0);
  return {
    filesCents,
    dueElsewhereCents: filesCents - requestedCents,
    settledCents: requestedCents - leftCents,
    leftCents,
  };
}

/** What an establishment owes in sum: what is due to it for other files counts against it. 0 where it owes nothing. */
export function debtOf(files: readonly OwedFile[]): number {
  return Math.max(-files.reduce((sum, { cents }) => sum + cents, 0), 0);
}

/** A sum of a payment request, in integer cents, parted into what became of it. */
export interface RecoverySums {
  /** As the request asked for it. */
  readonly requestedCents: number;
  /** What the establishment paid. */
  readonly paidCents: number;
  /** What two people gave up. */
  readonly writtenOffCents: number;
  /** What its files netted. */
  readonly nettedCents: number;
  /** What is still to pay. */
  readonly leftCents: number;
}

export type StatedRecoverySums = Pick<RecoverySums, 'requestedCents' | 'paidCents' | 'writtenOffCents'>;

/**
 * What is left of an open request: never more than the establishment owes now, for its later files net what it owes. The parts
 * always add up to what was requested.
 *
 * @param owedCents what it owes at this moment
 */
export function recoverySums(stated: StatedRecoverySums, owedCents: number): RecoverySums {
  const openCents = Math.max(stated.requestedCents - stated.paidCents - stated.writtenOffCents, 0);
  const leftCents = Math.min(openCents, Math.max(owedCents, 0));
  return { ...stated, leftCents, nettedCents: openCents - leftCents };
}

/**
 * Spreads a sum over the files for which an establishment owes, in their order: no file takes more than is owed for it. What is left
 * over is told by the sum of the parts.
 */
export function spreadOverDebts<File extends OwedFile>(
  files: readonly File[],
  cents: number,
): readonly SpreadPart<File>[] {
  let leftCents = cents;
  return files.flatMap((file) => {
    const partCents = Math.min(leftCents, Math.max(-file.cents, 0));
    leftCents -= partCents;
    return partCents > 0 ? [{ file, cents: partCents }] : [];
  });
}

export interface SpreadPart<File extends OwedFile> {
  readonly file: File;
  /** Integer cents, above zero. */
  readonly cents: number;
}

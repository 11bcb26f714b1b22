import type { EnvelopeAccount, EnvelopeSums, EnvelopeWeeks, CalendarWeek } from '@alveole/domain';

/** A change of an envelope whose file is being written. What it adds is taken already, what it frees is not yet free. */
export interface PendingChange extends EnvelopeSums {
  readonly id: string;
  readonly repairId: string;
  readonly at: Date;
  /** Whose pace it counts in; that of its moment, where absent. */
  readonly week?: CalendarWeek;
}

/** The account of a funder's envelope over all versions of a campaign. */
export interface EnvelopeRecord extends EnvelopeAccount, EnvelopeSums {
  readonly id: string;
  readonly rowHash: string;
  readonly sequence: number;
  readonly campaignId: string;
  readonly funderId: string;
  /** The version of the campaign that gave the amount. */
  readonly campaignVersion: number;
  /** The version up to which every file of before was brought into the account. */
  readonly walkedVersion: number;
  readonly weeks: EnvelopeWeeks;
  readonly pendingChanges: readonly PendingChange[];
  /** The last alert that administrators were sent of this amount; 0: none. */
  readonly alertedPercent: number;
  /** When the account was last compared with the files, and by how many cents it differed. */
  readonly comparison?: { readonly at: Date; readonly differenceCents: number } | undefined;
}

/** An envelope goes by campaign and funder, whatever the version. */
export function envelopeIdOf(campaignId: string, funderId: string): string {
  return `${campaignId}/${funderId}`;
}

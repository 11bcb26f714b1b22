import type { FlagSubject } from '@alveole/domain';

/** Whoever of staff set or removed a flag. */
export interface FlagAuthor {
  readonly userId: string;
  readonly userName: string;
}

/** What staff wants to be remembered of an establishment or a beneficiary, until a day. */
export interface Flag {
  readonly id: string;
  readonly subject: FlagSubject;
  readonly subjectId: string;
  readonly reason: string;
  /** `AAAA-MM-JJ`: in force until the end of that day. */
  readonly lastDay: string;
  readonly author: FlagAuthor;
  readonly at: Date;
  readonly removed?: (FlagAuthor & { readonly at: Date }) | undefined;
}

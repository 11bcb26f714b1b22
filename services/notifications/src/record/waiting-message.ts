/** A message of staff that its repairer is to hear of. It holds no text: that is read in the file. */
export interface WaitingMessage {
  readonly eventId: string;
  readonly repairId: string;
  readonly fileNumber: string;
}

/** The messages of one establishment that one mail tells of. */
export interface Digest {
  /** YYYY-MM-DD: at most one a day. */
  readonly day: string;
  readonly messages: readonly WaitingMessage[];
}

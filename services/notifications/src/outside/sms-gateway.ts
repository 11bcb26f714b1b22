import type { Channel } from './channel.ts';

/** What became of an SMS that a provider took. */
export interface SmsFate {
  readonly state: 'delivered' | 'failed';
  readonly reason?: string | undefined;
}

/** A provider of SMS. */
export interface SmsGateway {
  readonly channel: Channel;
  /** What became of an SMS; undefined while nobody knows. Absent of a provider that reports by itself. Rejects while it is away. */
  readonly readFate?: (reference: string) => Promise<SmsFate | undefined>;
  /** Tries address and account without sending, and says in French what was found. */
  readonly tries: () => Promise<string>;
}

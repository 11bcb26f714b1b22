import type { OptOutTopic } from './opt-out-topics.ts';

/** Who reads a message. */
export type MessageReader = 'partner' | 'beneficiary' | 'funder' | 'staff';

/** A file that staff works on. */
export type MessageSubject = 'file' | 'establishment';

/** One text that the platform sends, and when. */
export interface MessageTemplate {
  readonly channel: 'mail' | 'sms';
  readonly reader: MessageReader;
  /** Whose file it speaks of, where there is one. */
  readonly about?: MessageSubject;
  /** Its name for staff. */
  readonly label: string;
  /** The event at which it leaves, as a French sentence. */
  readonly occasion: string;
  /** Its code in the specification. */
  readonly code?: `CODE${number}`;
  /** Of what is not part of the procedure: what one may ask not to receive. */
  readonly topic?: OptOutTopic;
}

import type { TemplateName } from '@alveole/domain';
import type { OptOutLinks } from './opt-out-link.ts';

/** What a person receives. A mail has a subject; an SMS is its text alone. */
export interface Message {
  readonly channel: 'mail' | 'sms';
  /** Names the text, for the list of deliveries. */
  readonly template: TemplateName;
  readonly to: string;
  readonly subject: string;
  /** Paragraphs, plain text. */
  readonly paragraphs: readonly string[];
  /** Where its kind is stopped; of courtesies alone. */
  readonly optOut?: OptOutLinks;
}

/** A mail that opens with its salutation; `paragraphs` are what follows. */
export function greetingMail({ paragraphs, ...mail }: Omit<Message, 'channel'>): Message {
  return { channel: 'mail', ...mail, paragraphs: ['Bonjour,', ...paragraphs] };
}

/** Lines under each other in one paragraph; none for no line. */
export function listed(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [lines.map((line) => `– ${line}`).join('\n')];
}

/** The plain text of a message. */
export function textOf({ paragraphs }: Message): string {
  return paragraphs.join('\n\n');
}

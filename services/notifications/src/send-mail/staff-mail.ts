import type { Message } from '../record/message.ts';

export interface WrittenMail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; an empty line begins a paragraph. */
  readonly text: string;
}

/** What a member of staff wrote, in the programme's frame. */
export function staffMail({ to, subject, text }: WrittenMail): Message {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return { channel: 'mail', template: 'staff-mail', to, subject, paragraphs };
}

import type { Pages } from '../ports.ts';
import { greetingMail, listed } from '../record/message.ts';
import type { Message } from '../record/message.ts';
import type { Digest, WaitingMessage } from '../record/waiting-message.ts';

/** The messages that wait, file by file; their text is read there. */
export function digestMail(
  { to, name }: { readonly to: string; readonly name: string },
  { messages }: Pick<Digest, 'messages'>,
  pages: Pick<Pages, 'fileOf'>,
): Message {
  const files = byFile(messages);
  const waiting = messages.length > 1 ? `${messages.length} messages vous attendent` : 'Un message vous attend';
  return greetingMail({
    template: 'messages-waiting',
    to,
    subject: subjectOf(messages, files.length),
    paragraphs: [`${waiting}, pour ${name}.`, ...listed(files.map((message) => lineOf(message, pages)))],
  });
}

function byFile(messages: readonly WaitingMessage[]): readonly (readonly WaitingMessage[])[] {
  const files = [...new Set(messages.map(({ repairId }) => repairId))];
  return files.map((file) => messages.filter(({ repairId }) => repairId === file));
}

function subjectOf(messages: readonly WaitingMessage[], files: number): string {
  const count = messages.length > 1 ? `${messages.length} nouveaux messages` : 'Nouveau message';
  return files === 1 ? `${count} – ${messages[0]?.fileNumber}` : `${count} sur ${files} dossiers`;
}

function lineOf(messages: readonly WaitingMessage[], { fileOf }: Pick<Pages, 'fileOf'>): string {
  const [first] = messages;
  if (first === undefined) return '';
  const count = messages.length > 1 ? ` (${messages.length} messages)` : '';
  return `Dossier ${first.fileNumber}${count} : ${fileOf(first.repairId)}`;
}

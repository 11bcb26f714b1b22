import type { Refusal } from '../decision.ts';
import { offeredActions } from './decide-repair.ts';
import type { RepairActor, RepairFile } from './repair-file.ts';

/** Whether the message box stands open for this person. */
export function mayWriteMessage(file: RepairFile, actor: RepairActor): boolean {
  return offeredActions(file, actor).includes('MSG');
}

/** A repairer's closing message, verbatim (repairs §4); afterwards the discussion is closed. */
export const closingMessages = {
  repairer: "J'ai lu et ne souhaite pas répondre",
  staff: 'Cette discussion est close.',
} as const;

/** A discussion is closed while its last message is a closing one; staff’s next message opens it again. */
export function isDiscussionClosed(messages: readonly string[]): boolean {
  const last = messages.at(-1)?.trim();
  return Object.values(closingMessages).some((closing) => closing === last);
}

/** What a repairer hears who writes into a closed discussion; staff alone opens it again (settled §4). */
export const discussionClosed: Refusal = {
  code: 'NotAuthorizedException',
  id: 'this-discussion-is-closed',
  message: 'This discussion is closed.',
  explanation: closingMessages.staff,
};

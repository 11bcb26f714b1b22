import type { InvoiceAmounts } from './apply-step.ts';
import { channelOperations, codeChannels } from './code-channels.ts';
import type { CodeChannel } from './code-channels.ts';
import type { OperationCode } from './operations.ts';

/** An operation of a file as far as it tells what a message was bound to. */
export interface SentEntry extends Partial<InvoiceAmounts> {
  readonly operation: OperationCode;
}

/** `outdated`: the invoice asks for other amounts since; `used`: the pick-up was confirmed since. */
export type MessageStanding = 'stands' | 'outdated' | 'used';

/**
 * What the last message of each channel is still worth, as the server judges its answer: a code confirms the amount of the
 * invoice that was there when it went out, a link the premium too. Channels without a message are absent.
 * @param history oldest first
 */
export function messageStandings(history: readonly SentEntry[]): Partial<Record<CodeChannel, MessageStanding>> {
  return Object.fromEntries(
    codeChannels.flatMap((channel) => {
      const sentAt = history.findLastIndex(({ operation }) => operation === channelOperations[channel]);
      return sentAt < 0 ? [] : [[channel, standingOf(history, { channel, sentAt })]];
    }),
  );
}

interface SentMessage {
  readonly channel: CodeChannel;
  /** Place of its operation in the history. */
  readonly sentAt: number;
}

function standingOf(history: readonly SentEntry[], { channel, sentAt }: SentMessage): MessageStanding {
  if (history.slice(sentAt).some(({ operation }) => operation === 'VAL')) return 'used';
  const [boundInvoice, invoice] = [lastInvoice(history.slice(0, sentAt)), lastInvoice(history)];
  if (boundInvoice === undefined || invoice === undefined) return 'stands';
  const isPremiumChanged = channel === 'link' && boundInvoice.premiumCents !== invoice.premiumCents;
  return isPremiumChanged || boundInvoice.invoiceCents !== invoice.invoiceCents ? 'outdated' : 'stands';
}

function lastInvoice(history: readonly SentEntry[]): SentEntry | undefined {
  return history.findLast(({ operation, invoiceCents }) => isInvoice(operation) && invoiceCents !== undefined);
}

const isInvoice = (operation: OperationCode): boolean => operation === 'FAC' || operation === 'FACVE';

/** `outdated`: the invoice changed since every code that went out, which the server would refuse. */
export type CodeStanding = 'none' | 'awaited' | 'outdated';

/** A file as far as its codes are judged. */
export interface CodedFile {
  readonly sms?: { readonly sent: number } | undefined;
  readonly history: readonly SentEntry[];
}

/** What the codes of a file are worth, by text or mail. */
export function codeStandingOf({ sms, history }: CodedFile): CodeStanding {
  if ((sms?.sent ?? 0) === 0) return 'none';
  const { sms: textStanding, mail: mailStanding } = messageStandings(history);
  const standings = [textStanding, mailStanding].filter((standing) => standing !== undefined);
  // A file of the time before the history told of sendings has a code, of which nothing more is known.
  if (standings.length === 0 || standings.includes('stands')) return 'awaited';
  return standings.includes('outdated') ? 'outdated' : 'none';
}

export interface ReceivedMessage {
  channel: 'mail' | 'sms';
  to: string;
  subject: string;
  text: string;
  html: string | null;
  /** ISO 8601 */
  sent_at: string;
}

export interface InboxReader {
  /** All that reached this address or number, newest first. */
  messages(to: string): Promise<ReceivedMessage[]>;
  /** The newest message that fits, as soon as there is one; fails after `withinMs` (5 s). */
  waitFor(to: string, fits?: (message: ReceivedMessage) => boolean, withinMs?: number): Promise<ReceivedMessage>;
}

const POLL_MS = 25;

export function createInboxReader(inboxUrl: string): InboxReader {
  const messages = async (to: string): Promise<ReceivedMessage[]> => {
    const response = await fetch(`${inboxUrl}?to=${encodeURIComponent(to)}`, {
      headers: { accept: 'application/json' },
    });
    if (!response.ok) throw new Error(`The inbox answered ${response.status}.`);
    return (await response.json()) as ReceivedMessage[];
  };
  return {
    messages,
    async waitFor(to, fits = () => true, withinMs = 60_000) {
      const deadline = Date.now() + withinMs;
      for (;;) {
        const found = (await messages(to)).find(fits);
        if (found) return found;
        if (Date.now() > deadline) throw new Error('No such message reached the inbox in time.');
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
  };
}

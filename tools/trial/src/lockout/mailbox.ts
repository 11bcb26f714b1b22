import { setTimeout as pause } from 'node:timers/promises';

/** The codes that a mailbox holds, newest first; waits a little until there are more than so many. */
export async function codesIn(url: string, mail: string, moreThan = 0): Promise<string[]> {
  for (let attempt = 0; ; attempt += 1) {
    const messages = (await (await fetch(`${url}/dev/inbox?to=${encodeURIComponent(mail)}`)).json()) as {
      text: string;
    }[];
    const codes = messages.flatMap(({ text }) => /\b(\d{6})\b/.exec(text)?.[1] ?? []);
    if (codes.length > moreThan || attempt > 300) return codes;
    await pause(100);
  }
}

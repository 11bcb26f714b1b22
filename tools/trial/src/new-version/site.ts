import { readRemotes } from '@alveole/contracts';
import { setTimeout as pause } from 'node:timers/promises';

/** A running site whose remotes can be published while pages are open. */
export interface Site {
  /** How its remotes are published, in words. */
  readonly what: string;
  readonly url: string;
  /** A version of a remote goes out, or comes back. */
  publish(name: string, buildFolder: string): Promise<void>;
  /** Lines of errors that the gateway wrote for its operators. */
  logged(): readonly string[];
}

const longestMs = 30_000;

/** Version by name, as browsers are told. */
export async function versionsAt({ url }: Site): Promise<Readonly<Record<string, string>>> {
  const { remotes } = readRemotes(await (await fetch(`${url}/remotes.json`)).json());
  return Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
}

/** Publishes and waits until pages that open now get another version than before. */
export async function publishAndSee(site: Site, name: string, buildFolder: string): Promise<void> {
  const before = (await versionsAt(site))[name];
  await site.publish(name, buildFolder);
  const deadline = Date.now() + longestMs;
  for (;;) {
    const now = (await versionsAt(site).catch(() => undefined))?.[name];
    if (now !== undefined && now !== before) return;
    if (Date.now() > deadline) throw new Error(`${name} is still at ${before} after ${longestMs / 1000} s`);
    await pause(200);
  }
}

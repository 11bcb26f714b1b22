import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The system cuts longer paths silently (sockaddr_un holds 108 bytes with its zero). */
export const longestSocketPath = 107;

export interface SocketPlace {
  readonly path: string;
  /** Removes what was made for it. */
  dispose(): void;
}

/** The wanted path, or, where that is too long, a short one in a folder of its own that only this user may enter. */
export function placeSocket(wanted: string): SocketPlace {
  const path = resolve(wanted);
  if (Buffer.byteLength(path) <= longestSocketPath) return { path, dispose: () => rmSync(path, { force: true }) };
  const folder = mkdtempSync(join(shortest(tmpdir(), '/tmp'), 'alveole-'));
  return { path: join(folder, 'db.sock'), dispose: () => rmSync(folder, { recursive: true, force: true }) };
}

const shortest = (a: string, b: string): string => (a.length <= b.length || !existsSync(b) ? a : b);

/** Removes the socket that a killed process left behind; fails when a living one listens there. */
export async function clearStaleSocket(path: string): Promise<void> {
  if (!existsSync(path)) return;
  if (await someoneListens(path)) throw new Error(`another database already listens on ${path}`);
  rmSync(path, { force: true });
}

function someoneListens(path: string): Promise<boolean> {
  return new Promise((settle) => {
    const probe = createConnection(path);
    probe.once('connect', () => {
      probe.destroy();
      settle(true);
    });
    probe.once('error', () => settle(false));
  });
}

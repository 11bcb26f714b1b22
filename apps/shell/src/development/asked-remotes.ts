import { isRemoteName } from '@alveole/contracts';
import { developedKey } from './asks-for-developed.ts';

/** A remote that is to come from a development server instead of the registry. */
export interface AskedRemote {
  readonly name: string;
  /** Origin of the development server. */
  readonly origin: string;
}

export interface AskedRemotes {
  readonly asked: readonly AskedRemote[];
  /** What the address asks for and this installation does not give. */
  readonly refused: readonly string[];
}

/**
 * The remotes that `?remote=back_office@http://localhost:8184` asks for, kept for the life of the tab. A foreign
 * script would act as the person who is signed in: only a development instance gives them, and only from this machine.
 */
export function askedRemotes(search: string, storage: Storage, isAllowed: boolean): AskedRemotes {
  const given = new URLSearchParams(search).getAll('remote');
  const wanted = isAllowed ? [...keptIn(storage), ...given] : [];
  const asked = new Map(wanted.flatMap(parsed).map((remote) => [remote.name, remote]));
  keep([...asked.values()], storage);
  return { asked: [...asked.values()], refused: given.filter((text) => !isAllowed || parsed(text).length === 0) };
}

const ofThisMachine = new Set(['localhost', '127.0.0.1']);

function parsed(text: string): AskedRemote[] {
  const [name, address = ''] = text.split(/@(.*)/);
  if (!isRemoteName(name) || !URL.canParse(address)) return [];
  const { protocol, hostname, origin } = new URL(address);
  return /^https?:$/.test(protocol) && ofThisMachine.has(hostname) ? [{ name, origin }] : [];
}

function keptIn(storage: Storage): string[] {
  const storedName = storage.getItem(developedKey);
  return storedName === null ? [] : storedName.split(' ');
}

function keep(asked: readonly AskedRemote[], storage: Storage): void {
  if (asked.length === 0) storage.removeItem(developedKey);
  else storage.setItem(developedKey, asked.map(({ name, origin }) => `${name}@${origin}`).join(' '));
}

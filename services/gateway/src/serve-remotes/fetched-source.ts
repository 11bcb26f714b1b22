import { candidateOf } from '@alveole/contracts';
import type { RemoteEntry } from '@alveole/contracts';
import { answerRefusal, unavailable } from '../answer-refusal.ts';
import { keepShortly } from '../keep-shortly.ts';
import { forAYear, sendFile, storedFile } from '../serve-files/stored-file.ts';
import type { StoredFile } from '../serve-files/stored-file.ts';
import { typeOf } from '../serve-files/stored-folder.ts';
import type { Version } from '../roll-out-remotes/choose-versions.ts';
import { createStoredVersions } from './stored-versions.ts';
import type { FoundRemotes, RemotesSource } from './remotes-source.ts';
import { publishedPath } from './remotes-source.ts';

/** Where remotes are fetched from: their own servers, or a bucket. */
export interface RemotesOrigin {
  /** What is published now. @throws when nothing readable says so */
  ask(): Promise<FoundRemotes>;
  /** Where a file of a version stands; undefined for a remote that is not from there. */
  addressOf(version: Version, path: string): URL | undefined;
}

export interface FetchedSourceOptions {
  /** Versions are copied here before pages are told of them; what is here is served from here. */
  readonly keepIn: string;
  readonly now?: (() => Date) | undefined;
}

const askedEveryMs = 5_000;
export const timeoutMs = 2_000;

/**
 * Remotes that stand on another server. A version is told to pages once all of its files are copied, and the copy
 * outlasts the version's own server. While the origin is away, what it said last goes on.
 */
export function createFetchedSource(
  origin: RemotesOrigin,
  { keepIn, now = () => new Date() }: FetchedSourceOptions,
): RemotesSource {
  const fetched = async (version: Version, path: string): Promise<Uint8Array | undefined> => {
    const address = origin.addressOf(version, path);
    if (!address) return undefined;
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    await response.body?.cancel();
    return undefined;
  };
  const versions = createStoredVersions(keepIn, fetched);
  let known: FoundRemotes | undefined;

  /** A version that cannot be copied whole waits while the one before can be shown. */
  const shown = async (entry: RemoteEntry): Promise<RemoteEntry> => {
    if (!publishedPath(`/${entry.name}/${entry.version}/x`) || !entry.manifest.startsWith('/')) return entry;
    const before = known?.remotes.find(({ name }) => name === entry.name);
    return versions.keep(entry).then(
      () => withStoredCandidate(entry),
      () => before ?? entry,
    );
  };
  /** A candidate that cannot be copied whole goes out once it can. */
  const withStoredCandidate = (entry: RemoteEntry): Promise<RemoteEntry> | RemoteEntry => {
    const candidate = candidateOf(entry);
    if (candidate === undefined) return entry;
    return versions.keep(candidate).then(
      () => entry,
      () => ({ ...entry, candidate: undefined }),
    );
  };
  const readRegistry = keepShortly(
    askedEveryMs,
    async () => {
      const { remotes, malformed } = await origin.ask();
      known = { remotes: await Promise.all(remotes.map(shown)), malformed };
    },
    now,
  );

  const fileOf = async (version: Version, path: string): Promise<StoredFile | undefined> => {
    const file = (await versions.filesOf(version))?.get(`/${path}`);
    if (file) return file;
    const type = typeOf(path);
    const bytes = type && (await fetched(version, path));
    return type && bytes ? storedFile(type, { identity: Buffer.from(bytes) }) : undefined;
  };

  return {
    async current() {
      // Pages do not wait for what is on its way: the next one gets it.
      const looked = readRegistry();
      if (known) looked.catch(() => undefined);
      else await looked;
      return known ?? { remotes: [], malformed: [] };
    },
    file: (version, path) =>
      fileOf(version, path).then(
        (file) => file?.bodies.identity.toString('utf8'),
        () => undefined,
      ),
    async handle(request, response, next) {
      const published = request.method === 'GET' || request.method === 'HEAD' ? publishedPath(request.path) : undefined;
      if (!published || !origin.addressOf(published, 'x')) return next();
      try {
        const file = await fileOf(published, published.rest.slice(1));
        return file ? sendFile(request, response, file, forAYear) : next();
      } catch {
        return answerRefusal(response, unavailable(`The remote ${published.name}`));
      }
    },
    close: () => undefined,
  };
}

import type { RequestHandler } from 'express';
import type { FoundRemotes, RemotesSource } from './remotes-source.ts';

/**
 * Remotes of several places as one registry: a name is taken from the first place that has it, the files of a version
 * from the first that has them. A place that cannot be read is told beside what cannot be read in it; the others go on.
 * @throws never; `current` rejects where no place can be read
 */
export function createCombinedSource(sources: readonly RemotesSource[]): RemotesSource {
  return {
    async current() {
      const found = await Promise.allSettled(sources.map((source) => source.current()));
      const failures = found.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
      if (failures.length === sources.length) throw failures[0];
      const registries = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const unread = failures.filter((failure) => !isNothingYet(failure)).map((failure) => String(failure));
      return combined(registries, unread);
    },
    async file(entry, path) {
      for (const source of sources) {
        const text = await source.file(entry, path);
        if (text !== undefined) return text;
      }
      return undefined;
    },
    handle: sources.map(({ handle }) => handle).reduceRight(inTurn),
    close: () => sources.forEach((source) => source.close()),
  };
}

function combined(registries: readonly FoundRemotes[], unread: readonly unknown[]): FoundRemotes {
  const byName = new Map(registries.toReversed().flatMap(({ remotes }) => remotes.map((entry) => [entry.name, entry])));
  return {
    remotes: [...byName.values()],
    malformed: [...registries.flatMap(({ malformed }) => malformed), ...unread],
  };
}

/** A folder into which nothing was published. */
const isNothingYet = (failure: unknown): boolean => (failure as { code?: unknown } | undefined)?.code === 'ENOENT';

const inTurn = (later: RequestHandler, earlier: RequestHandler): RequestHandler => {
  return (request, response, next) =>
    earlier(request, response, (error?: unknown) => {
      if (error !== undefined) return next(error);
      return later(request, response, next);
    });
};

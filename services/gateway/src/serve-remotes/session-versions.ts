import type { RemoteEntry } from '@alveole/contracts';
import type { Request, Response } from 'express';
import { previewTokenOf } from '../preview-remotes/preview-cookie.ts';
import { readPreview } from '../preview-remotes/preview-token.ts';
import { isRollingOut } from '../roll-out-remotes/choose-versions.ts';
import type { SessionVersions } from '../roll-out-remotes/choose-versions.ts';
import type { RollOutJudge } from '../roll-out-remotes/judge-roll-outs.ts';
import type { CookieScope } from '../roll-out-remotes/session-place.ts';
import { drawnPlace, givePlace, placeOf } from '../roll-out-remotes/session-place.ts';
import { previewedEntry } from './previewed-entry.ts';
import type { RemotesSource } from './remotes-source.ts';

export interface SessionVersionsOptions {
  readonly source: RemotesSource;
  readonly judge: RollOutJudge;
  readonly previewKey: string | undefined;
  readonly now: () => Date;
  readonly cookieScope: CookieScope;
}

/** Which versions a session gets, by its cookies. */
export interface ReadSessionVersions {
  /** As the request says. */
  of(request: Request): Promise<SessionVersions>;
  /** The same for a page: while a version goes out, a session without a place is given one, and no cache shares the page. */
  ofPage(request: Request, response: Response): Promise<SessionVersions & { readonly isShared: boolean }>;
}

export function readSessionVersions({
  source,
  judge,
  previewKey,
  now,
  cookieScope,
}: SessionVersionsOptions): ReadSessionVersions {
  const previewOf = async (request: Request): Promise<RemoteEntry | undefined> => {
    const token = previewTokenOf(request);
    const preview = token && previewKey ? readPreview(token, previewKey, now()) : undefined;
    return preview && previewedEntry(source, preview);
  };
  const of = async (request: Request): Promise<SessionVersions> => ({
    place: placeOf(request),
    preview: await previewOf(request),
  });
  return {
    of,
    async ofPage(request, response) {
      const versions = await of(request);
      const { remotes } = await source.current().catch(() => ({ remotes: [] }));
      if (!isRollingOut(remotes, judge.isStopped)) return { ...versions, isShared: versions.preview === undefined };
      const place = versions.place ?? drawnPlace();
      if (versions.place === undefined) givePlace(response, place, cookieScope);
      return { ...versions, place, isShared: false };
    },
  };
}

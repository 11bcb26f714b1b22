import { Router } from 'express';
import type { Response } from 'express';
import { nameArea } from '../observe/observe-requests.ts';
import type { CookieScope } from '../roll-out-remotes/session-place.ts';
import type { RemotesSource } from '../serve-remotes/remotes-source.ts';
import { answerLostPreview } from './lost-preview.ts';
import { givePreview } from './preview-cookie.ts';
import { previewedEntry } from './previewed-entry.ts';
import { readPreview } from './preview-token.ts';

export interface PreviewRoutesOptions {
  readonly source: RemotesSource;
  /** `PREVIEW_KEY`; without it no link opens anything. */
  readonly key: string | undefined;
  readonly now: () => Date;
  readonly basePath: string;
  readonly cookieScope: CookieScope;
}

/** `/apercu/<token>` begins the preview of a version in this browser, `/apercu/fin` ends it. */
export function previewRoutes({ source, key, now, basePath, cookieScope }: PreviewRoutesOptions): Router {
  const router = Router();
  const goHome = (response: Response): void => {
    response.setHeader('cache-control', 'no-store').redirect(302, `${basePath}/`);
  };
  router.get('/apercu/fin', (_request, response) => {
    nameArea(response, 'preview');
    givePreview(response, '', 0, cookieScope);
    goHome(response);
  });
  router.get('/apercu/:token', async (request, response) => {
    nameArea(response, 'preview');
    const { token } = request.params;
    const preview = key === undefined ? undefined : readPreview(token, key, now());
    const isThere = preview !== undefined && (await previewedEntry(source, preview)) !== undefined;
    if (!isThere) return answerLostPreview(response, basePath);
    const seconds = Math.ceil((preview.until.getTime() - now().getTime()) / 1000);
    givePreview(response, token, seconds, cookieScope);
    goHome(response);
  });
  return router;
}

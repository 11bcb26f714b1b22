import type { Face } from '@alveole/campaigns';
import { legalTextIds, calendarDay, versionName } from '@alveole/domain';
import { Router } from 'express';
import { nameArea } from '../observe/observe-requests.ts';
import { revalidate, sendFile, storedFile } from '../serve-files/stored-file.ts';
import type { StoredFile } from '../serve-files/stored-file.ts';
import { shownTextOf, versionAt } from './shown-text.ts';
import { textPdf } from './text-pdf.ts';

export interface TextRoutesOptions {
  readonly currentFace: () => Face | undefined;
  /** Whose programme it is, as pages say. */
  readonly programmeName: () => string;
  readonly now: () => Date;
}

/** PDFs that are kept drawn. */
const drawnPdfs = 24;

/** The legal texts of the installation, as data for their pages and as PDFs; each at an address that does not change. */
export function textRoutes({ currentFace, programmeName, now }: TextRoutesOptions): Router {
  const router = Router();
  const drawn = new Map<string, Promise<StoredFile>>();
  router.get('/textes/:name', (request, response, next) => {
    const face = currentFace();
    const id = legalTextIds.find((each) => `${each}.json` === request.params.name);
    if (face === undefined || id === undefined) return next();
    nameArea(response, 'registry');
    response.setHeader('cache-control', revalidate).json(shownTextOf(face, id, calendarDay(now())));
  });
  router.get('/documents/:name', async (request, response, next) => {
    const face = currentFace();
    const text = face && versionAt(face, request.path, calendarDay(now()));
    if (face === undefined || text === undefined) return next();
    const key = [face.mark, programmeName(), text.id, versionName(text)].join(' ');
    const pdf =
      drawn.get(key) ??
      textPdf(text, programmeName()).then((bytes) => storedFile('application/pdf', { identity: Buffer.from(bytes) }));
    drawn.set(key, pdf);
    for (const old of [...drawn.keys()].slice(0, -drawnPdfs)) drawn.delete(old);
    nameArea(response, 'static');
    sendFile(request, response, await pdf, revalidate);
  });
  return router;
}

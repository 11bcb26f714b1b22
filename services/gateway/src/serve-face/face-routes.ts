import type { Face } from '@alveole/campaigns';
import { Router } from 'express';
import { nameArea } from '../observe/observe-requests.ts';
import { forAYear, revalidate, sendFile } from '../serve-files/stored-file.ts';
import type { StoredFile } from '../serve-files/stored-file.ts';
import { fileInPlaceOf, filesOfFace } from './face-files.ts';

/** Faces whose files are still served, for pages that were open before the last change. */
const servedFaces = 4;

/** The sheet and the pictures of the face that the installation has now, and of the last ones before. */
export function faceRoutes(currentFace: () => Face | undefined): Router {
  const router = Router();
  const served = new Map<string, Promise<ReadonlyMap<string, StoredFile>>>();
  const filesNow = () => {
    const face = currentFace();
    if (face === undefined || served.has(face.mark)) return;
    served.set(face.mark, filesOfFace(face));
    for (const mark of [...served.keys()].slice(0, -servedFaces)) served.delete(mark);
  };
  router.get('/visage/:mark/:file', async (request, response, next) => {
    filesNow();
    const file = (await served.get(request.params.mark))?.get(request.params.file);
    if (file === undefined) return next();
    nameArea(response, 'static');
    sendFile(request, response, file, forAYear);
  });
  router.get(['/favicon.svg', '/preview.png', '/icons/:icon'], (request, response, next) => {
    const face = currentFace();
    const file = face && fileInPlaceOf(request.path, face);
    if (file === undefined) return next();
    nameArea(response, 'static');
    sendFile(request, response, file, revalidate);
  });
  return router;
}

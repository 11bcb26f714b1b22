import { buildOf, keepLastDrawing } from '@alveole/api-client/last-drawing';
import { useQueryClient } from '@alveole/query';
import { formatDayTime } from '@alveole/ui';
import { useEffect } from 'react';

/** Where a person begins, by the end of the address: other pages are of one file, and their answers are not kept. */
const pagesKept = /\/admin\/(accueil|virements|reparation\/livraison|reparation\/dossiers|seances\/liste)$/;

/** Milliseconds until the page has drawn an answer, where the browser does not tell. */
const untilDrawn = 500;

/** Keeps how the pages look whose answers are kept, for the next visit to draw at once. */
export function useLastDrawing(userId: string): void {
  const cache = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = cache.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
      if (event.query.meta?.isKeptOnDevice !== true) return;
      clearTimeout(timer);
      timer = setTimeout(() => keepPage(userId), untilDrawn);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [cache, userId]);
}

function keepPage(userId: string): void {
  const { pathname, search } = location;
  const page = document.querySelector('#root main');
  if (!page || search !== '' || !pagesKept.test(pathname)) return;
  const at = Date.now();
  keepLastDrawing(localStorage, pathname, { userId, build: buildOf(document), at, html: htmlOf(page, at) });
}

/** The page under the time of its answers, as it says itself once it shows those of an earlier visit. */
function htmlOf(page: Element, at: number): string {
  const drawing = page.cloneNode(true) as Element;
  const lead = drawing.querySelector('[data-lead]');
  if (lead) lead.textContent = `Mis à jour le ${formatDayTime(new Date(at))}`;
  // What a script set passes the policy of pages; written in HTML it does not.
  for (const styled of drawing.querySelectorAll('[style]')) styled.removeAttribute('style');
  return drawing.innerHTML;
}

import { useEffect, useRef, type ReactNode } from 'react';
import classes from './DocumentViewer.module.css';
import type { OpenPdf } from './read-pdf.ts';

/** CSS pixels: as wide as a sheet between its margins, sharp enough to be read. */
const width = 1000;
/** More would hold the memory of a phone for a document that is seldom printed. */
const mostPages = 12;

/**
 * The pages of a PDF for paper, where the screen shows one at a time: the browser prints as soon as it is asked, so they
 * are drawn while nothing else is to do. A document of one page has it on the screen.
 */
export function PrintedPages({ pdf, page, title }: { pdf: OpenPdf; page: number; title: string }): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = host.current;
    if (pdf.pages < 2 || frame === null) return undefined;
    let isOver = false;
    const count = Math.min(pdf.pages, mostPages);
    const drawAll = async (): Promise<void> => {
      const canvases: HTMLCanvasElement[] = [];
      for (let number = 1; number <= count; number += 1) {
        await idle();
        if (isOver) return;
        canvases.push(await pdf.draw({ page: number, width, rotation: 0 }).canvas);
      }
      if (isOver) return;
      frame.replaceChildren(...canvases);
      frame.toggleAttribute('data-whole', count === pdf.pages);
    };
    // What cannot be drawn is said by the line below.
    drawAll().catch(() => undefined);
    return () => {
      isOver = true;
      frame.replaceChildren();
      frame.removeAttribute('data-whole');
    };
  }, [pdf]);
  if (pdf.pages < 2) return null;
  return (
    <>
      <div ref={host} className={`print-only ${classes.pages}`} />
      <p className={`print-only ${classes.partly}`}>
        {`${title}\u00a0: page ${page} sur ${pdf.pages}\u00a0; les autres n’étaient pas prêtes lors de l’impression.`}
      </p>
    </>
  );
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
}

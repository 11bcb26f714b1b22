import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import classes from './DocumentViewer.module.css';
import { PrintedPages } from './PrintedPages.tsx';
import type { SheetProps } from './PictureSheet.tsx';
import { openPdf, type OpenPdf } from './read-pdf.ts';

/** One page of a PDF, as wide as its frame at zoom 1. */
export function PdfSheet({ url, title, viewing, frame, onReady, onFailed }: SheetProps): ReactNode {
  const pdf = useOpenPdf(url, onReady, onFailed);
  const host = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const { page, rotation } = viewing;
  const width = Math.floor(frame.width * viewing.zoom);
  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    if (!pdf || width <= 0) return undefined;
    let isOver = false;
    const drawing = pdf.draw({ page, width, rotation });
    drawing.canvas.then(
      (canvas) => isOver || host.current?.replaceChildren(canvas),
      () => isOver || fail(),
    );
    return () => {
      isOver = true;
      drawing.cancel();
    };
  }, [pdf, page, width, rotation]);

  useEffect(() => {
    let isOver = false;
    // A page without readable words, or whose words cannot be read, is still seen.
    pdf?.textOf(page).then(
      (words) => isOver || setText(words),
      () => isOver || setText(''),
    );
    return () => {
      isOver = true;
    };
  }, [pdf, page]);

  return (
    <>
      <div
        ref={host}
        role="img"
        aria-label={pdf && pdf.pages > 1 ? `${title}, page ${page} sur ${pdf.pages}` : title}
        className={classes.paper}
      />
      {pdf ? <PrintedPages pdf={pdf} page={page} title={title} /> : null}
      <p className="visually-hidden">{text}</p>
    </>
  );
}

function useOpenPdf(url: string, onReady: (pages: number) => void, onFailed: () => void): OpenPdf | undefined {
  const [pdf, setPdf] = useState<OpenPdf>();
  const ready = useEffectEvent(onReady);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let isOver = false;
    const opening = openPdf(url);
    opening.then(
      (opened) => {
        if (isOver) return;
        setPdf(opened);
        ready(opened.pages);
      },
      () => isOver || fail(),
    );
    return () => {
      isOver = true;
      setPdf(undefined);
      void opening.then(
        (opened) => opened.close(),
        () => undefined,
      );
    };
  }, [url]);
  return pdf;
}

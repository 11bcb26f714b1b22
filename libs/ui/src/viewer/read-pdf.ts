import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';

/** How a page is to be drawn. */
export interface PageView {
  readonly page: number;
  /** CSS pixels that the page is to be wide. */
  readonly width: number;
  readonly rotation: number;
}

export interface PageDrawing {
  /** The drawn page; rejects when it cannot be drawn. */
  readonly canvas: Promise<HTMLCanvasElement>;
  cancel(): void;
}

export interface OpenPdf {
  readonly pages: number;
  draw(view: PageView): PageDrawing;
  /** What stands on a page, for those who do not see it. */
  textOf(page: number): Promise<string>;
  close(): void;
}

/** Phones refuse larger canvases. */
const maxPixels = 16_000_000;

const readScript = () => import('pdfjs-dist/legacy/build/pdf.mjs');
const workerUrl = (): string => new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/**
 * Has the browser fetch the reader of PDFs (430 KiB) while a page still waits for what names its documents. Called once the
 * page's own scripts run, it takes no bandwidth from them. What fails here is asked for again by `openPdf`.
 */
export function readPdfAhead(): void {
  readScript().catch(() => undefined);
  const href = workerUrl();
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}

/**
 * Opens a PDF. Its code runs in a worker of our own origin and is loaded with the first one that is shown; nothing in
 * the document is run (no script, no form, no `eval`, no WebAssembly). Rejects when it is no PDF or cannot be had.
 */
export async function openPdf(url: string): Promise<OpenPdf> {
  const { getDocument, GlobalWorkerOptions } = await readScript();
  GlobalWorkerOptions.workerSrc = workerUrl();
  const decoder = new URL('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js', import.meta.url).href;
  const opening = getDocument({
    url,
    isEvalSupported: false,
    useWasm: false,
    // Pictures in JPEG 2000, which some scanners write, are decoded by the script that stands there.
    wasmUrl: decoder.slice(0, decoder.lastIndexOf('/') + 1),
  });
  const pdf = await opening.promise;
  return {
    pages: pdf.numPages,
    draw: (view) => drawPage(pdf, view),
    textOf: (page) => textOf(pdf, page),
    close: () => void opening.destroy(),
  };
}

function drawPage(pdf: PDFDocumentProxy, { page: number, width, rotation }: PageView): PageDrawing {
  let isCancelled = false;
  let task: RenderTask | undefined;
  const draw = async (): Promise<HTMLCanvasElement> => {
    const page = await pdf.getPage(number);
    const whole = page.getViewport({ scale: 1, rotation: page.rotate + rotation });
    const shown = width / whole.width;
    const density = Math.min(
      globalThis.devicePixelRatio || 1,
      Math.sqrt(maxPixels / (whole.width * whole.height * shown * shown)),
    );
    const viewport = page.getViewport({ scale: shown * density, rotation: page.rotate + rotation });
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    canvas.style.width = `${Math.floor(width)}px`;
    if (isCancelled) return canvas;
    task = page.render({ canvas, viewport });
    await task.promise;
    return canvas;
  };
  return {
    canvas: draw(),
    cancel: () => {
      isCancelled = true;
      task?.cancel();
    },
  };
}

async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
}

// Stands for pdfjs-dist, which needs a canvas and a worker: three pages that say where they were read, unless the address says broken.
export const GlobalWorkerOptions = { workerSrc: '' };

const page = (url, number) => ({
  rotate: 0,
  getViewport: ({ scale }) => ({ width: 595 * scale, height: 842 * scale }),
  render: () => ({ promise: Promise.resolve(), cancel() {} }),
  getTextContent: async () => ({ items: [{ str: `${url} p. ${number}`, hasEOL: false }] }),
});

export function getDocument({ url }) {
  const pdf = { numPages: 3, getPage: async (number) => page(url, number) };
  const promise = url.includes('broken') ? Promise.reject(new Error('no PDF')) : Promise.resolve(pdf);
  return { promise, destroy: async () => undefined };
}

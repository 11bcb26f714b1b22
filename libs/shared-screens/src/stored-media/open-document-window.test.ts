import type { PushedDocument } from '@alveole/contracts/media';
import { openDocumentWindow } from './open-document-window.ts';

const kbis: PushedDocument = { type: 'alveole.document', url: '/objets/kbis.pdf', kind: 'pdf', title: 'KBIS' };
const { origin } = window.location;

function open() {
  const child = { postMessage: jest.fn(), closed: false };
  const opened = jest.spyOn(window, 'open').mockReturnValue(child as unknown as Window);
  openDocumentWindow('/view/document', kbis);
  const hear = (message: Partial<MessageEventInit>) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        origin,
        source: child as unknown as Window,
        data: { type: 'alveole.document-awaited' },
        ...message,
      }),
    );
  return { child, opened, hear };
}
afterEach(() => jest.restoreAllMocks());

describe('a window for a document', () => {
  it('gets it once it asks, and again after a reload, at our own origin only', () => {
    const { child, opened, hear } = open();
    expect(opened).toHaveBeenCalledWith('/view/document', '_blank');
    expect(child.postMessage).not.toHaveBeenCalled();
    hear({});
    hear({});
    expect(child.postMessage.mock.calls).toEqual([
      [kbis, origin],
      [kbis, origin],
    ]);
  });

  it.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another window', { source: window }],
    ['another shape', { data: { type: 'alveole.document-awaited', more: 1 } }],
  ])('gives nothing to %s', (_who, message) => {
    const { child, hear } = open();
    hear(message);
    expect(child.postMessage).not.toHaveBeenCalled();
  });

  it('is forgotten once it is closed', () => {
    const { child, hear } = open();
    child.closed = true;
    hear({});
    child.closed = false;
    hear({});
    expect(child.postMessage).not.toHaveBeenCalled();
  });
});

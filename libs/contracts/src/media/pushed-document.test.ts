import { isDocumentAwaited, pushedDocumentIn } from './pushed-document.ts';

const kbis = { type: 'alveole.document', url: 'https://alveole.example/objets/kbis.pdf', kind: 'pdf', title: 'KBIS' };

describe('a document pushed to a window', () => {
  it.each([kbis.url, '/objets/kbis.pdf', 'blob:https://alveole.example/1'])('is taken from %s', (url) => {
    expect(pushedDocumentIn({ ...kbis, url })).toEqual({ ...kbis, url });
  });

  it.each([
    { ...kbis, url: 'javascript:alert(1)' },
    { ...kbis, url: 'data:text/html,x' },
    { ...kbis, url: '//elsewhere.example/x' },
    { ...kbis, kind: 'html' },
    { ...kbis, then: 'x' },
    { ...kbis, type: 'document' },
    { url: kbis.url },
    'alveole.document',
    null,
  ])('is refused in another shape: %j', (message) => {
    expect(pushedDocumentIn(message)).toBeUndefined();
  });

  it('is asked for by one word and nothing else', () => {
    expect(isDocumentAwaited({ type: 'alveole.document-awaited' })).toBe(true);
    expect(isDocumentAwaited({ type: 'alveole.document-awaited', url: 'x' })).toBe(false);
  });
});

import { documentAwaited, pushedDocument } from './pushed-document.ts';

const kbis = { type: 'alveole.document', url: 'https://alveole.example/objets/kbis.pdf', kind: 'pdf', title: 'KBIS' };

describe('a document pushed to a window', () => {
  it.each([kbis.url, '/objets/kbis.pdf', 'blob:https://alveole.example/1'])('is taken from %s', (url) => {
    expect(pushedDocument.safeParse({ ...kbis, url }).success).toBe(true);
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
    expect(pushedDocument.safeParse(message).success).toBe(false);
  });

  it('is asked for by one word and nothing else', () => {
    expect(documentAwaited.safeParse({ type: 'alveole.document-awaited' }).success).toBe(true);
    expect(documentAwaited.safeParse({ type: 'alveole.document-awaited', url: 'x' }).success).toBe(false);
  });
});

import type { PushedDocument } from '@alveole/contracts/media';
import { renderScreen } from '@alveole/testing/browser';
import { act, screen } from '@testing-library/react';
import { ViewDocumentPage } from './view-document-page.tsx';

const kbis: PushedDocument = {
  type: 'alveole.document',
  url: '/objets/cni.jpg',
  kind: 'image',
  title: 'Pièce d’identité',
};
const opener = { postMessage: jest.fn() };

const push = (data: unknown, origin = window.location.origin) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin })));

describe('the window of a document', () => {
  const close = jest.spyOn(window, 'close').mockImplementation(() => undefined);
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(window, { opener });
    jest.clearAllMocks();
    renderScreen(<ViewDocumentPage />);
  });
  afterEach(() => jest.useRealTimers());

  it('asks the window that opened it, at our own origin, and shows what it gets', () => {
    expect(opener.postMessage).toHaveBeenCalledWith({ type: 'alveole.document-awaited' }, window.location.origin);
    push(kbis);
    expect(screen.getByRole('heading', { level: 1, name: 'Pièce d’identité' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Pièce d’identité' })).toHaveAttribute('src', '/objets/cni.jpg');
    act(() => jest.advanceTimersByTime(5000));
    expect(close).not.toHaveBeenCalled();
  });

  it('closes after two seconds without a document', () => {
    act(() => jest.advanceTimersByTime(1999));
    expect(close).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(close).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Impossible de charger le document');
  });

  it.each([
    ['from another origin', kbis, 'https://elsewhere.example'],
    ['in another shape', { ...kbis, url: 'javascript:alert(1)' }, undefined],
    ['that is no document', 'bonjour', undefined],
  ])('does not hear what comes %s', (_how, data, origin) => {
    push(data, origin);
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(close).toHaveBeenCalledTimes(1);
  });
});

import { act, renderHook } from '@testing-library/react';
import { useDraft } from './use-draft.ts';

const blank = (): { text: string; count: number } => ({ text: '', count: 0 });

beforeEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('is taken up again as it was left', () => {
    const first = renderHook(() => useDraft('x', blank));
    act(() => first.result.current.change({ text: 'bonjour' }));
    first.unmount();
    expect(renderHook(() => useDraft('x', blank)).result.current.draft).toEqual({ text: 'bonjour', count: 0 });
    expect(renderHook(() => useDraft('y', blank)).result.current.draft).toEqual(blank());
  });

  it('leaves nothing behind once it is forgotten', () => {
    const { result } = renderHook(() => useDraft('x', blank));
    act(() => result.current.change({ text: 'bonjour' }));
    act(() => result.current.forget());
    expect(result.current.draft).toEqual(blank());
    expect(sessionStorage).toHaveLength(0);
  });

  it('is none once what was typed is erased again, whatever name was drawn for it meanwhile', () => {
    const named = () => ({ text: '', localId: crypto.randomUUID() });
    const { result } = renderHook(() => useDraft('x', named));
    act(() => result.current.change({ text: 'bonjour' }));
    expect(sessionStorage).toHaveLength(1);
    act(() => result.current.change({ text: '' }));
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '3'])('starts blank when what was kept cannot be read (%s)', (storedText) => {
    sessionStorage.setItem('alveole.draft.x', storedText);
    expect(renderHook(() => useDraft('x', blank)).result.current.draft).toEqual(blank());
  });
});

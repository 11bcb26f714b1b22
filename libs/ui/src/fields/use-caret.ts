import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The part of an input event that tells where the caret is. */
interface Typed {
  currentTarget: HTMLInputElement;
}

const meaningful = /[\d+]/g;

/**
 * Keeps the caret behind the character just typed while separators (spaces, slashes) come and go.
 * @returns a ref for the input and the handler that must see each change before the value is formatted
 */
export function useCaretAcrossFormatting(text: string): {
  input: RefObject<HTMLInputElement | null>;
  noteCaret: (event: Typed) => void;
} {
  const input = useRef<HTMLInputElement>(null);
  const typedBefore = useRef<number | undefined>(undefined);

  useLayoutEffect(() => {
    if (typedBefore.current === undefined || input.current !== document.activeElement) return;
    const caret = caretAfter(text, typedBefore.current);
    input.current?.setSelectionRange(caret, caret);
    typedBefore.current = undefined;
  }, [text]);

  const noteCaret = (event: Typed) => {
    const { value, selectionStart } = event.currentTarget;
    const caret = selectionStart ?? value.length;
    typedBefore.current = caret === value.length ? Number.POSITIVE_INFINITY : countMeaningful(value.slice(0, caret));
  };
  return { input, noteCaret };
}

function countMeaningful(text: string): number {
  return text.match(meaningful)?.length ?? 0;
}

/** The position in a formatted text just behind its nth meaningful character. */
export function caretAfter(text: string, count: number): number {
  if (count === 0) return 0;
  const match = [...text.matchAll(meaningful)][count - 1];
  return match ? match.index + 1 : text.length;
}

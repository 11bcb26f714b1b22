import { useCallback, useState, type RefCallback } from 'react';

export interface FrameSize {
  /** CSS pixels inside the padding. */
  readonly width: number;
  readonly height: number;
}

/** The room that an element offers to what stands in it, followed as it changes. */
export function useFrameSize(): readonly [RefCallback<HTMLElement>, FrameSize] {
  const [size, setSize] = useState<FrameSize>({ width: 0, height: 0 });
  const follow = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const { paddingLeft, paddingTop } = getComputedStyle(element);
      const next = {
        width: element.clientWidth - 2 * (Number.parseFloat(paddingLeft) || 0),
        height: element.clientHeight - 2 * (Number.parseFloat(paddingTop) || 0),
      };
      setSize((known) => (known.width === next.width && known.height === next.height ? known : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [follow, size];
}

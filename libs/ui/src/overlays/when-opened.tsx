import { useEffect, useReducer, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { LostOverlay } from './LostOverlay.tsx';

export interface OpenedProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What loads when it is opened, of this page's scripts. */
const partsOfPage = new Set<() => Promise<unknown>>();

/**
 * Loads now what would load when it is opened.
 * @public for tests, in which a press is followed by its dialog at once
 */
export function loadWhatOpens(): Promise<unknown> {
  return Promise.all([...partsOfPage].map((load) => load()));
}

/** What somebody does first who may then open something. */
const touches = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Calls once, at the first touch of the page from now on. Returns the way to give up. */
function atFirstTouch(react: () => void): () => void {
  const giveUp = (): void => touches.forEach((touch) => document.removeEventListener(touch, begin, true));
  const begin = (): void => {
    giveUp();
    react();
  };
  touches.forEach((touch) => document.addEventListener(touch, begin, { capture: true, passive: true }));
  return giveUp;
}

/**
 * A part of a page that stands in a file of its own until it is opened: a dialog, or what a dialog holds. The file loads with
 * the first movement of the pointer, touch or key on the page, so that a press mostly finds it there; a press that comes
 * earlier is kept and opens it as soon as it has loaded. Where it cannot be had, that is said in its place.
 */
export function whenOpened<Props extends OpenedProps>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let Part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const fetchPart = (): Promise<void> => {
    loading ??= load().then(
      (loaded) => void (Part = loaded),
      (failure: unknown) => {
        loading = undefined;
        throw failure;
      },
    );
    return loading;
  };
  partsOfPage.add(fetchPart);

  return function WhenOpened(props: Props): ReactNode {
    const { isOpen, onClose } = props;
    const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
    const [isLost, setLost] = useState(false);
    const isLoaded = Part !== undefined;
    useEffect(() => (isLoaded ? undefined : atFirstTouch(() => void fetchPart().catch(() => undefined))), [isLoaded]);
    useEffect(() => {
      if (!isOpen || isLoaded) return;
      setLost(false);
      fetchPart().then(tryAgain, () => setLost(true));
    }, [isOpen, isLoaded, tries]);
    if (Part) return <Part {...props} />;
    return isOpen && isLost ? <LostOverlay onRetry={tryAgain} onClose={onClose} /> : null;
  };
}

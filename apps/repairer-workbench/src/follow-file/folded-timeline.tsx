import { Button, Timeline, useIsPrinting } from '@alveole/ui';
import type { TimelineItem } from '@alveole/ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIsPhone } from '../show-file/use-is-phone.ts';
import { texts } from './follow-file.text.ts';

/** Of a history that is folded; a single step more would cost less room than the button that shows it. */
const latestSteps = 2;

/** The history of a file; in the hand its latest steps, and the earlier ones once they are asked for. Paper has them all. */
export function FoldedTimeline({ items }: { readonly items: readonly TimelineItem[] }): ReactNode {
  const isPhone = useIsPhone();
  const isPrinting = useIsPrinting();
  const [isUnfolded, setUnfolded] = useState(false);
  const history = useRef<HTMLDivElement>(null);
  const earlier = items.length - latestSteps;
  const isFolded = isPhone && !isPrinting && !isUnfolded && earlier > 1;
  // The button goes with its press: the steps that it shows take its focus.
  const unfold = (): void => {
    setUnfolded(true);
    history.current?.focus();
  };
  return (
    <>
      {isFolded ? <Button onPress={unfold}>{texts.earlierSteps(earlier)}</Button> : null}
      <div ref={history} tabIndex={-1}>
        <Timeline items={isFolded ? items.slice(-latestSteps) : items} label={texts.timeline} />
      </div>
    </>
  );
}

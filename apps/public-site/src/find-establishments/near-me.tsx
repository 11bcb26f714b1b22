import type { Position } from '@alveole/contracts/establishment';
import { Icon } from '@alveole/ui/icon';
import { LightButton } from '@alveole/ui/light';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { postcodeTexts } from './find-establishments.text.ts';
import classes from './near-me.module.css';
import { askPosition } from './search-place.ts';

/** Searches around where one is: asked of the browser at this press, used once, kept nowhere. */
export function NearMe({ onFound }: { onFound: (position: Position) => void }): ReactNode {
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const ask = async (): Promise<void> => {
    setState('asking');
    try {
      onFound(await askPosition(navigator.geolocation));
      setState('idle');
    } catch {
      setState('refused');
    }
  };
  return (
    <div className={classes.near}>
      <LightButton isPending={state === 'asking'} onClick={() => void ask()} aria-describedby="near-hint">
        <Icon name="pin" size="s" />
        <span>{state === 'asking' ? postcodeTexts.locating : postcodeTexts.near}</span>
      </LightButton>
      <p id="near-hint" className={classes.hint}>
        {postcodeTexts.nearHint}
      </p>
      <p role="status" className={classes.refused}>
        {state === 'refused' ? postcodeTexts.refused : null}
      </p>
    </div>
  );
}

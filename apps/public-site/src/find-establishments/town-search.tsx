import type { ApiCaller } from '@alveole/contracts';
import { LightButton, LightField } from '@alveole/ui/light';
import { useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { townTexts } from './find-establishments.text.ts';
import type { Town } from './list-towns.ts';
import classes from './town-search.module.css';

export interface TownSearchProps {
  readonly api: ApiCaller;
  /** A town was chosen: its postcode is what the finder searches by. */
  readonly onChoose: (postcode: string) => void;
}

type State = 'idle' | 'asking' | 'failed' | readonly Town[];

/** For those who know the town and not its postcode. */
export function TownSearch({ api, onChoose }: TownSearchProps): ReactNode {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const [state, setState] = useState<State>('idle');
  const field = useRef<HTMLInputElement>(null);
  const change = (typed: string): void => {
    setName(typed);
    setFault(undefined);
    setState('idle');
  };
  const search = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim().length < shortestName) {
      setFault(townTexts.incomplete);
      return field.current?.focus();
    }
    setState('asking');
    setState(await townsOf(api, name.trim()));
  };
  return (
    <details className={classes.search}>
      <summary>{townTexts.open}</summary>
      <form onSubmit={(event) => void search(event)} noValidate className={classes.form}>
        <LightField
          label={townTexts.label}
          error={fault}
          autoComplete="address-level2"
          maxLength={longestName}
          value={name}
          onValue={change}
          ref={field}
        />
        <LightButton type="submit" isPending={state === 'asking'}>
          {townTexts.search}
        </LightButton>
      </form>
      <p role="status" className={classes.state}>
        {sayOf(state)}
      </p>
      {typeof state === 'string' ? null : (
        <ul className={classes.towns} aria-label={townTexts.found}>
          {state.map(({ name: town, insee, zip }) => (
            <li key={insee}>
              <LightButton onClick={() => onChoose(zip)}>{`${town} (${zip})`}</LightButton>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

const shortestName = 1;
const longestName = 60;

async function townsOf(api: ApiCaller, name: string): Promise<State> {
  try {
    const { findTowns } = await import('./list-towns.ts');
    return await findTowns(api, name);
  } catch {
    return 'failed';
  }
}

function sayOf(state: State): string | null {
  if (state === 'idle') return null;
  if (typeof state === 'string') return townTexts[state];
  return state.length === 0 ? townTexts.none : townTexts.choose;
}

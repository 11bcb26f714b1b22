import { useState } from 'react';

const storageKey = 'alveole.desk.keys';

export interface KeyPreference {
  readonly isOn: boolean;
  readonly change: (isOn: boolean) => void;
}

/** A page that is drawn at the build is drawn for a desk with its keys. */
const isDrawnAtBuild = typeof window === 'undefined';

/** A finger has no keys: they are neither shown nor listened to. */
const hasKeys = (): boolean => !matchMedia('(pointer: coarse)').matches;

const isWanted = (): boolean => hasKeys() && localStorage.getItem(storageKey) !== 'off';

/** Whether single keys act (WCAG 2.1.4 asks that a person can switch them off); kept on this machine. */
export function useKeyPreference(): KeyPreference {
  const [isOn, setOn] = useState(() => isDrawnAtBuild || isWanted());
  const change = (wanted: boolean): void => {
    localStorage.setItem(storageKey, wanted ? 'on' : 'off');
    setOn(wanted);
  };
  return { isOn, change };
}

import { useState } from 'react';

const place = 'alveole.desk.keys';

export interface KeyPreference {
  readonly isOn: boolean;
  readonly change: (isOn: boolean) => void;
}

/** Whether single keys act (WCAG 2.1.4 asks that a person can switch them off); kept on this machine. */
export function useKeyPreference(): KeyPreference {
  const [isOn, setOn] = useState(() => localStorage.getItem(place) !== 'off');
  const change = (wanted: boolean): void => {
    localStorage.setItem(place, wanted ? 'on' : 'off');
    setOn(wanted);
  };
  return { isOn, change };
}

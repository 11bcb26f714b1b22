import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What the last rendering was given, for functions that must stay the same at each rendering. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { startedEvent } from './started-event.ts';

/**
 * Says that the app answers from here on. It stands beside what a person may press, behind the same wait: React takes
 * a drawn page over part by part, and hears nothing in the parts whose code is still on its way.
 */
export function TakenOver(): ReactNode {
  useEffect(() => void document.dispatchEvent(new Event(startedEvent)), []);
  return null;
}

import { setTimeout as pause } from 'node:timers/promises';
import type { chromium } from '@playwright/test';

type Browser = Awaited<ReturnType<typeof chromium.launch>>;
export type Page = Awaited<ReturnType<Browser['newPage']>>;
type Target = ReturnType<Page['getByRole']>;
type File = Parameters<Target['setInputFiles']>[0];

/** Milliseconds: four keys a second, and from one tap to the next. */
const keyEvery = 250;
const tapAfter = 500;

/** What a file costs the person who fills it in. */
export interface Effort {
  fields: number;
  taps: number;
  keys: number;
}

/** The hand of a person at the counter: no quicker than a person, counting what it does. */
export interface Hand {
  readonly effort: Effort;
  tap(target: Target): Promise<void>;
  /** Taps on the field, then types. */
  type(target: Target, text: string): Promise<void>;
  /** Types where the focus stands already. */
  typeOn(text: string): Promise<void>;
  /** Taps on the button and on the file that the device offers. */
  choose(target: Target, file: File): Promise<void>;
}

export function createHand(page: Page): Hand {
  const effort: Effort = { fields: 0, taps: 0, keys: 0 };
  const tap = async (target: Target): Promise<void> => {
    await target.waitFor();
    await pause(tapAfter);
    await target.tap();
    effort.taps += 1;
  };
  const typeOn = async (text: string): Promise<void> => {
    await page.keyboard.type(text, { delay: keyEvery });
    effort.fields += 1;
    effort.keys += text.length;
  };
  return {
    effort,
    tap,
    typeOn,
    type: async (target, text) => {
      await tap(target);
      await typeOn(text);
    },
    choose: async (target, file) => {
      const chooser = page.waitForEvent('filechooser');
      await tap(target);
      await pause(tapAfter);
      await (await chooser).setFiles(file);
      effort.fields += 1;
      effort.taps += 1;
    },
  };
}

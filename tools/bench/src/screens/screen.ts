import type { Page } from '@playwright/test';

/** Whose screen it is: a demo account of this role signs in first, and that is not measured. */
export type Visitor = 'REP' | 'ADM';

/** One thing that is done on a screen: it waits for what it brings. */
export type ScreenAct = (page: Page) => Promise<void>;

/** Milliseconds from a press to its painting. */
export const inpBudget = 200;
/** Milliseconds to the largest paint of a visit whose files the service worker has. */
export const returningBudget = 1_000;

/** One first visit, and what it may cost. */
export interface Screen {
  readonly name: string;
  /** Below the base path; `:file` stands for the id of a file that the visitor's list leads to. */
  readonly path: string;
  /** Undefined: anybody. */
  readonly as?: Visitor;
  /** Largest contentful paint, milliseconds; left out where an act ends what the browser counts. */
  readonly lcp?: number;
  /** All scripts of the first visit, KiB of gzip. */
  readonly scripts: number;
  /** Something is about to be used: what waits for that comes too. */
  readonly touched?: string;
  /** What is done on the screen before its scripts are weighed. */
  readonly act?: (page: Page) => Promise<void>;
  /** What people do on it all day, each of which is to be painted within `inpBudget`. */
  readonly acts?: readonly ScreenAct[];
  /** Why a target is still missed, as measured. */
  readonly reason?: string;
}

import { lazy } from 'react';
import type { ComponentType } from 'react';

/** Anything that says how a page loads; its identity stands for the page. */
export interface LoadablePage<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
}

/*
 * The lazy components live outside React: one made while drawing would be made, and loaded, again whenever React
 * gives up a drawing that was not yet on screen. Shell and remotes share this module.
 */
const components = new Map<object, unknown>();
const failed = new Set<object>();

/** The component of a page, which loads when it is first drawn: the same one until its failure is forgotten. */
export function lazyPage<Props extends object>(page: LoadablePage<Props>): ComponentType<Props> {
  const known = components.get(page);
  const component = known ?? lazy(() => loaded(page));
  components.set(page, component);
  // A lazy component takes the props of what it loads; its declared type adds only React's own `ref`.
  return component as ComponentType<Props>;
}

/** Pages that could not be loaded are asked for again when they are next drawn. */
export function forgetFailedPages(): void {
  failed.forEach((page) => components.delete(page));
  failed.clear();
}

async function loaded<Props extends object>(page: LoadablePage<Props>): Promise<{ default: ComponentType<Props> }> {
  try {
    return { default: await page.load() };
  } catch (failure) {
    failed.add(page);
    throw failure;
  }
}

import { lazy } from 'react';
import type { RemoteLoader, RemoteRoutes } from './remote-loader.ts';

export interface RemoteComponents {
  /** The routes of a remote, which load when they are first drawn. The same component until `anew`. */
  of(name: string): RemoteRoutes;
  /** A fresh one, for another try: a lazy component that failed stays failed. */
  anew(name: string): RemoteRoutes;
}

/**
 * Keeps the lazy components outside React: one made while drawing would be made, and loaded, again whenever React
 * gives up a drawing that was not yet on screen.
 */
export function createRemoteComponents(loader: RemoteLoader): RemoteComponents {
  const components = new Map<string, RemoteRoutes>();
  const anew = (name: string): RemoteRoutes => {
    const component = lazy(async () => ({ default: await loader.load(name) }));
    components.set(name, component);
    return component;
  };
  return { of: (name) => components.get(name) ?? anew(name), anew };
}

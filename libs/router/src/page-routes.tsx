import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router';

/**
 * One page of a remote. `path` is absolute below the base path (`/admin/backend/folder/:id`). A page is loaded when
 * it is first shown (`load`); only one that must be there at once, for hydration, is given as it is (`page`).
 */
export type PageEntry<Props extends object> = { readonly path: string } & (
  | { readonly load: () => Promise<ComponentType<Props>> }
  | { readonly page: ComponentType<Props> }
);

export interface PageRoutesProps<Props extends object> {
  /** A constant beside the remote's `routes.tsx`. */
  readonly pages: readonly PageEntry<Props>[];
  /** Given to each page unchanged. */
  readonly props: Props;
}

/**
 * Shows the page whose path fits the address. Mounted anew, it loads again what failed: its lazy pages live in its
 * state, and its own Suspense keeps that state while they load.
 */
export function PageRoutes<Props extends object>({ pages, props }: PageRoutesProps<Props>): ReactNode {
  const [routes] = useState(() => pages.map(toRoute));
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        {routes.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page {...props} />} />
        ))}
        <Route path="*" element={<MissingPage />} />
      </Routes>
    </Suspense>
  );
}

function toRoute<Props extends object>(entry: PageEntry<Props>): { path: string; Page: ComponentType<Props> } {
  if ('page' in entry) return { path: entry.path, Page: entry.page };
  const Lazy = lazy(async () => ({ default: await entry.load() }));
  // A lazy component takes the props of what it loads; its declared type adds only React's own `ref`.
  return { path: entry.path, Page: Lazy as unknown as ComponentType<Props> };
}

function Waiting(): ReactNode {
  return (
    <div role="status">
      <span className="visually-hidden">Chargement de la page</span>
    </div>
  );
}

function MissingPage(): ReactNode {
  return (
    <section className="page-message">
      <h1>Cette page n’existe pas</h1>
      <p>
        <Link to="/">Revenir à l’accueil</Link>
      </p>
    </section>
  );
}

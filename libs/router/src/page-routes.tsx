import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router';
import { lazyPage } from './lazy-pages.ts';
import type { LoadablePage } from './lazy-pages.ts';
import { PageStands } from './page-stands.tsx';
import { WaitingPageEnd } from './waiting-page.tsx';

/**
 * One page of a remote. `path` is absolute below the base path (`/admin/backend/folder/:id`). A page is loaded when
 * it is first shown (`load`); only one that must be there at once, for hydration, is given as it is (`page`).
 */
export type PageEntry<Props extends object> = { readonly path: string } & (
  LoadablePage<Props> | { readonly page: ComponentType<Props> }
);

export interface PageRoutesProps<Props extends object> {
  /** A constant beside the remote's `routes.tsx`. */
  readonly pages: readonly PageEntry<Props>[];
  /** Given to each page unchanged. */
  readonly props: Props;
}

/** Shows the page whose path fits the address. A page that cannot be loaded fails for whoever drew the routes. */
export function PageRoutes<Props extends object>({ pages, props }: PageRoutesProps<Props>): ReactNode {
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        {pages.map((entry) => {
          const Page = 'page' in entry ? entry.page : lazyPage(entry);
          return <Route key={entry.path} path={entry.path} element={<Standing page={<Page {...props} />} />} />;
        })}
        <Route path="*" element={<MissingPage />} />
      </Routes>
    </Suspense>
  );
}

function Standing({ page }: { readonly page: ReactNode }): ReactNode {
  return (
    <>
      <WaitingPageEnd />
      {page}
      <PageStands />
    </>
  );
}

function Waiting(): ReactNode {
  return (
    <div role="status" className="page-waiting">
      <span className="visually-hidden">Chargement de la page</span>
    </div>
  );
}

function MissingPage(): ReactNode {
  return (
    <section className="page-message">
      <WaitingPageEnd />
      <h1>Cette page n’existe pas</h1>
      <p>
        <Link to="/">Revenir à l’accueil</Link>
      </p>
    </section>
  );
}

import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { PageRoutes } from './page-routes.tsx';

/** A page that is drawn at once, with the address where it stands. */
export interface DrawnPage<Props extends object> {
  readonly path: string;
  readonly page: ComponentType<Props>;
}

/**
 * Pages as HTML, by name. They are drawn by the routes that load them in the browser, so that it finds the same marks
 * of waiting around them.
 */
export function prerenderPages<Props extends object>(
  props: Props,
  pages: Readonly<Record<string, DrawnPage<Props>>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pages).map(([name, entry]) => [
      name,
      renderToString(
        <StaticRouter location={entry.path}>
          <PageRoutes pages={[entry]} props={props} />
        </StaticRouter>,
      ),
    ]),
  );
}

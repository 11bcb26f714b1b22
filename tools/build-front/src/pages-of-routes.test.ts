import { readFileSync } from 'node:fs';
import { pagesOfRoutes } from './pages-of-routes.mjs';

const routesOf = (app: string) => readFileSync(new URL(`../../../apps/${app}/src/routes.tsx`, import.meta.url), 'utf8');

describe('the pages of a remote', () => {
  it.each(['back-office', 'partner-portal', 'public-site', 'repairer-workbench'])(
    'of %s are found in its routes, each one that loads by itself',
    (app) => {
      const routes = routesOf(app);
      expect(Object.keys(pagesOfRoutes(routes))).toHaveLength(routes.match(/\bload:/g)?.length ?? 0);
    },
  );

  it('are known by path and module, whether on one line or on several', () => {
    expect(pagesOfRoutes(routesOf('repairer-workbench'))).toMatchObject({
      '/admin/accueil': './read-home/home-page.tsx',
      '/admin/seances/liste/:id': './record-invoice/record-invoice-page.tsx',
    });
  });

  it('leave out what stands at once', () => {
    expect(
      pagesOfRoutes(`[{ path: '/', page: Landing }, { path: '/a', load: async () => (await import('./a.tsx')).A }]`),
    ).toEqual({
      '/a': './a.tsx',
    });
  });
});

import { deskRoutes, savedListViewsOf } from '@alveole/contracts/desk';
import { implement } from '@alveole/service-kit';
import type { SavedViews } from '../store/list-view-store.ts';
import { saveViews } from './save-views.ts';
import type { ViewPorts } from './save-views.ts';

/** A person's own views of a list. */
export function saveViewsRoutes(ports: ViewPorts) {
  return [
    implement(deskRoutes.readListViews, async ({ query: { list }, actor }) =>
      inWords(list, await ports.listViews.read(actor.userId, list)),
    ),
    implement(deskRoutes.saveListViews, async ({ body, actor }) => {
      const { list, views, ...rest } = savedListViewsOf(body);
      const wanted = { ...rest, views: views.map(({ viewId: id, ...view }) => ({ id, ...view })) };
      return inWords(list, await saveViews(ports, list, wanted, actor));
    }),
  ];
}

function inWords<List>(list: List, { views, defaultId, rowHash }: SavedViews) {
  return {
    list,
    views: views.map(({ id: view_id, name, filters }) => ({ view_id, name, filters })),
    ...(defaultId && { default_id: defaultId }),
    ...(rowHash && { row_hash: rowHash }),
  };
}

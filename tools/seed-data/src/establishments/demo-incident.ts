import { establishmentTable } from './establishment-table.ts';
import { entityIdOf } from './representatives.ts';

/** Shops of the demo that had no connection on 26 and 27 May 2020; the first is the one of the demo's repairer. */
const listed: ReadonlySet<string> = new Set(['cycles-saone', 'cycles-republique']);

/** The incident as the services' `INCIDENT` takes it. */
export const demoIncident: string = JSON.stringify({
  mark: '20200526',
  last_day: '2020-05-27',
  entity_ids: establishmentTable.filter(({ slug }) => listed.has(slug)).map(entityIdOf),
});

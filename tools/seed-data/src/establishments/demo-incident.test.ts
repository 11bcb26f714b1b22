import { demoIncident } from './demo-incident.ts';
import { establishmentTable } from './establishment-table.ts';
import { entityIdOf } from './representatives.ts';

it('lists two shops that the demo has, the one of its repairer among them', () => {
  const { entity_ids: listed } = JSON.parse(demoIncident) as { entity_ids: string[] };
  const known = establishmentTable.filter((row) => listed.includes(entityIdOf(row))).map(({ slug }) => slug);
  expect(known).toEqual(['cycles-saone', 'cycles-republique']);
});

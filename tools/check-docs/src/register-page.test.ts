import { retentionTable } from '@alveole/domain';
import { registerPage } from './register-page.ts';

const page = registerPage();

it('tells of every row of the retention table who, what, where, on which base, how long and what then', () => {
  for (const { persons, data, service, where, legalBase, effect } of retentionTable)
    expect(page).toMatch(
      new RegExp(
        [persons, data, `${service}.${where[0]?.collection}`, legalBase, effect]
          .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.*'),
      ),
    );
});

it('has a section of measures, and every term that a campaign may set with its bounds', () => {
  expect(page).toContain('## Mesures de sécurité');
  expect(page).toContain('| `pièces comptables` | 132 mois | de 11 à 15 ans');
});

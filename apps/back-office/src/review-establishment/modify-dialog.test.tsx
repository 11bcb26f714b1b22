import { ActivityKind, diplomaLabels, EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import type { EntityData } from '@alveole/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fields, offer } from './modified-fields.fixture.ts';
import { button, openFile, shopAt } from './open-file.fixture.tsx';

/** A file of each kind; the association both repairs and teaches. */
const files: Readonly<Record<EstablishmentKind, EntityData>> = {
  [EstablishmentKind.bikeShop]: { legalStatut: 0, gender: 0 },
  [EstablishmentKind.association]: {
    legalStatut: 1,
    gender: 1,
    siret: 'WWWWWW12345678',
    activity: { done: ActivityKind.both },
    ve: offer,
  },
  [EstablishmentKind.alsaceMoselleAssociation]: { legalStatut: 2, gender: 2, siret: '12031998001002' },
  [EstablishmentKind.localAuthority]: { legalStatut: 3, gender: 3 },
};

async function mend(kind: EstablishmentKind) {
  const entity_data = { telephone: '+33388111111', horaires_ouverture: {}, ...files[kind] };
  const page = openFile(shopAt(EstablishmentStatus.validated, { gender: kind, entity_data }), { role: 'ALL' });
  await page.user.click(await button('Modifier les données'));
  const dialog = await screen.findByRole('dialog', { name: 'Modifier les données' });
  const save = () => page.user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  return { ...page, dialog, save };
}

const kinds = Object.values(EstablishmentKind);

/** Hours and lessons are sent as a whole each. */
function merged(all: EntityData, { ve, horaires_ouverture: hours, ...one }: EntityData): EntityData {
  const week = hours && { horaires_ouverture: { ...(all.horaires_ouverture as object), ...(hours as object) } };
  return { ...all, ...one, ...week, ...(ve && { ve: { ...all.ve, ...ve } }) };
}

function fill(dialog: HTMLElement, label: string, typed: string | undefined): void {
  const field = within(dialog).getByLabelText(label);
  if (typed === undefined) fireEvent.click(field);
  else fireEvent.change(field, { target: { value: typed } });
}

describe('what staff mends', () => {
  it.each(kinds)('is sent as it was typed, every field of it (kind %d)', async (kind) => {
    const { dialog, save, saved } = await mend(kind);
    const shown = fields.filter(([label]) => within(dialog).queryByLabelText(label) !== null);
    for (const [label, { typed }] of shown) fill(dialog, label, typed);
    await save();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.entity_data).toEqual(shown.map(([, { sends }]) => sends).reduce(merged, {}));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(kinds)('is refused in its own words, all of them at once (kind %d)', async (kind) => {
    const { dialog, save, saved } = await mend(kind);
    const wrong = fields.filter(([label, field]) => field.wrong && within(dialog).queryByLabelText(label) !== null);
    for (const [label, field] of wrong) fill(dialog, label, field.wrong?.[0]);
    await save();
    const told = wrong.map(([label]) => within(dialog).getByLabelText(label));
    await waitFor(() => expect(told[0]).toHaveFocus());
    wrong.forEach(([, field], index) =>
      expect(told[index]).toHaveAccessibleDescription(expect.stringContaining(field.wrong?.[1] ?? '')),
    );
    expect(saved()).toEqual([]);
  });

  it('is one of this table', async () => {
    const known = new Set(fields.map(([label]) => label));
    for (const kind of kinds) {
      const { dialog, unmount } = await mend(kind);
      const shown = [...within(dialog).getAllByRole('textbox'), ...within(dialog).getAllByRole('checkbox')];
      const labels = shown.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent ?? '');
      const others = Object.values(diplomaLabels);
      expect(labels.filter((label) => !known.has(label) && !others.includes(label))).toEqual([]);
      unmount();
    }
  });
});

describe('the form of a file', () => {
  it('closes at once while nothing was typed', async () => {
    const { user, dialog, saved } = await mend(EstablishmentKind.bikeShop);
    await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(saved()).toEqual([]);
  });

  it.each(['Annuler', 'Fermer'])('asks before « %s » loses what was typed', async (way) => {
    const { user, dialog, saved } = await mend(EstablishmentKind.bikeShop);
    fill(dialog, 'Ville', 'Colmar');
    await user.click(within(dialog).getByRole('button', { name: way }));
    const question = await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer\u00a0?' });
    await user.click(within(question).getByRole('button', { name: 'Continuer la saisie' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(within(dialog).getByLabelText('Ville')).toHaveValue('Colmar');
    await user.click(within(dialog).getByRole('button', { name: way }));
    const again = await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer\u00a0?' });
    await user.click(within(again).getByRole('button', { name: 'Quitter' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(saved()).toEqual([]);
  });

  it('lets the browser ask before a reload loses what was typed', async () => {
    const { dialog } = await mend(EstablishmentKind.bikeShop);
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isHeld()).toBe(false);
    fill(dialog, 'Ville', 'Colmar');
    await waitFor(() => expect(isHeld()).toBe(true));
  });
});

import { ActivityKind, diplomaLabels, EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { locationRoutes } from '@alveole/contracts/location';
import type { EntityData } from '@alveole/contracts/establishment';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fields, offer } from './modified-fields.fixture.ts';
import { button, openFile, shopAt } from '../review-establishment/open-file.fixture.tsx';

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

async function mend(kind: EstablishmentKind, changes: EntityData = {}) {
  const entity_data = { telephone: '+33388111111', horaires_ouverture: {}, ...files[kind], ...changes };
  const page = openFile(shopAt(EstablishmentStatus.validated, { gender: kind, entity_data }), { role: 'ALL' });
  await page.user.click(await button('Modifier les données'));
  const dialog = await screen.findByRole('dialog', { name: 'Modifier les données' });
  const save = () => page.user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  return { ...page, dialog, save };
}

/** A field by its label; the button of a list bears the same. */
const fieldOf = (dialog: HTMLElement, label: string) =>
  within(dialog).queryByLabelText(label, { selector: 'input, textarea' });

const kinds = Object.values(EstablishmentKind);

/** Hours and lessons are sent as a whole each. */
function merged(all: EntityData, { ve, horaires_ouverture: hours, ...one }: EntityData): EntityData {
  const week = hours && { horaires_ouverture: { ...(all.horaires_ouverture as object), ...(hours as object) } };
  return { ...all, ...one, ...week, ...(ve && { ve: { ...all.ve, ...ve } }) };
}

function fill(dialog: HTMLElement, label: string, typed: string | undefined): void {
  const field = within(dialog).getByLabelText(label, { selector: 'input, textarea' });
  if (typed === undefined) return void fireEvent.click(field);
  // Of a list, what is typed counts once one leaves it.
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
}

describe('what staff mends', () => {
  it.each(kinds)('is sent as it was typed, every field of it (kind %d)', async (kind) => {
    const { dialog, save, saved } = await mend(kind);
    const shown = fields.filter(([label]) => fieldOf(dialog, label) !== null);
    for (const [label, { typed }] of shown) fill(dialog, label, typed);
    await save();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.entity_data).toEqual(shown.map(([, { sends }]) => sends).reduce(merged, {}));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(kinds)('is refused in its own words, all of them at once (kind %d)', async (kind) => {
    const { dialog, save, saved } = await mend(kind);
    const wrong = fields.filter(([label, field]) => field.wrong && fieldOf(dialog, label) !== null);
    for (const [label, field] of wrong) fill(dialog, label, field.wrong?.[0]);
    await save();
    const wrongFields = wrong.map(([label]) => fieldOf(dialog, label));
    await waitFor(() => expect(wrongFields[0]).toHaveFocus());
    wrong.forEach(([, field], index) =>
      expect(wrongFields[index]).toHaveAccessibleDescription(expect.stringContaining(field.wrong?.[1] ?? '')),
    );
    expect(saved()).toEqual([]);
  });

  it('is one of this table', async () => {
    const known = new Set(fields.map(([label]) => label));
    const offered = new Set<string>();
    for (const kind of kinds) {
      const { dialog, unmount } = await mend(kind);
      const shown = ['textbox', 'combobox', 'checkbox'].flatMap((role) => within(dialog).queryAllByRole(role));
      const labels = shown.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent ?? '');
      labels.forEach((label) => offered.add(label));
      const others = Object.values(diplomaLabels);
      expect(labels.filter((label) => !known.has(label) && !others.includes(label))).toEqual([]);
      unmount();
    }
    expect([...known].filter((label) => !offered.has(label))).toEqual([]);
  });
});

describe('a field whose choices the partner has in a list', () => {
  it('offers them to staff, keeps a text that is none of them with the reason, and saves nothing then', async () => {
    const { dialog, save, saved, user } = await mend(EstablishmentKind.bikeShop, { chaine: 'Cycles Anne' });
    const chainField = within(dialog).getByRole('combobox', { name: 'Enseigne' });
    expect(chainField).toHaveValue('Cycles Anne');
    await user.clear(chainField);
    await user.type(chainField, 'zzz{Tab}');
    await save();
    expect(chainField).toHaveValue('zzz');
    expect(chainField).toHaveAccessibleDescription('Aucun choix de la liste ne correspond');
    expect(saved()).toEqual([]);
    await user.clear(chainField);
    await user.type(chainField, 'vélo & oxy{Tab}');
    await save();
    await waitFor(() => expect(saved()[0]?.entity_data).toEqual({ chaine: 'Vélo & Oxygen' }));
  });

  it('offers the towns of the postcode, and the one that is stored', async () => {
    const { dialog, user, props } = await mend(EstablishmentKind.bikeShop, { city: 'Strasbourg' });
    props.api.answer(locationRoutes.listTownsOfZip, [
      { name: 'Châtillon-sur-Chalaronne', insee: '01093' },
      { name: 'Romans', insee: '01328' },
    ]);
    fill(dialog, 'Code postal', '01400');
    await user.click(await within(dialog).findByRole('button', { name: /Ville/ }));
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Strasbourg', 'Châtillon-sur-Chalaronne', 'Romans']);
  });
});

it('keeps the point on the map while the address is mended, and asks to check it', async () => {
  const { dialog, save, saved } = await mend(EstablishmentKind.bikeShop, { latitude: 48.58, longitude: 7.75 });
  expect(within(dialog).queryByText(/Le point sur la carte reste/)).not.toBeInTheDocument();
  fill(dialog, 'Adresse', '3 rue Terme');
  expect(await within(dialog).findByText(/Le point sur la carte reste où il est/)).toBeInTheDocument();
  await save();
  await waitFor(() => expect(saved()[0]?.entity_data).toEqual({ adresse: '3 rue Terme' }));
});

it('is no attestation that was given: staff cannot take it away', async () => {
  const { dialog, save, saved } = await mend(EstablishmentKind.association, { ve: { ...offer, veLegalAccept: true } });
  fill(dialog, 'Obligations légales attestées', undefined);
  await save();
  const attestation = within(dialog).getByLabelText('Obligations légales attestées');
  await waitFor(() => expect(attestation).toHaveAccessibleDescription(/Ce champ est obligatoire/));
  expect(saved()).toEqual([]);
});

describe('what the service refuses', () => {
  const refusals: readonly [
    kind: EstablishmentKind,
    label: string,
    typed: string | undefined,
    wire: string,
    message: string,
  ][] = [
    [EstablishmentKind.bikeShop, 'Code postal', '99999', 'zip (INVALID): Unknown zip', 'Code postal inconnu'],
    [
      EstablishmentKind.alsaceMoselleAssociation,
      'Date d’inscription au registre',
      '13/03/1998',
      'siret (INVALID): Invalid siret',
      'Veuillez renseigner un siret valide sans espace',
    ],
    [
      EstablishmentKind.bikeShop,
      'Lundi',
      '09:00 – 12:00',
      'horaires_ouverture (INVALID): Invalid opening-hours format',
      "Le format des horaires est incorrect. Veuillez les corriger s'il vous plait.",
    ],
    [
      EstablishmentKind.association,
      'Diplômes attestés',
      undefined,
      've.veDiplomeAccept (INVALID): Field is required',
      'Veuillez attester que vos formateurs détiennent ces diplômes',
    ],
  ];

  it.each(refusals)(
    'stands at its field, which has the focus (kind %d, %s)',
    async (kind, label, typed, wire, message) => {
      const { dialog, save, props } = await mend(kind);
      props.api.answer(establishmentRoutes.saveEntity, () => {
        throw appError('ValidationException', `entity_data.${wire}`);
      });
      fill(dialog, label, typed);
      await save();
      const field = within(dialog).getByLabelText(label);
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
      expect(field).toHaveFocus();
      expect(within(dialog).queryByText('Veuillez vérifier les informations saisies')).not.toBeInTheDocument();
    },
  );

  it('stands at the address when that belongs to another account', async () => {
    const { dialog, save, props } = await mend(EstablishmentKind.bikeShop);
    props.api.answer(establishmentRoutes.saveEntity, () => {
      throw appError('MailNotAvailableException', 'taken');
    });
    fill(dialog, 'Adresse e-mail', 'pris@exemple.fr');
    await save();
    const mail = within(dialog).getByLabelText('Adresse e-mail');
    await waitFor(() =>
      expect(mail).toHaveAccessibleDescription(expect.stringContaining('Cet email a déjà été utilisé')),
    );
    expect(mail).toHaveFocus();
  });

  it('stands above the form when it is about none of its fields', async () => {
    const { dialog, save, props } = await mend(EstablishmentKind.bikeShop);
    props.api.answer(establishmentRoutes.saveEntity, () => {
      throw appError('NotAuthorizedException', 'Entity held by another user.');
    });
    fill(dialog, 'Ville', 'Colmar');
    await save();
    expect(await within(dialog).findByText('Ce dossier est suivi par un autre opérateur')).toBeInTheDocument();
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

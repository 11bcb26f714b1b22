import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import type { ErrorCode } from '@alveole/contracts';
import { EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { buildEntity } from '@alveole/testing/builders';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { button, confirm, openFile, shopAt } from './open-file.fixture.tsx';
import { ReviewEstablishmentPage } from './review-establishment-page.tsx';

const { listEntities, readEntity, saveEntity } = establishmentRoutes;

describe('a refused save', () => {
  const refuse = async (code: ErrorCode, message: string, act = 'Valider l’accréditation') => {
    const page = openFile(shopAt(EstablishmentStatus.registered));
    page.props.api.answer(saveEntity, () => {
      throw appError(code, message);
    });
    await page.user.click(await button(act));
    await page.user.click(await confirm(act));
    return page;
  };

  it('of a file that somebody changed warns and reads it again', async () => {
    const { props } = await refuse('EntityVersionMismatchException', 'The entity was changed by somebody else.');
    await waitFor(() =>
      expect(props.notices).toEqual([
        {
          tone: 'warning',
          text: 'Les données ont été modifiées par un autre utilisateur. Nous rechargeons les données',
          seconds: 7,
        },
      ]),
    );
    await waitFor(() => expect(props.api.callsOf(readEntity)).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('of a taken SIRET closes the dialog', async () => {
    const { props } = await refuse('DuplicatesValueException', 'This siret is already registered.');
    await waitFor(() =>
      expect(props.notices).toEqual([
        { tone: 'danger', text: 'Ce siret a déjà été validé - Veuillez contacter le réparateur', seconds: 7 },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('of duplicates elsewhere stays six seconds', async () => {
    const { props } = await refuse('DUPLICATES_DETECTED', 'Another validated file has the same mail or phone.');
    const text =
      "Un système de relation client a détecté au moins un doublon - Veuillez vous assurer de l'unicité des données";
    await waitFor(() => expect(props.notices).toEqual([{ tone: 'danger', text, seconds: 6 }]));
  });

  it('of a document warns and reads the file again', async () => {
    const { props } = await refuse('MediaRefusedException', 'upload');
    await waitFor(() =>
      expect(props.notices[0]).toMatchObject({ tone: 'warning', text: expect.stringContaining('veuillez réessayer') }),
    );
    await waitFor(() => expect(props.api.callsOf(readEntity)).toHaveLength(2));
  });

  it.each<[ErrorCode, string, string, string]>([
    [
      'NotAuthorizedException',
      'Entity already validated',
      'Valider l’accréditation',
      'Cette entité à déjà été validée',
    ],
    [
      'ValidationException',
      'entity_data.horaires_ouverture.mon (INVALID): Invalid opening-hours format',
      'Valider l’accréditation',
      "Le format des horaires est incorrect. Veuillez les corriger s'il vous plait.",
    ],
    [
      'NotAuthorizedException',
      'Account never activated.',
      'Forcer l’approbation',
      "Impossible d'approuver cette entité : le mail ou le siret n'existe pas sur le Store ou le responsable n'a pas activé son compte",
    ],
    [
      'ServiceUnavailableException',
      'network error',
      'Valider l’accréditation',
      'Le service ne répond pas. Vérifiez votre connexion puis réessayez.',
    ],
  ])('%s « %s » stands in the dialog', async (code, message, act, text) => {
    await refuse(code, message, act);
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText(text)).toBeInTheDocument();
  });
});

describe('who follows the file', () => {
  it('is the one who reserves it', async () => {
    const { user, saved, props } = openFile(shopAt(EstablishmentStatus.registered), { permission: 1 });
    await user.click(await button('Réserver'));
    await waitFor(() =>
      expect(saved()).toEqual([
        expect.objectContaining({ entity_data: { operateur_id: 'user-1', operateur_name: 'Sophie Leroy' } }),
      ]),
    );
    expect(props.notices).toEqual([{ tone: 'success', text: 'Le dossier est réservé' }]);
    expect(screen.queryByRole('button', { name: 'Attribuer' })).not.toBeInTheDocument();
  });

  it('is nobody once it is released', async () => {
    const { user, saved } = openFile(
      shopAt(EstablishmentStatus.registered, { entity_data: { operateur_id: 'user-1' } }),
      { permission: 1 },
    );
    expect(await screen.findByText('Réservé par moi')).toBeInTheDocument();
    await user.keyboard('r');
    await waitFor(() => expect(saved()).toEqual([expect.objectContaining({ entity_data: { operateur_id: null } })]));
  });

  it('is chosen among those only whose role may decide the file', async () => {
    const { user } = openFile(shopAt(EstablishmentStatus.registered));
    await user.click(await button('Attribuer'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: /Choisir/ }));
    const offered = await screen.findAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Sophie Leroy', 'Jean Roux']);
  });

  it('is whom an administrator chooses', async () => {
    const { user, saved } = openFile(shopAt(EstablishmentStatus.registered));
    await user.click(await button('Attribuer'));
    const dialog = await screen.findByRole('dialog', { name: 'Attribuer ce dossier' });
    await user.click(within(dialog).getByRole('button', { name: 'Attribuer' }));
    expect(await within(dialog).findAllByText(/Veuillez sélectionner un utilisateur/)).not.toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: /Choisir/ }));
    await user.click(await screen.findByRole('option', { name: 'Jean Roux' }));
    await user.click(within(dialog).getByRole('button', { name: 'Attribuer' }));
    await waitFor(() =>
      expect(saved()).toEqual([
        expect.objectContaining({ entity_data: { operateur_id: 'user-2', operateur_name: 'Jean Roux' } }),
      ]),
    );
  });
});

it('walks to the next file of the list it came from', async () => {
  const props = atDesk();
  const rows = ['shop-0', 'shop-1', 'shop-2'].map((entity_id) =>
    buildEntity({ entity_id, status: EstablishmentStatus.registered, entity_data: { raison_sociale: entity_id } }),
  );
  props.api
    .answer(listEntities, rows)
    .answer(
      readEntity,
      ({ params }) => rows.find(({ entity_id }) => entity_id === params.id) ?? shopAt(EstablishmentStatus.registered),
    );
  const { user, address } = renderScreen(
    <Routes>
      <Route path="/admin/backend/folder/:id" element={<ReviewEstablishmentPage {...props} />} />
    </Routes>,
    { at: '/admin/backend/folder/shop-1?filtre=0' },
  );
  expect(await screen.findByText('2 sur 3')).toBeInTheDocument();
  expect(props.api.callsOf(listEntities)).toEqual([
    { query: { gender: EstablishmentKind.bikeShop, status: EstablishmentStatus.registered } },
  ]);
  await user.keyboard('j');
  expect(await screen.findByRole('heading', { level: 1, name: 'shop-2' })).toBeInTheDocument();
  expect(address()).toBe('/admin/backend/folder/shop-2?filtre=0');
  await user.keyboard('kk');
  expect(await screen.findByRole('heading', { level: 1, name: /shop-[01]/ })).toBeInTheDocument();
});

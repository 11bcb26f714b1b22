import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { mediaRoutes } from '@alveole/contracts/media';
import { messageRoutes } from '@alveole/contracts/message';
import { EstablishmentStatus } from '@alveole/domain';
import { buildEntity } from '@alveole/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { button, confirm, openFile, shopAt } from './open-file.fixture.tsx';

const { listEntities, readEntity, readEntityHistory, saveEntity } = establishmentRoutes;
const { readMediaPrefix, readMediaPutUrl } = mediaRoutes;

jest.mock('@alveole/api-client', () => ({
  ...jest.requireActual<object>('@alveole/api-client'),
  uploadFile: jest.fn(() => Promise.resolve()),
  sha256Hex: () => Promise.resolve('a'.repeat(64)),
}));

describe('a file that opens', () => {
  it('has the focus on its heading and its name in the tab', async () => {
    openFile(shopAt(EstablishmentStatus.registered));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Vélo Saône SARL' })).toHaveFocus());
    expect(document.title).toBe('Vélo Saône SARL · Alvéole');
  });

  it('offers the next one of its list after a decision, and puts the focus there', async () => {
    const { user, props } = openFile(shopAt(EstablishmentStatus.registered));
    props.api.answer(
      listEntities,
      ['shop-1', 'shop-2'].map((entity_id) => buildEntity({ entity_id })),
    );
    await user.click(await button('Valider l’accréditation'));
    props.api.answer(readEntity, shopAt(EstablishmentStatus.validated));
    await user.click(await confirm('Valider l’accréditation'));
    const next = await screen.findByRole('link', { name: /Dossier suivant/ });
    await waitFor(() => expect(next).toHaveFocus());
    expect(next).toHaveAttribute('href', '/admin/backend/folder/shop-2');
  });
});

describe('on paper', () => {
  it('a section with neither a fact nor a document does not stand', async () => {
    openFile(shopAt(EstablishmentStatus.registered, { entity_data: { documents: [] } }));
    const bank = await screen.findByRole('region', { name: 'Coordonnées bancaires' });
    expect(within(bank).getByText(/^Aucun document déposé/)).toBeInTheDocument();
    expect(bank.closest('.no-print')).not.toBeNull();
    expect(screen.getByRole('region', { name: 'Structure' }).closest('.no-print')).toBeNull();
  });
});

describe('a document put in by staff', () => {
  const pdf = new File(['%PDF-1.4'], 'kbis.pdf', { type: 'application/pdf' });
  const open = async () => {
    Object.assign(crypto, { randomUUID: () => '0f8fad5b-d9cb-469f-a165-70867728950e' });
    const page = openFile(shopAt(EstablishmentStatus.registered));
    page.props.api
      .answer(readMediaPrefix, { media_url_prefix: 'shop-1/' })
      .answer(readMediaPutUrl, { url: 'https://store.exemple.fr/put' });
    await page.user.click(await button('Ajouter\u00a0: Extrait KBIS'));
    const dialog = await screen.findByRole('dialog');
    const choose = async () => page.user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, pdf);
    return { ...page, dialog, choose, save: () => within(dialog).getByRole('button', { name: 'Enregistrer' }) };
  };

  it('is not asked of a local authority, which has no KBIS', async () => {
    openFile(shopAt(EstablishmentStatus.registered, { gender: 3, entity_data: { legalStatut: 3 } }), { role: 'ALL' });
    expect(await button('Ajouter\u00a0: Pièce d’identité')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ajouter\u00a0: Extrait KBIS' })).not.toBeInTheDocument();
  });

  it('lies below the establishment and takes the place of its kind', async () => {
    const { user, dialog, choose, save, saved } = await open();
    await user.click(save());
    expect(within(dialog).getAllByText(/Choisissez un fichier/)).not.toHaveLength(0);
    await choose();
    await within(dialog).findByText(/^Envoyé/);
    await user.click(save());
    await waitFor(() =>
      expect(saved()[0]?.entity_data.documents).toEqual([
        {
          media_gender: 'KBIS',
          media_id: '0f8fad5b-d9cb-469f-a165-70867728950e',
          media_url: 'shop-1/0f8fad5b-d9cb-469f-a165-70867728950e.pdf',
          media_hash: 'a'.repeat(64),
        },
      ]),
    );
  });

  it.each(['sending', 'saving'])('warns by its name when %s fails, and reads the file again', async (step) => {
    const { user, dialog, choose, save, props } = await open();
    const fail = () => {
      throw appError('MediaRefusedException', 'upload');
    };
    props.api.answer(step === 'sending' ? readMediaPutUrl : saveEntity, fail);
    await choose();
    if (step === 'saving') {
      await within(dialog).findByText(/^Envoyé/);
      await user.click(save());
    }
    const text = 'Un problème est survenu avec l’extrait KBIS, veuillez réessayer';
    await waitFor(() => expect(props.notices).toEqual([{ tone: 'warning', text, seconds: 7 }]));
    await waitFor(() => expect(props.api.callsOf(readEntity)).toHaveLength(2));
  });
});

describe('the place of the shop', () => {
  it('opens on a map over the file, and nowhere else', async () => {
    const { user, saved } = openFile(shopAt(EstablishmentStatus.registered));
    await user.click(await button('Voir sur la carte'));
    const dialog = await screen.findByRole('dialog', { name: 'Emplacement de l’établissement' });
    await user.click(await within(dialog).findByRole('button', { name: 'Valider cet emplacement' }));
    await waitFor(() => expect(saved()[0]?.entity_data).toEqual({ latitude: 48.5811, longitude: 7.7549 }));
  });
});

describe('what happened to a file', () => {
  const refused = {
    number: 1,
    at: '2026-03-02T09:00:00.000Z',
    act: 'refuse-temporarily',
    from: 0 as const,
    to: 2 as const,
    author: { role: 'ADM' as const, user_name: 'Sophie Leroy' },
    fields: ['motif'],
    reasons: ['Adresse fausse'],
    mail: 'refused-temporarily' as const,
    event_ids: ['e-1'],
  };

  it('tells who, when, which status to which, and what became of the mail', async () => {
    const { props } = openFile(shopAt(EstablishmentStatus.refused));
    props.api
      .answer(readEntityHistory, [refused])
      .answer(messageRoutes.listEntityDeliveries, [
        { event_id: 'e-1', template: 'entity-refused', state: 'sent', create_date: refused.at },
      ]);
    expect(await screen.findByText(/déposé le 02-03-2026\s10:30/)).toBeInTheDocument();
    const timeline = await screen.findByRole('list', { name: 'Chronologie' });
    expect(timeline).toHaveTextContent('02-03-2026 10:00');
    expect(timeline).toHaveTextContent('Refus temporaire · En attente de traitement → Refusé');
    expect(timeline).toHaveTextContent(
      'Sophie Leroy (administration) · Adresse fausse · Courriel de refus temporaire : envoyé',
    );
    expect(props.api.callsOf(messageRoutes.listEntityDeliveries)).toEqual([
      { params: { id: 'shop-1' }, query: { event_ids: 'e-1' } },
    ]);
  });

  it('goes further back on demand', async () => {
    const { props, user } = openFile(shopAt(EstablishmentStatus.refused));
    const entries = Array.from({ length: 43 }, (_, index) => ({ ...refused, number: 42 - index, event_ids: [] }));
    props.api.answer(readEntityHistory, ({ query }) =>
      query.before === undefined ? entries.slice(0, 41) : entries.filter(({ number }) => number < Number(query.before)),
    );
    const timeline = await screen.findByRole('list', { name: 'Chronologie' });
    expect(within(timeline).getAllByRole('listitem')).toHaveLength(40);
    await user.click(screen.getByRole('button', { name: 'Afficher plus' }));
    await waitFor(() => expect(within(timeline).getAllByRole('listitem')).toHaveLength(43));
  });
});

describe('a possible duplicate', () => {
  const twin = shopAt(EstablishmentStatus.validated, {
    entity_id: 'shop-2',
    entity_data: { mail: 'camille@exemple.fr' },
  });
  const detect = async (duplicates: readonly string[]) => {
    const page = openFile(shopAt(EstablishmentStatus.registered, { entity_data: { mail: 'camille@exemple.fr' } }));
    page.props.api
      .answer(readEntity, ({ params }) =>
        params.id === 'shop-2'
          ? twin
          : shopAt(EstablishmentStatus.registered, { entity_data: { mail: 'camille@exemple.fr' } }),
      )
      .answer(saveEntity, ({ body }) => {
        if (body.acknowledged_duplicates) return { row_hash: '2'.repeat(32), status: EstablishmentStatus.validated };
        throw appError('DUPLICATES_DETECTED', 'Another validated file has the same mail or phone.', { duplicates });
      });
    await page.user.click(await button('Valider l’accréditation'));
    await page.user.click(await confirm('Valider l’accréditation'));
    return { ...page, dialog: await screen.findByRole('dialog', { name: /pourrait être le même/ }) };
  };

  it('is compared side by side, then validated by who has seen it', async () => {
    const { dialog, user, saved } = await detect(['shop-2']);
    expect(
      await within(dialog).findByRole('row', { name: /Adresse e-mail camille@exemple.fr .*identique/ }),
    ).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Ouvrir ce dossier' })).toHaveAttribute(
      'href',
      '/admin/backend/folder/shop-2',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Valider quand même' }));
    await waitFor(() => expect(saved().at(-1)).toMatchObject({ status: 1, acknowledged_duplicates: ['shop-2'] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('of another list is left to who reads it', async () => {
    const { dialog } = await detect([]);
    expect(dialog).toHaveTextContent('Un opérateur qui lit toutes les listes doit décider.');
    expect(within(dialog).queryByRole('button', { name: 'Valider quand même' })).not.toBeInTheDocument();
  });
});

it('releases a colleague’s file after a confirmation, and can give it back', async () => {
  const assigned = shopAt(EstablishmentStatus.registered, {
    entity_data: { operateur_id: 'user-2', operateur_name: 'Jean Roux' },
  });
  const { user, saved, props } = openFile(assigned);
  await user.click(await button('Libérer'));
  const dialog = await screen.findByRole('alertdialog', { name: /Libérer le dossier suivi par Jean Roux/ });
  props.api.answer(readEntity, shopAt(EstablishmentStatus.registered));
  await user.click(within(dialog).getByRole('button', { name: 'Libérer' }));
  await user.click(await button('Rendre à Jean Roux'));
  await waitFor(() => expect(saved().map(({ entity_data }) => entity_data.operateur_id)).toEqual([null, 'user-2']));
});

describe('the way to the decision on a narrow screen', () => {
  it('is called « Décider » where something can be decided', async () => {
    openFile(shopAt(EstablishmentStatus.registered));
    expect(await button('Décider')).toBeInTheDocument();
  });

  it('promises no decision on a file that a colleague follows', async () => {
    openFile(
      shopAt(EstablishmentStatus.registered, { entity_data: { operateur_id: 'user-2', operateur_name: 'Jean Roux' } }),
    );
    expect(await button('Voir la décision')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Décider' })).not.toBeInTheDocument();
  });
});

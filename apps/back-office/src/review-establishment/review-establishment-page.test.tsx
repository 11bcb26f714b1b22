import { appError, enrolmentRoutes } from '@alveole/contracts';
import type { Entity, ErrorCode } from '@alveole/contracts';
import type { Role } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { buildEntity } from '@alveole/testing/builders';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { ReviewEstablishmentPage } from './review-establishment-page.tsx';

const { readEntity, saveEntity, listEntities } = enrolmentRoutes;
const next = '1'.repeat(32);
const hash = 'b'.repeat(64);

type Changes = Parameters<typeof buildEntity>[0];
const shopAt = (status: Entity['status'], changes: Changes = {}) =>
  buildEntity({ entity_id: 'shop-1', status, ...changes, entity_data: { raison_sociale: 'Vélo Saône SARL', siret: '12345678900011', ...changes.entity_data } });

function open(entity: Entity | (() => Entity), who: { role?: Role; permission?: 0 | 1 } = {}) {
  const props = atDesk(who);
  props.api.answer(readEntity, entity).answer(saveEntity, ({ body }) => ({ row_hash: next, status: body.status ?? 0 }));
  const page = renderScreen(
    <Routes>
      <Route path="/admin/backend/folder/:id" element={<ReviewEstablishmentPage {...props} />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: '/admin/backend/folder/shop-1' },
  );
  return { props, ...page, saved: () => props.api.callsOf(saveEntity).map(({ body }) => body) };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const confirm = async (name: string) => within(await screen.findByRole('alertdialog')).getByRole('button', { name });

describe('the file of an establishment', () => {
  it('is titled by the company, with its status in words, its facts and its place', async () => {
    open(shopAt(0));
    expect(await screen.findByRole('heading', { level: 1, name: 'Vélo Saône SARL' })).toBeInTheDocument();
    expect(screen.getAllByText('En attente de traitement')).not.toHaveLength(0);
    expect(screen.getByRole('region', { name: 'Structure' })).toHaveTextContent('12345678900011');
    expect(screen.getByRole('region', { name: 'Représentant légal' })).toHaveTextContent('Camille');
    const place = screen.getByRole('region', { name: 'Établissement' });
    expect(place).toHaveTextContent('48.58110, 7.75490');
    expect(within(place).getByRole('link', { name: /Voir sur la carte/ })).toHaveAttribute('href', expect.stringContaining('mlat=48.5811'));
  });

  it('shows its documents through fresh addresses, one at a time', async () => {
    const document = (media_gender: 'KBIS' | 'PID', name: string) => ({ media_gender, media_id: name, media_url: `shop-1/${name}`, media_hash: hash });
    const { user } = open(shopAt(0, { entity_data: { documents: [document('KBIS', 'kbis.pdf'), document('PID', 'cni.jpg')].map((doc) => ({ ...doc, media_id: doc.media_gender })) } }));
    expect(await screen.findByTitle('Extrait KBIS')).toHaveAttribute('src', '/objets/shop-1/kbis.pdf');
    await user.click(screen.getByRole('tab', { name: 'Pièce d’identité' }));
    expect(await screen.findByRole('img', { name: 'Pièce d’identité' })).toHaveAttribute('src', '/objets/shop-1/cni.jpg');
  });

  it('tells the refusals of the past, older forms too', async () => {
    open(shopAt(2, { entity_data: { motif: { code: '', tab: ['Extrait KBIS de plus de trois mois'] }, motif_history: ['Dossier illisible', '{"key":3,"explain":"Adresse fausse"}', { code: '', tab: ['Extrait KBIS de plus de trois mois'] }] } }));
    const history = await screen.findByRole('region', { name: 'Historique des motifs' });
    expect(within(history).getAllByRole('listitem').map((item) => item.textContent)).toEqual(expect.arrayContaining(['Dossier illisible', 'Autre\u00a0: Adresse fausse']));
    expect(screen.getByRole('region', { name: 'Motifs du refus' })).toHaveTextContent('Extrait KBIS de plus de trois mois');
  });

  it('says that an establishment does not exist', async () => {
    open(() => {
      throw appError('EntityNotFoundException', 'Entity not found.');
    });
    expect(await screen.findByRole('heading', { level: 1, name: "Ce réparateur n'existe pas" })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Revenir à la liste' })).toHaveAttribute('href', '/admin/backend/entreprises');
  });
});

describe('the accreditation', () => {
  it('is validated once its consequence is confirmed', async () => {
    const { user, props, saved } = open(shopAt(0));
    await user.click(await button('Valider l’accréditation'));
    expect(await screen.findByRole('alertdialog', { name: /Valider l’accréditation/ })).toHaveAccessibleDescription(/L’établissement recevra un mail/);
    props.api.answer(readEntity, shopAt(1));
    await user.click(await confirm('Valider l’accréditation'));
    expect(await screen.findAllByText('Validé')).not.toHaveLength(0);
    expect(saved()).toEqual([{ entity_id: 'shop-1', entity_data: {}, last_row_hash: shopAt(0).row_hash, status: 1 }]);
    expect(props.notices).toEqual([{ tone: 'success', text: "Un email a été envoyé à l'établissement." }]);
  });

  it('is asked for by V, and given up by Escape', async () => {
    const { user, saved } = open(shopAt(3));
    await button('Valider l’accréditation');
    await user.keyboard('v');
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(saved()).toEqual([]);
  });

  it('is refused for now with a reason at least, « Autre » with its text', async () => {
    const { user, props, saved } = open(shopAt(0));
    await user.click(await button('Refuser temporairement'));
    const dialog = await screen.findByRole('dialog', { name: /Refuser temporairement/ });
    const send = within(dialog).getByRole('button', { name: 'Refuser temporairement' });
    await user.click(send);
    expect(within(dialog).getByRole('group', { name: 'Motifs' })).toHaveAccessibleDescription(/Veuillez renseigner un motif de refus/);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Extrait KBIS de plus de trois mois' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Autre' }));
    await user.click(send);
    const text = within(dialog).getByRole('textbox', { name: 'Précisez le motif' });
    expect(text).toHaveAccessibleDescription(/Veuillez renseigner un motif de refus/);
    await user.type(text, 'Adresse fausse');
    await user.click(send);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(saved()).toEqual([expect.objectContaining({ status: 2, entity_data: { motif: { code: '', tab: ['Extrait KBIS de plus de trois mois', 'Adresse fausse'] } } })]);
    expect(props.notices.at(-1)?.text).toBe("Un email a été envoyé à l'établissement.");
  });

  it('is refused for good under CODE27, with its consequence named', async () => {
    const { user, saved } = open(shopAt(1));
    await user.click(await button('Refuser définitivement'));
    const dialog = await screen.findByRole('dialog', { name: /Refuser définitivement/ });
    expect(dialog).toHaveTextContent('son compte sera fermé');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Demandeur non éligible' }));
    await user.click(within(dialog).getByRole('button', { name: 'Refuser et fermer le compte' }));
    await waitFor(() => expect(saved()).toEqual([expect.objectContaining({ status: 9, entity_data: { motif: { code: 'CODE27', tab: ['Demandeur non éligible'] } } })]));
  });

  it('is forced without a mail', async () => {
    const { user, props, saved } = open(shopAt(0));
    await user.click(await button('Forcer l’approbation'));
    await user.click(await confirm('Forcer l’approbation'));
    await waitFor(() => expect(props.notices.at(-1)?.text).toBe("Opération effectué avec succès. Le mail n'a pas été envoyé à l'établissement."));
    expect(saved()).toEqual([expect.objectContaining({ force_approval: true })]);
  });

  it('is shown its conditions anew', async () => {
    const { user, props, saved } = open(shopAt(1));
    await user.click(await button('Représenter les conditions générales'));
    await user.click(await confirm('Représenter les conditions'));
    await waitFor(() => expect(props.notices.at(-1)?.text).toBe('Votre demande a bien été prise en compte.'));
    expect(saved()).toEqual([expect.objectContaining({ entity_data: { cgsAccept: false } })]);
  });

  it('mends only what was changed, and refuses what is wrong in its words', async () => {
    const { user, saved } = open(shopAt(1));
    await user.click(await button('Modifier les données'));
    const dialog = await screen.findByRole('dialog', { name: 'Modifier les données' });
    expect(within(dialog).queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
    const siret = within(dialog).getByRole('textbox', { name: 'SIRET' });
    await user.clear(siret);
    await user.type(siret, '123');
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    expect(await within(dialog).findAllByText(/Veuillez renseigner un siret valide sans espace/)).not.toHaveLength(0);
    expect(siret).toHaveFocus();
    await user.clear(siret);
    await user.type(siret, '98765432100019');
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(saved()).toEqual([expect.objectContaining({ entity_data: { siret: '98765432100019' } })]));
  });

  it('lets support alone mend the mail', async () => {
    const { user } = open(shopAt(1), { role: 'ALL' });
    await user.click(await button('Modifier les données'));
    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeInTheDocument();
  });
});

describe('what cannot be done', () => {
  it('says that another operator follows the file', async () => {
    open(shopAt(0, { entity_data: { operateur_id: 'user-2', operateur_name: 'Jean Roux' } }), { permission: 1 });
    const validate = await button('Valider l’accréditation');
    expect(validate).toBeDisabled();
    expect(validate).toHaveAccessibleDescription('Ce dossier est suivi par un autre opérateur');
    expect(screen.getByText('Suivi par Jean Roux')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Libérer' })).toHaveAccessibleDescription("Un opérateur ne peut s'attribuer qu'un dossier libre");
  });

  it('says why a suspended file is not restored', async () => {
    open(shopAt(4));
    expect(await button('Restaurer')).toHaveAccessibleDescription(/L'envoi de cette décision est désactivé/);
  });

  it('says that a validated file is validated', async () => {
    open(shopAt(1));
    expect(await button('Valider l’accréditation')).toHaveAccessibleDescription(/Cette entité à déjà été validée/);
  });

  it('says what a closed account allows: nothing', async () => {
    open(shopAt(9));
    expect(await button('Modifier les données')).toHaveAccessibleDescription("Cette opération n'est pas possible pour un dossier « Compte fermé »");
  });

  it('waits for the federation', async () => {
    open(shopAt(0, { entity_data: { activity: { request: { gender: 1, fub: '2026-03-01T10:00:00Z' } } } }));
    expect(await button('Valider l’accréditation')).toHaveAccessibleDescription(/Une demande est en cours auprès de la fédération/);
  });
});

describe('a refused save', () => {
  const refuse = async (code: ErrorCode, message: string, act = 'Valider l’accréditation') => {
    const page = open(shopAt(0));
    page.props.api.answer(saveEntity, () => {
      throw appError(code, message);
    });
    await page.user.click(await button(act));
    await page.user.click(await confirm(act));
    return page;
  };

  it('of a file that somebody changed warns and reads it again', async () => {
    const { props } = await refuse('EntityVersionMismatchException', 'The entity was changed by somebody else.');
    await waitFor(() => expect(props.notices).toEqual([{ tone: 'warning', text: 'Les données ont été modifiées par un autre utilisateur. Nous rechargeons les données', seconds: 7 }]));
    await waitFor(() => expect(props.api.callsOf(readEntity)).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('of a taken SIRET closes the dialog', async () => {
    const { props } = await refuse('DuplicatesValueException', 'This siret is already registered.');
    await waitFor(() => expect(props.notices).toEqual([{ tone: 'danger', text: 'Ce siret a déjà été validé - Veuillez contacter le réparateur', seconds: 7 }]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('of duplicates elsewhere stays six seconds', async () => {
    const { props } = await refuse('DuplicatesValueException', 'DUPLICATES_DETECTED');
    const text = "Un système de relation client a détecté au moins un doublon - Veuillez vous assurer de l'unicité des données";
    await waitFor(() => expect(props.notices).toEqual([{ tone: 'danger', text, seconds: 6 }]));
  });

  it('of a document warns and reads the file again', async () => {
    const { props } = await refuse('MediaRefusedException', 'upload');
    await waitFor(() => expect(props.notices[0]).toMatchObject({ tone: 'warning', text: expect.stringContaining('veuillez réessayer') }));
    await waitFor(() => expect(props.api.callsOf(readEntity)).toHaveLength(2));
  });

  it.each<[ErrorCode, string, string, string]>([
    ['NotAuthorizedException', 'Entity already validated', 'Valider l’accréditation', 'Cette entité à déjà été validée'],
    ['ValidationException', 'entity_data.horaires_ouverture.mon (INVALID): Invalid opening hours', 'Valider l’accréditation', "Le format des horaires est incorrect. Veuillez les corriger s'il vous plait."],
    [
      'NotAuthorizedException',
      'Account never activated.',
      'Forcer l’approbation',
      "Impossible d'approuver cette entité : le mail ou le siret n'existe pas sur le Store ou le responsable n'a pas activé son compte",
    ],
    ['ServiceUnavailableException', 'network error', 'Valider l’accréditation', 'Le service ne répond pas. Vérifiez votre connexion puis réessayez.'],
  ])('%s « %s » stands in the dialog', async (code, message, act, text) => {
    await refuse(code, message, act);
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText(text)).toBeInTheDocument();
  });
});

describe('who follows the file', () => {
  it('is the one who reserves it', async () => {
    const { user, saved, props } = open(shopAt(0), { permission: 1 });
    await user.click(await button('Réserver'));
    await waitFor(() => expect(saved()).toEqual([expect.objectContaining({ entity_data: { operateur_id: 'user-1', operateur_name: 'Sophie Leroy' } })]));
    expect(props.notices).toEqual([{ tone: 'success', text: 'Le dossier est réservé' }]);
    expect(screen.queryByRole('button', { name: 'Attribuer' })).not.toBeInTheDocument();
  });

  it('is nobody once it is released', async () => {
    const { user, saved } = open(shopAt(0, { entity_data: { operateur_id: 'user-1' } }), { permission: 1 });
    expect(await screen.findByText('Réservé par moi')).toBeInTheDocument();
    await user.keyboard('r');
    await waitFor(() => expect(saved()).toEqual([expect.objectContaining({ entity_data: { operateur_id: null } })]));
  });

  it('is whom an administrator chooses', async () => {
    const { user, saved } = open(shopAt(0));
    await user.click(await button('Attribuer'));
    const dialog = await screen.findByRole('dialog', { name: 'Attribuer ce dossier' });
    await user.click(within(dialog).getByRole('button', { name: 'Attribuer' }));
    expect(await within(dialog).findAllByText(/Veuillez sélectionner un utilisateur/)).not.toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: /Choisir/ }));
    await user.click(await screen.findByRole('option', { name: 'Jean Roux' }));
    await user.click(within(dialog).getByRole('button', { name: 'Attribuer' }));
    await waitFor(() => expect(saved()).toEqual([expect.objectContaining({ entity_data: { operateur_id: 'user-2', operateur_name: 'Jean Roux' } })]));
  });
});

it('walks to the next file of the list it came from', async () => {
  const props = atDesk();
  const rows = ['shop-0', 'shop-1', 'shop-2'].map((entity_id) => buildEntity({ entity_id, status: 0, entity_data: { raison_sociale: entity_id } }));
  props.api.answer(listEntities, rows).answer(readEntity, ({ params }) => rows.find(({ entity_id }) => entity_id === params.id) ?? shopAt(0));
  const { user, address } = renderScreen(
    <Routes>
      <Route path="/admin/backend/folder/:id" element={<ReviewEstablishmentPage {...props} />} />
    </Routes>,
    { at: '/admin/backend/folder/shop-1?filtre=0' },
  );
  expect(await screen.findByText('2 sur 3')).toBeInTheDocument();
  expect(props.api.callsOf(listEntities)).toEqual([{ query: { gender: 0, status: 0 } }]);
  await user.keyboard('j');
  expect(await screen.findByRole('heading', { level: 1, name: 'shop-2' })).toBeInTheDocument();
  expect(address()).toBe('/admin/backend/folder/shop-2?filtre=0');
  await user.keyboard('kk');
  expect(await screen.findByRole('heading', { level: 1, name: /shop-[01]/ })).toBeInTheDocument();
});

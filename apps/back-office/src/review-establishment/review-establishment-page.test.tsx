import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { establishmentStatuses, EstablishmentStatus } from '@alveole/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { button, confirm, openFile, shopAt } from './open-file.fixture.tsx';

const { readEntity } = establishmentRoutes;
const hash = 'b'.repeat(64);

describe('the file of an establishment', () => {
  it('tells the status of the establishment once, beside its name', async () => {
    openFile(shopAt(EstablishmentStatus.registered));
    const title = (await screen.findByRole('heading', { level: 1 })).parentElement as HTMLElement;
    const { label } = establishmentStatuses[EstablishmentStatus.registered];
    expect(screen.getAllByText(label)).toHaveLength(1);
    expect(title.parentElement).toHaveTextContent(label);
  });

  it('is titled by the company, with its facts and its place', async () => {
    openFile(shopAt(EstablishmentStatus.registered));
    expect(await screen.findByRole('heading', { level: 1, name: 'Vélo Saône SARL' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Structure' })).toHaveTextContent('12345678900011');
    expect(screen.getByRole('region', { name: 'Représentant légal' })).toHaveTextContent('Camille');
    const place = screen.getByRole('region', { name: 'Établissement' });
    expect(place).toHaveTextContent('48,58110 ; 7,75490');
    expect(within(place).queryByRole('link', { name: /carte/ })).not.toBeInTheDocument();
  });

  it('tells that no APE code was given, and what stands in its place', async () => {
    openFile(shopAt(EstablishmentStatus.registered, { entity_data: { codeAPE: '0000z' } }));
    expect(await screen.findByText('Non communiqué (0000z)')).toBeInTheDocument();
  });

  it('shows each document beside the facts that it proves', async () => {
    const document = (media_gender: 'KBIS' | 'PID', name: string) => ({
      media_gender,
      media_id: name,
      media_url: `shop-1/${name}`,
      media_hash: hash,
    });
    openFile(
      shopAt(EstablishmentStatus.registered, {
        entity_data: {
          documents: [document('KBIS', 'kbis.pdf'), document('PID', 'cni.jpg')].map((doc) => ({
            ...doc,
            media_id: doc.media_gender,
          })),
        },
      }),
    );
    const company = await screen.findByRole('region', { name: 'Structure' });
    expect(await within(company).findByText('/objets/shop-1/kbis.pdf p. 1')).toBeInTheDocument();
    const person = screen.getByRole('region', { name: 'Représentant légal' });
    expect(await within(person).findByRole('img', { name: 'Pièce d’identité' })).toHaveAttribute(
      'src',
      '/objets/shop-1/cni.jpg',
    );
  });

  it('tells the refusals of the past, older forms too', async () => {
    openFile(
      shopAt(EstablishmentStatus.refused, {
        entity_data: {
          motif: { code: '', tab: ['Extrait KBIS de plus de trois mois'] },
          motif_history: [
            'Dossier illisible',
            '{"key":3,"explain":"Adresse fausse"}',
            { code: '', tab: ['Extrait KBIS de plus de trois mois'] },
          ],
        },
      }),
    );
    const history = await screen.findByRole('region', { name: 'Historique des motifs' });
    expect(
      within(history)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(expect.arrayContaining(['Dossier illisible', 'Adresse fausse']));
    expect(screen.getByRole('region', { name: 'Motifs du refus' })).toHaveTextContent(
      'Extrait KBIS de plus de trois mois',
    );
  });

  it('says that an establishment does not exist', async () => {
    openFile(() => {
      throw appError('EntityNotFoundException', 'Entity not found.');
    });
    expect(await screen.findByRole('heading', { level: 1, name: "Ce réparateur n'existe pas" })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Revenir à la liste' })).toHaveAttribute(
      'href',
      '/admin/backend/entreprises',
    );
  });
});

describe('the accreditation', () => {
  it('is validated once its consequence is confirmed', async () => {
    const { user, props, saved } = openFile(shopAt(EstablishmentStatus.registered));
    await user.click(await button('Valider l’accréditation'));
    expect(await screen.findByRole('alertdialog', { name: /Valider l’accréditation/ })).toHaveAccessibleDescription(
      /L’établissement recevra un courriel/,
    );
    props.api.answer(readEntity, shopAt(EstablishmentStatus.validated));
    await user.click(await confirm('Valider l’accréditation'));
    expect(await screen.findAllByText('Validé')).not.toHaveLength(0);
    expect(saved()).toEqual([
      {
        entity_id: 'shop-1',
        entity_data: {},
        last_row_hash: shopAt(EstablishmentStatus.registered).row_hash,
        status: EstablishmentStatus.validated,
      },
    ]);
    expect(props.notices).toEqual([{ tone: 'success', text: "Un email a été envoyé à l'établissement." }]);
  });

  it('is asked for by V, and given up by Escape', async () => {
    const { user, saved } = openFile(shopAt(EstablishmentStatus.resubmitted));
    await button('Valider l’accréditation');
    await user.keyboard('v');
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(saved()).toEqual([]);
  });

  it('is refused for now with a reason at least, « Autre » with its text', async () => {
    const { user, props, saved } = openFile(shopAt(EstablishmentStatus.registered));
    await user.click(await button('Refuser temporairement'));
    const dialog = await screen.findByRole('dialog', { name: /Refuser temporairement/ });
    const next = within(dialog).getByRole('button', { name: 'Lire le courriel' });
    await user.click(next);
    expect(within(dialog).getByRole('group', { name: 'Motifs' })).toHaveAccessibleDescription(
      /Veuillez renseigner un motif de refus/,
    );
    await user.click(within(dialog).getByRole('checkbox', { name: 'Extrait KBIS de plus de trois mois' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Autre' }));
    await user.click(next);
    const text = within(dialog).getByRole('textbox', { name: 'Précisez le motif' });
    expect(text).toHaveAccessibleDescription(/Veuillez renseigner un motif de refus/);
    await user.type(text, 'Adresse fausse');
    await user.click(next);
    const mail = await within(dialog).findByRole('region', { name: 'Le courriel qui partira' });
    expect(mail).toHaveTextContent('Extrait KBIS de plus de trois moisAdresse fausse');
    expect(saved()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Refuser temporairement' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(saved()).toEqual([
      expect.objectContaining({
        status: EstablishmentStatus.refused,
        entity_data: { motif: { code: '', tab: [{ key: 1 }, { key: 3, explain: 'Adresse fausse' }] } },
      }),
    ]);
    expect(props.notices.at(-1)?.text).toBe("Un email a été envoyé à l'établissement.");
  });

  it('is refused for good under CODE27, with its consequence named', async () => {
    const { user, saved } = openFile(shopAt(EstablishmentStatus.validated));
    await user.click(await button('Refuser définitivement'));
    const dialog = await screen.findByRole('dialog', { name: /Refuser définitivement/ });
    expect(dialog).toHaveTextContent('son compte sera fermé');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Demandeur non éligible' }));
    await user.click(within(dialog).getByRole('button', { name: 'Lire le courriel' }));
    expect(await within(dialog).findByText('Objet : Courriel refused-definitively')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Refuser et fermer le compte' }));
    await waitFor(() =>
      expect(saved()).toEqual([
        expect.objectContaining({
          status: EstablishmentStatus.closed,
          entity_data: { motif: { code: 'CODE27', tab: [{ key: 1 }] } },
        }),
      ]),
    );
  });

  it('is forced without a mail', async () => {
    const { user, props, saved } = openFile(shopAt(EstablishmentStatus.registered));
    await user.click(await button('Forcer l’approbation'));
    await user.click(await confirm('Forcer l’approbation'));
    await waitFor(() =>
      expect(props.notices.at(-1)?.text).toBe(
        "Opération effectué avec succès. Le mail n'a pas été envoyé à l'établissement.",
      ),
    );
    expect(saved()).toEqual([expect.objectContaining({ force_approval: true })]);
  });

  it('is shown its conditions anew', async () => {
    const { user, props, saved } = openFile(shopAt(EstablishmentStatus.validated));
    await user.click(await button('Représenter les conditions'));
    await user.click(await confirm('Représenter les conditions'));
    await waitFor(() => expect(props.notices.at(-1)?.text).toBe('Votre demande a bien été prise en compte.'));
    expect(saved()).toEqual([expect.objectContaining({ entity_data: { cgsAccept: false } })]);
  });

  it('mends only what was changed, and refuses what is wrong in its words', async () => {
    const { user, saved } = openFile(shopAt(EstablishmentStatus.validated));
    await user.click(await button('Modifier les données'));
    const dialog = await screen.findByRole('dialog', { name: 'Modifier les données' });
    expect(within(dialog).queryByRole('textbox', { name: 'Adresse e-mail' })).not.toBeInTheDocument();
    const siret = within(dialog).getByRole('textbox', { name: 'SIRET' });
    await user.clear(siret);
    await user.type(siret, '123');
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    expect(await within(dialog).findAllByText(/Veuillez renseigner un siret valide sans espace/)).not.toHaveLength(0);
    expect(siret).toHaveFocus();
    await user.clear(siret);
    await user.type(siret, '98765432100019');
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(saved()).toEqual([expect.objectContaining({ entity_data: { siret: '98765432100019' } })]),
    );
  });

  it('lets support alone mend the mail', async () => {
    const { user } = openFile(shopAt(EstablishmentStatus.validated), { role: 'ALL' });
    await user.click(await button('Modifier les données'));
    expect(await screen.findByRole('textbox', { name: 'Adresse e-mail' })).toBeInTheDocument();
  });
});

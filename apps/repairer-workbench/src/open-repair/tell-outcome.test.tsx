import { RepairKind, RepairStatus } from '@alveole/domain';
import { buildConsumer } from '@alveole/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { acceptTerms, bike, fill, lea, openReception, search } from './reception.fixture.tsx';
import { SessionReceptionPage } from './reception-page.tsx';

const paul = buildConsumer({ consumer_id: 'C7K2M9QX', consumer_data: { first_name: 'PAUL' } });
const outcome = () => screen.getByRole('status', { name: 'Résultat de la recherche' });

beforeEach(() => {
  sessionStorage.clear();
  document.body.focus();
});

describe('what the look-up found', () => {
  it('is told for somebody new, and the focus is on the first thing to ask', async () => {
    const { user } = openReception([]);
    expect(outcome()).toBeEmptyDOMElement();
    await search(user);
    await waitFor(() => expect(outcome()).toHaveTextContent('Aucune personne trouvée. Relevez son identité.'));
    expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveFocus();
  });

  it('is told for somebody known, and the focus is on the number of the bike', async () => {
    const { user } = openReception([lea]);
    await search(user);
    await waitFor(() => expect(outcome()).toHaveTextContent('DURAND Lea a été trouvé(e). Décrivez le vélo.'));
    expect(screen.getByRole('textbox', { name: 'Numéro du vélo' })).toHaveFocus();
  });

  it('is told for bikes that have a file; the focus is on the question, and goes on with each answer', async () => {
    const { user } = openReception([lea, paul], [bike(), bike({ repair_id: 'old-2', brand: 'Giant' })]);
    await search(user);
    await waitFor(() =>
      expect(outcome()).toHaveTextContent(/^2\svélos ont déjà un dossier\. Dites si celui-ci est dans la liste\.$/),
    );
    expect(screen.getByRole('group', { name: 'Ce vélo est-il dans la liste\u00a0?' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Ce vélo n’est pas dans la liste' }));
    await waitFor(() =>
      expect(outcome()).toHaveTextContent(/^2\spersonnes ont été trouvées\. Dites de qui il s’agit\.$/),
    );
    expect(screen.getByRole('group', { name: 'Qui est le client\u00a0?' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'DURAND Paul' }));
    expect(await screen.findByRole('textbox', { name: 'Numéro du vélo' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Changer de client' }));
    expect(await screen.findByRole('group', { name: 'Qui est le client\u00a0?' })).toHaveFocus();
  });

  it('is told with the warning of ten bikes', async () => {
    const bikes = Array.from({ length: 10 }, (_, index) => bike({ repair_id: `old-${index}` }));
    const { user } = openReception([lea], bikes);
    await search(user);
    await waitFor(() => expect(outcome()).toHaveTextContent(/compte déjà 10 vélos réparés ou plus/));
  });

  it('is told before a session too, where nothing is left to ask but the terms', async () => {
    const { user } = openReception([lea], [], SessionReceptionPage);
    await search(user);
    await waitFor(() => expect(outcome()).toHaveTextContent('DURAND Lea a été trouvé(e).'));
    expect(screen.getByRole('checkbox', { name: /Le client accepte/ })).toHaveFocus();
  });

  it('is told where the code is unknown, and the focus stays on the code', async () => {
    const { user } = openReception([]);
    await user.click(await screen.findByRole('button', { name: 'Chercher par code de préinscription' }));
    await fill(user, screen.getByRole('textbox', { name: 'Code de préinscription' }), 'B7K2M9QX');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(outcome()).toHaveTextContent(/^Aucune personne n’a ce code/));
    expect(screen.getByRole('textbox', { name: 'Code de préinscription' })).toHaveFocus();
  });

  it('leaves the focus alone where it comes back with a draft', async () => {
    const first = openReception([lea]);
    await search(first.user);
    await screen.findByRole('textbox', { name: 'Numéro du vélo' });
    first.unmount();
    openReception([lea]);
    const serial = await screen.findByRole('textbox', { name: 'Numéro du vélo' });
    expect(serial).not.toHaveFocus();
  });
});

describe('a new search', () => {
  it('begins at the number', async () => {
    const { user } = openReception([lea]);
    await search(user);
    await user.click(await screen.findByRole('button', { name: 'Recommencer' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mobile du client' })).toHaveFocus());
    expect(outcome()).toBeEmptyDOMElement();
  });

  it('begins at the number when the visit ended', async () => {
    const { user } = openReception(
      [lea],
      [bike({ gender: RepairKind.session, status: RepairStatus.validated })],
      SessionReceptionPage,
    );
    await search(user);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Nouvelle recherche' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mobile du client' })).toHaveFocus());
  });

  it('shows that the aid was had as a notice, not as a dialog, on a page that comes back with its draft', async () => {
    const taken = [bike({ gender: RepairKind.session, status: RepairStatus.validated })];
    const first = openReception([lea], taken, SessionReceptionPage);
    await search(first.user);
    await screen.findByRole('dialog', { name: 'Aide déjà utilisée' });
    first.unmount();
    const { user } = openReception([lea], taken, SessionReceptionPage);
    expect(await screen.findByText('Aide déjà utilisée')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Une autre personne' }));
    expect(await screen.findByRole('textbox', { name: 'Nom' })).toBeVisible();
  });

  it('begins blank after somebody went to look for the file of the aid that was had', async () => {
    const taken = [bike({ gender: RepairKind.session, status: RepairStatus.validated })];
    const first = openReception([lea], taken, SessionReceptionPage);
    await search(first.user);
    const dialog = within(await screen.findByRole('dialog'));
    await first.user.click(dialog.getByRole('button', { name: 'Chercher dans mes dossiers' }));
    await waitFor(() => expect(first.address()).toMatch(/seances\/liste\?q=/));
    first.unmount();
    openReception([lea], taken, SessionReceptionPage);
    expect(await screen.findByRole('textbox', { name: 'Mobile du client' })).toHaveValue('');
    expect(screen.queryByText('Aide déjà utilisée')).not.toBeInTheDocument();
  });

  it('leaves what was typed in its place: whatever the look-up brings stands below it', async () => {
    const { user } = openReception([]);
    const card = screen.getByRole('region', { name: 'Le client' });
    const page = card.parentElement;
    const above = () => [...(page?.children ?? [])].indexOf(card);
    const [before, title] = [above(), page?.firstElementChild?.innerHTML];
    await search(user);
    expect(await screen.findByRole('textbox', { name: 'Nom' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Recommencer' })).toBeInTheDocument();
    expect(above()).toBe(before);
    expect(page?.firstElementChild?.innerHTML).toBe(title);
  });
});

it('leads the next learner of a session to the invoice of the one before', async () => {
  const at = '/admin/reparation/reception/seance?seance=repair-0';
  const { user, address } = openReception([lea], [], SessionReceptionPage, at);
  await search(user);
  await screen.findByRole('checkbox', { name: /Le client accepte/ });
  await acceptTerms(user);
  await user.click(screen.getByRole('button', { name: 'Ouvrir le dossier de la séance' }));
  await waitFor(() => expect(address()).toBe('/admin/seances/liste/repair-1?seance=repair-0'));
});

import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { locationRoutes } from '@alveole/contracts/location';
import { finderRadius } from '@alveole/domain';
import { screen, waitFor, within } from '@testing-library/react';
import {
  field,
  names,
  openPage,
  repairPath,
  results,
  scrollIntoView,
  scrollNowhere,
  shop,
} from './find-establishments.fixture.tsx';

const { findPublicEntities } = establishmentRoutes;
const { locateAddress, listTownsOfZip } = locationRoutes;

beforeEach(scrollNowhere);

describe('the postcode', () => {
  it('keeps five digits, and says at most once in five seconds that letters are none', async () => {
    const { user, notices } = openPage();
    await user.type(field(), '6a9b001234');
    expect(field()).toHaveValue('69001');
    expect(notices).toEqual([{ tone: 'warning', text: 'Veuillez saisir un numéro de département ou un code postal' }]);
  });

  it('is named as wrong while a letter was just typed, and no more once digits follow', async () => {
    const { user } = openPage();
    await user.type(field(), '6x');
    expect(field()).toHaveAccessibleDescription('Veuillez saisir un numéro de département ou un code postal');
    await user.type(field(), '9');
    expect(field()).toBeValid();
  });

  it('must have five digits to be searched', async () => {
    const { user, api, address } = openPage();
    await user.type(field(), '690{Enter}');
    expect(field()).toHaveAccessibleDescription('Veuillez saisir un code postal');
    expect(field()).toHaveFocus();
    expect(api.callsOf(findPublicEntities)).toEqual([]);
    expect(address()).toBe(repairPath);
  });
});

describe('the finder', () => {
  it('searches 30 km around the town hall and puts the search into the address', async () => {
    const { user, api, address } = openPage();
    await user.type(field(), '69001{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Réparateurs autour de 69001 Lyon' })).toBeVisible();
    expect(await names()).toEqual(['1. Les Cycles du Rhône', '2. Le Chat Perché', '3. Vélo Saône']);
    expect(api.callsOf(findPublicEntities)).toEqual([
      { query: { latitude: 45.767, longitude: 4.834, radius: finderRadius, kind: 'repair' } },
    ]);
    expect(address()).toBe(`${repairPath}?cp=69001`);
  });

  it('opens from a shared address, without the information in its way', async () => {
    openPage({ at: `${repairPath}?cp=69001`, isInformed: false });
    expect(await names()).toHaveLength(3);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('says of each how to find and to reach it', async () => {
    openPage({ at: `${repairPath}?cp=69001` });
    const [first, , third] = within(await results()).getAllByRole('listitem');
    expect(first).toHaveTextContent('Réparateur · 410 m');
    expect(first).toHaveTextContent('12 rue Terme, 69001 Lyon');
    expect(within(first as HTMLElement).getByRole('link', { name: /^Appeler Les Cycles du Rhône/ })).toHaveAttribute(
      'href',
      'tel:+33478280000',
    );
    expect(within(first as HTMLElement).getByRole('link', { name: /^Site internet/ })).toHaveAttribute(
      'href',
      'http://www.cycles.example',
    );
    expect(third).toHaveTextContent('Sur rendez-vous uniquement');
  });

  it('unfolds the week', async () => {
    openPage({
      at: `${repairPath}?cp=69001`,
      shops: [shop({ hourly: { mon: ['', '', '', ''], tue: ['09:00', '12:00', '14:00', '18:30'] } })],
    });
    const week = (await screen.findByText('Mardi')).closest('details');
    expect(week).not.toHaveAttribute('open');
    expect(within(week as HTMLElement).getByText('09:00 – 12:00, 14:00 – 18:30')).toBeInTheDocument();
    expect(within(week as HTMLElement).getAllByText('Fermé')).toHaveLength(6);
  });

  it('filters, with counts, and keeps the choice in the address', async () => {
    const { user, address } = openPage({ at: `${repairPath}?cp=69001` });
    await results();
    await user.click(screen.getByRole('radio', { name: 'Ateliers associatifs 1' }));
    expect(await names()).toEqual(['1. Le Chat Perché']);
    expect(address()).toBe(`${repairPath}?cp=69001&type=ateliers`);
    await user.click(screen.getByRole('radio', { name: 'Tous 3' }));
    expect(await names()).toHaveLength(3);
  });

  it('shows the map with its numbered markers, and answers to them', async () => {
    const { user } = openPage({ at: `${repairPath}?cp=69001` });
    await results();
    await user.click(screen.getByRole('button', { name: 'Afficher la carte' }));
    const map = await screen.findByRole('region', { name: /^Carte des réparateurs/ });
    expect(
      within(map)
        .getAllByTitle(/./)
        .map((marker) => marker.textContent),
    ).toEqual(expect.arrayContaining(['1', '2']));
    expect(within(map).queryByTitle('Vélo Saône')).not.toBeInTheDocument();
    await user.click(within(map).getByTitle('Le Chat Perché'));
    expect(await names()).toEqual(['2. Le Chat Perché']);
    await user.click(screen.getByRole('button', { name: 'Afficher la liste' }));
    expect(screen.getByRole('button', { name: '2. Le Chat Perché' })).toHaveAttribute('aria-pressed', 'true');
    expect(scrollIntoView).toHaveBeenCalled();
  });

  it('selects by keyboard, and leads from the list to the map', async () => {
    const { user } = openPage({ at: `${repairPath}?cp=69001` });
    await results();
    screen.getByRole('button', { name: '1. Les Cycles du Rhône' }).focus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Voir sur la carte' }));
    expect(await screen.findByRole('region', { name: /^Carte des réparateurs/ })).toBeInTheDocument();
  });

  it('closes with Escape, back to the field of the page', async () => {
    const { user, address } = openPage();
    await user.type(field(), '69001{Enter}');
    await results();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe(repairPath);
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('69001');
  });

  it('says when it found nothing, and lets one search again', async () => {
    const { user } = openPage({ at: '/auth/particulier/remettre-en-selle?cp=69001', shops: [] });
    expect(await screen.findByText("Nous n'avons rien trouvé.")).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Chercher ailleurs' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('searches around the town when the address service is away', async () => {
    const { user, api } = openPage();
    api.answer(locateAddress, () => Promise.reject(appError('ServiceUnavailableException', 'timeout')));
    api.answer(listTownsOfZip, [{ name: 'Lyon', insee: '69381', latitude: 45.75, longitude: 4.85 }]);
    await user.type(field(), '69001{Enter}');
    expect(await names()).toHaveLength(3);
    expect(api.callsOf(findPublicEntities)[0]?.query).toMatchObject({ latitude: 45.75, longitude: 4.85 });
  });

  it('says when nobody knows the postcode', async () => {
    const { user, api } = openPage();
    api.answer(locateAddress, null).answer(listTownsOfZip, []);
    await user.type(field(), '99999{Enter}');
    expect(await screen.findByText(/Nous ne connaissons pas ce code postal/)).toBeInTheDocument();
    expect(api.callsOf(findPublicEntities)).toEqual([]);
  });

  it('does not call a postcode unknown when nobody answers where it is, and offers another try', async () => {
    const { user, api } = openPage();
    const away = () => Promise.reject(appError('ServiceUnavailableException', 'timeout'));
    api.answer(locateAddress, away).answer(listTownsOfZip, away);
    await user.type(field(), '69001{Enter}');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    api.answer(listTownsOfZip, [{ name: 'Lyon', insee: '69381', latitude: 45.75, longitude: 4.85 }]);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await names()).toHaveLength(3);
  });

  it('offers another try when the search itself fails', async () => {
    const { user, api } = openPage();
    api.answer(findPublicEntities, () =>
      Promise.reject(appError('ServiceUnavailableException', 'network error', { requestId: 'req-7' })),
    );
    await user.type(field(), '69001{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('req-7');
    api.answer(findPublicEntities, [shop()]);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await names()).toEqual(['1. Les Cycles du Rhône']);
  });
});

describe('the lesson variant', () => {
  it('asks for cycling schools and has no filter', async () => {
    const { api } = openPage({ at: '/auth/particulier/remettre-en-selle?cp=69001', shops: [shop({ isVE: true })] });
    expect(await screen.findByRole('list', { name: 'Vélo-écoles trouvées' })).toHaveTextContent('Vélo-école · 410 m');
    expect(api.callsOf(findPublicEntities)[0]?.query.kind).toBe('lesson');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('shows what a session costs', () => {
    openPage({ at: '/auth/particulier/remettre-en-selle' });
    expect(screen.getByRole('row', { name: /Trois personnes/ })).toHaveTextContent(
      'Trois personnes2 h30,00 €6,00 € de TVA au plus',
    );
  });
});

describe('the notice on pre-registration', () => {
  it.each(['/auth/particulier/faire-reparer', '/auth/particulier/remettre-en-selle'])(
    'stands in the results at %s, never before them, and its acknowledgement is remembered',
    async (path) => {
      const { user } = openPage({ at: path, isInformed: false });
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await user.type(field(), '69001{Enter}');
      const dialog = await screen.findByRole('dialog');
      expect(await within(dialog).findByText(/La préinscription en ligne n’est pas obligatoire/)).toBeInTheDocument();
      await user.click(within(dialog).getByRole('button', { name: 'Masquer ce conseil' }));
      expect(dialog).not.toHaveTextContent('La préinscription en ligne n’est pas obligatoire');
      expect(localStorage.getItem('infoReparer')).toBe('1');
    },
  );
});

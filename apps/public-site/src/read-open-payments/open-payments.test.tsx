import { appError } from '@alveole/contracts';
import { refundRoutes } from '@alveole/contracts/refund';
import type { OpenPayments } from '@alveole/contracts/refund';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import type { Publication } from '@alveole/domain';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { OpenPaymentsPage } from './open-payments-page.tsx';

const id = (digit: string) => digit.repeat(32);
const roue = {
  payment_id: id('a'),
  shop_name: 'SARL La Roue',
  siret: '00000104000013',
  city: 'Évreux',
  department: '27',
  funder: 'programme',
  first_day: '2026-11-20',
  last_day: '2026-11-20',
  amount_cents: 1234_50,
  files: 12,
};
const guidon = {
  ...roue,
  payment_id: id('b'),
  shop_name: 'Le Guidon',
  siret: undefined,
  rna: 'W271234567',
  first_day: '2026-03-02',
};
const answer: OpenPayments = {
  payments: [roue, guidon],
  count: 2,
  amount_cents: 2469_00,
  others_cents: 63_00,
  departments: ['27', '44'],
  years: ['2026', '2025'],
};
const nothing: OpenPayments = { ...answer, payments: [], count: 0, amount_cents: 0 };

type Query = Readonly<Record<string, string>>;

function open(
  given: OpenPayments | (() => OpenPayments) = answer,
  {
    publication = { paymentsByShop: true },
    at = '/',
  }: { readonly publication?: Publication; readonly at?: string } = {},
) {
  const visitor = fakeRemoteProps();
  const config = { ...visitor.config, campaign: { ...openEndedCampaign, publication } };
  visitor.api.answer(refundRoutes.readOpenPayments, given);
  const queries = () =>
    visitor.api.callsOf(refundRoutes.readOpenPayments).map(({ query }) => query as Query | undefined);
  return { ...renderScreen(<OpenPaymentsPage {...visitor} config={config} />, { at }), api: visitor.api, queries };
}

const plain = (element: HTMLElement) => element.textContent?.replace(/[\u00a0\u202f]/g, ' ');

describe('the page of payments by shop', () => {
  it('tells of each payment the shop, who paid it, when, for how many files, and how much', async () => {
    open();
    const list = await screen.findByRole('list', { name: 'Versements' });
    expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
      'SARL La RoueÉvreux (27), SIRET 000 001 040 00013Aide à la réparation de vélosle 20 novembre 2026, 12 dossiers1 234,50 €',
      'Le GuidonÉvreux (27), RNA W271234567Aide à la réparation de vélosdu 2 mars 2026 au 20 novembre 2026, 12 dossiers1 234,50 €',
    ]);
    expect(plain(screen.getByText(/au total$/))).toBe('2 versements, 2 469,00 € au total');
    expect(screen.getByText(/^S’y ajoutent 63,00/)).toBeInTheDocument();
  });

  it('searches while one types, keeps the focus, and tells the outcome', async () => {
    let current = answer;
    const { user, queries } = open(() => current);
    await screen.findByText('SARL La Roue');
    current = { ...answer, payments: [guidon], count: 1 };
    const field = screen.getByRole('searchbox', { name: 'Nom, commune ou SIRET' });
    await user.type(field, 'guidon');
    await waitFor(() => expect(screen.queryByText('SARL La Roue')).not.toBeInTheDocument());
    expect(queries().at(-1)).toEqual({ search: 'guidon' });
    expect(field).toHaveFocus();
    expect(screen.getByText(/^1 versement,/)).toHaveAttribute('role', 'status');
  });

  it('narrows by department and year, from the address too', async () => {
    const { user, queries } = open(answer, { at: '/?departement=27' });
    await screen.findByText('SARL La Roue');
    expect(screen.getByRole('combobox', { name: 'Département' })).toHaveValue('27');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Année' }), '2025');
    await waitFor(() => expect(queries().at(-1)).toEqual({ department: '27', year: '2025' }));
  });

  it('adds the next page behind the first, and moves the focus to it where no more follows', async () => {
    let current: OpenPayments = { ...answer, payments: [roue], next: `2026-11-20,${id('a')}` };
    const { user, queries } = open(() => current);
    const more = await screen.findByRole('button', { name: 'Afficher plus' });
    current = { ...answer, payments: [guidon] };
    await user.click(more);
    expect((await screen.findByText('Le Guidon')).closest('li')).toHaveFocus();
    expect(screen.getByText('SARL La Roue')).toBeInTheDocument();
    expect(queries().at(-1)).toEqual({ after: `2026-11-20,${id('a')}` });
  });

  it('says why nothing matches, and shows all again with the focus on the search', async () => {
    let current = nothing;
    const { user } = open(() => current, { at: '/?q=martin' });
    expect(await screen.findByText(/Aucun versement ne correspond/)).toBeInTheDocument();
    expect(screen.getByText(/son nom est celui d’une personne/)).toBeInTheDocument();
    expect(screen.queryByText(/^S’y ajoutent/)).not.toBeInTheDocument();
    current = answer;
    await user.click(screen.getByRole('button', { name: 'Tout afficher' }));
    expect(await screen.findByText('SARL La Roue')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('says that no payment is published yet', async () => {
    open(nothing);
    expect(await screen.findByText(/Aucun versement n’est encore publié/)).toBeInTheDocument();
  });

  it('says that the payments did not arrive, and asks again', async () => {
    let isAway = true;
    const { user } = open(() => {
      if (isAway) throw appError('ServiceUnavailableException', 'away');
      return answer;
    });
    expect(await screen.findByText(/Les versements ne sont pas arrivés/)).toBeInTheDocument();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('SARL La Roue')).toBeInTheDocument();
  });

  it('leads to the files of the French schema, to the catalogue, and to the licence of the campaign', async () => {
    const licence = { name: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' };
    open(answer, { publication: { paymentsByShop: true, licence } });
    await screen.findByText('SARL La Roue');
    const links = within(screen.getByRole('region', { name: 'Données ouvertes' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'alveoleapi/v1/refunds/open_subsidies.csv',
      'alveoleapi/v1/refunds/open_subsidies.json',
      'donnees/catalogue.jsonld',
      licence.url,
    ]);
  });

  it('asks for nothing where the campaign publishes no payments, and leads to the sums', () => {
    const { queries } = open(answer, { publication: { paymentsByShop: false } });
    expect(screen.getByText(/ne publie pas les versements par établissement/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Comptes ouverts/ })).toBeInTheDocument();
    expect(queries()).toEqual([]);
  });
});

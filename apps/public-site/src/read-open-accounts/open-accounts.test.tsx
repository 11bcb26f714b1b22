import { appError } from '@alveole/contracts';
import { campaignRoutes } from '@alveole/contracts/campaign';
import { refundRoutes } from '@alveole/contracts/refund';
import type { OpenAccounts } from '@alveole/contracts/refund';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import type { Campaign } from '@alveole/domain';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { cleanup, screen, within } from '@testing-library/react';
import { OpenAccountsPage } from './open-accounts-page.tsx';

const row = { funder: 'programme', month: '2026-10', department: '69', granted_cents: 5000, transferred_cents: 5000 };
const answer: OpenAccounts = {
  day: '2026-11-27',
  size: 5,
  licence: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
  rows: [
    { ...row, returned_cents: -5000, paid_cents: 0 },
    {
      ...row,
      month: '2026-11',
      department: 'autres',
      transferred_cents: 0,
      returned_cents: 0,
      paid_cents: 0,
    },
  ],
  called: [],
};

const town = { funder_id: 'ville', funder_name: 'Ville', amount_cents: 20_000_00, left_cents: 1_250_50 };
const envelopes = [
  { ...town, when_used_up: 'redirect' as const, redirect_to: 'etat' },
  { ...town, funder_id: 'etat', funder_name: 'État', left_cents: -5, when_used_up: 'wait' as const },
];
const funded: Campaign = {
  ...openEndedCampaign,
  funders: [
    { id: 'ville', name: 'Ville', pays: 'percentage', percent: 40, envelope: { amountCents: 1, whenUsedUp: 'wait' } },
    { id: 'etat', name: 'État', pays: 'remainder' },
  ],
};

function open(given: OpenAccounts | (() => never) = answer, campaign: Campaign = openEndedCampaign) {
  const visitor = fakeRemoteProps();
  const props = { ...visitor, config: { ...visitor.config, campaign } };
  props.api
    .answer(refundRoutes.readOpenAccounts, given)
    .answer(campaignRoutes.readOpenEnvelopes, envelopes)
    .answer(campaignRoutes.listCampaigns, [
      { campaign: openEndedCampaign },
      { holds_from: '2026-06-01', campaign: { ...openEndedCampaign, version: 2 } },
    ]);
  renderScreen(<OpenAccountsPage {...props} />);
  return props;
}

describe('the page of the open accounts', () => {
  it('tells what was granted, what was paid less what came back, and what is left, with the day of the head', async () => {
    open();
    const totals = within(await screen.findByRole('region', { name: 'Depuis le début' }));
    expect(totals.getByText('Relevé du 27 novembre 2026')).toBeInTheDocument();
    const facts = totals
      .getAllByRole('definition')
      .map(({ textContent }) => textContent?.replace(/[\u00a0\u202f]/g, ' '));
    expect(facts).toEqual(['100,00 €', '0,00 €', '100,00 €']);
    expect(totals.getByText(/moins 50,00\s€ renvoyés par les banques et les établissements/)).toBeInTheDocument();
  });

  it('tells what each funder was asked for once it was called, and that receptions are not recorded', async () => {
    open({ ...answer, called: [{ funder: 'ville', called_cents: 355_050, until_day: '2026-11-26' }] }, funded);
    const table = within(await screen.findByRole('table', { name: 'Ce qui a été demandé à chaque financeur' }));
    expect(table.getAllByRole('row')[1]).toHaveTextContent(/^Ville\s*3\s550,50\s€\s*26 novembre 2026$/);
    expect(screen.getByText(/sa réception n’est pas enregistrée ici/)).toBeInTheDocument();
  });

  it('shows no table of calls before the first one', async () => {
    open();
    await screen.findByRole('table', { name: 'Par financeur' });
    expect(screen.queryByRole('table', { name: /demandé/ })).not.toBeInTheDocument();
  });

  it('says that nothing came back where banks sent nothing back', async () => {
    open({ ...answer, rows: answer.rows.map((cell) => ({ ...cell, returned_cents: 0 })) });
    const totals = within(await screen.findByRole('region', { name: 'Depuis le début' }));
    expect(totals.getByText(/Rien n’est revenu/)).toBeInTheDocument();
  });

  it('tells of a month what banks sent back, not what is left, which no month has of its own', async () => {
    open();
    const months = within(await screen.findByRole('table', { name: 'Par mois' }));
    expect(months.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Mois',
      'Accordé',
      'Versé',
      'Dont renvoyé',
    ]);
  });

  it('tells the sums by funder, by month with the newest first, and by department with the joined ones named', async () => {
    open();
    const [, newest] = within(await screen.findByRole('table', { name: 'Par mois' })).getAllByRole('row');
    expect(newest).toHaveTextContent(/^novembre 2026/);
    expect(screen.getByRole('table', { name: 'Par financeur' })).toBeInTheDocument();
    expect(within(screen.getByRole('table', { name: 'Par département' })).getByText('Autres')).toBeInTheDocument();
  });

  it('shows every published version of the rules with its first day and its text, newest first', async () => {
    open();
    const rules = within(await screen.findByRole('region', { name: 'Les règles, version par version' }));
    const versions = rules.getAllByText(/^Version/).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(versions).toEqual([
      'Version 2, pour les réparations à partir du 1er juin 2026',
      'Version 1, depuis le début',
    ]);
    expect(rules.getAllByText(/réparation \. prime/)).toHaveLength(2);
  });

  it('says of rules for the same first day which version another one replaced, under the rules of a later day', async () => {
    const props = open();
    const version = (number: number, holds_from: string) => ({
      holds_from,
      campaign: { ...openEndedCampaign, version: number },
    });
    props.api.answer(campaignRoutes.listCampaigns, [
      { campaign: openEndedCampaign },
      version(3, '2026-11-28'),
      version(4, '2027-06-01'),
      version(5, '2026-11-28'),
    ]);
    cleanup();
    renderScreen(<OpenAccountsPage {...props} />);
    const rules = within(await screen.findByRole('region', { name: 'Les règles, version par version' }));
    await rules.findByText(/Version 5/);
    expect(rules.getAllByText(/^Version/).map(({ textContent }) => textContent)).toEqual([
      'Version 4, pour les réparations à partir du 1er\u00a0juin\u00a02027',
      'Version 5, pour les réparations à partir du 28\u00a0novembre\u00a02026',
      'Version 3, pour les réparations à partir du 28\u00a0novembre\u00a02026, remplacée le même jour par la version\u00a05',
      'Version 1, depuis le début',
    ]);
  });

  it('names the campaign of each version of the rules where another one adds to the first', async () => {
    const props = open();
    const town = { ...openEndedCampaign, id: 'town', name: 'Ville à vélo' };
    props.api.answer(campaignRoutes.listCampaigns, [{ campaign: openEndedCampaign }, { campaign: town }]);
    cleanup();
    renderScreen(<OpenAccountsPage {...props} />);
    const rules = within(await screen.findByRole('region', { name: 'Les règles, version par version' }));
    expect(rules.getAllByText(/Version 1/).map(({ textContent }) => textContent)).toEqual([
      'Ville à vélo\u00a0: Version 1, depuis le début',
      `${openEndedCampaign.name}\u00a0: Version 1, depuis le début`,
    ]);
  });

  it('says that no head is published yet where the log has none', async () => {
    open({ size: 0, licence: answer.licence, rows: [], called: [] });
    expect(await screen.findByText(/Aucun relevé n’est encore publié/)).toBeInTheDocument();
  });

  it('says that the accounts did not arrive and offers to ask again', async () => {
    open(() => {
      throw appError('ServiceUnavailableException', 'away');
    });
    expect(await screen.findByText(/Les comptes ne sont pas arrivés/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
  });
});

describe('the envelopes among the open accounts', () => {
  it('tells what each funder gives, what is left of it, never below zero, and what happens then', async () => {
    open(answer, funded);
    const table = await screen.findByRole('table', { name: 'Ce que donne chaque financeur' });
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent?.replace(/[\u00a0\u202f]/g, ' '));
    expect(rows).toEqual([
      'FinanceurEnveloppeResteUne fois utilisée',
      'Ville20 000,00 €1 250,50 €État paie à sa place',
      'État20 000,00 €0,00 €les dossiers attendent leur tour',
    ]);
  });

  it('asks for no envelope in a campaign that has none', async () => {
    const props = open();
    expect(await screen.findByRole('region', { name: 'Depuis le début' })).toBeInTheDocument();
    expect(props.api.callsOf(campaignRoutes.readOpenEnvelopes)).toEqual([]);
  });
});

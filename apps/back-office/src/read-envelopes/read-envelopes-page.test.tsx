import { campaignRoutes } from '@alveole/contracts/campaign';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import type { RouteResult } from '@alveole/contracts';
import type { Campaign } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { EnvelopeWarnings } from './envelope-warnings.tsx';
import { ReadEnvelopesPage } from './read-envelopes-page.tsx';

const { readEnvelopes } = campaignRoutes;
type Envelope = RouteResult<typeof readEnvelopes>[number];

const town: Envelope = {
  funder_id: 'ville',
  funder_name: 'Ville d’Exemple',
  amount_cents: 10_000_00,
  left_cents: 1_600_00,
  reserved_cents: 900_00,
  committed_cents: 2_500_00,
  paid_cents: 5_000_00,
  when_used_up: 'redirect',
  redirect_to: 'etat',
  alert: 80,
  forecast: { kind: 'ends', day: '2026-05-27' },
  awaiting_files: 0,
  compared_at: '2026-03-02T02:00:00.000Z',
  difference_cents: 0,
};
const campaign: Campaign = {
  ...openEndedCampaign,
  funders: [
    {
      id: 'ville',
      name: 'Ville d’Exemple',
      pays: 'percentage',
      percent: 40,
      envelope: { amountCents: 1, whenUsedUp: 'refuse' },
    },
    { id: 'etat', name: 'État', pays: 'remainder' },
  ],
};

function open(envelopes: Envelope[], Page = ReadEnvelopesPage, role: 'ADM' | 'ALL' = 'ADM', running = campaign) {
  const desk = atDesk({ role });
  desk.api.answer(readEnvelopes, envelopes);
  const props = { ...desk, config: { ...desk.config, campaign: running } };
  return { props, ...renderScreen(<Page {...props} />, { at: '/admin/backend/enveloppes' }) };
}
const card = async () => within(await screen.findByRole('region', { name: 'Ville d’Exemple' }));

describe('the page of the envelopes', () => {
  it('shows what is paid, committed, reserved and left of each envelope in words and figures', async () => {
    open([town]);
    const { getByText, getByRole } = await card();
    expect(getByRole('img', { name: /Ville d’Exemple\s: 84\s% utilisés/ })).toBeInTheDocument();
    for (const [name, sum] of [
      ['Versé', /5\s000,00\s€/],
      ['À verser', /2\s500,00\s€/],
      ['Réservé', /900,00\s€/],
      ['Reste', /1\s600,00\s€/],
    ] as const)
      expect(getByText(name).closest('div')).toHaveTextContent(sum);
    expect(getByText('Vérifiée dossier par dossier').closest('div')).toHaveTextContent('2 mars 2026');
  });

  it('tells when an envelope ends at this pace, and who pays then', async () => {
    open([town]);
    const { getByText } = await card();
    expect(getByText('27 mai 2026, au rythme des dernières semaines')).toBeInTheDocument();
    expect(getByText('État paie à sa place')).toBeInTheDocument();
  });

  it('tells no day after the end of the campaign, which the envelope outlives', async () => {
    open([town], ReadEnvelopesPage, 'ADM', { ...campaign, endsOn: '2026-05-26' });
    expect((await card()).getByText('Pas avant la fin de la campagne, le 26 mai 2026')).toBeInTheDocument();
  });

  it.each([
    ['too-early', /^Pas assez de recul\s: deux semaines entières sont nécessaires$/],
    ['at-rest', 'Aucune au rythme des dernières semaines'],
    ['used-up', 'Utilisée'],
  ] as const)('tells no day where the forecast is %s, and says why', async (kind, words) => {
    open([{ ...town, forecast: { kind } }]);
    expect((await card()).getByText(words)).toBeInTheDocument();
  });

  it('leads to the files that wait for an envelope, the oldest first', async () => {
    open([{ ...town, when_used_up: 'wait', left_cents: 0, awaiting_files: 12 }]);
    const { getByRole, getByText } = await card();
    expect(getByText('Les dossiers complets attendent leur tour')).toBeInTheDocument();
    expect(getByRole('link', { name: /12\sdossiers complets attendent/ })).toHaveAttribute(
      'href',
      '/admin/backend/reparations?filtre=attente-enveloppe&tri=anciens',
    );
  });

  it('says by how much an account differs from its files, and that it is to be recounted', async () => {
    open([{ ...town, difference_cents: 700 }]);
    expect((await card()).getByText(/diffère de 7,00\s€ de ce que disent les dossiers/)).toBeInTheDocument();
  });

  it('says that a lowered envelope is below what is reserved, and who goes first', async () => {
    open([{ ...town, amount_cents: 8_000_00, left_cents: -400_00 }]);
    expect((await card()).getByText(/baissée sous ce qui est réservé/)).toBeInTheDocument();
  });

  it('says where an envelope is written while no funder has one', async () => {
    open([]);
    expect(await screen.findByText('Aucune enveloppe')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ouvrir la campagne' })).toHaveAttribute(
      'href',
      '/admin/settings/campagne',
    );
  });
});

describe('the warning of an envelope on the home of the desk', () => {
  it('tells what is left from 80 per cent, and nothing below', async () => {
    open([town, { ...town, funder_id: 'etat', funder_name: 'État', alert: undefined }], EnvelopeWarnings as never);
    expect(
      await screen.findByText(
        /Enveloppe de «\sVille d’Exemple\s»\s: 84\s% utilisés, il reste 1\s600,00\s€ sur 10\s000,00\s€/,
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/État/)).not.toBeInTheDocument();
  });

  it('has one link to the envelopes, however many are nearly used up', async () => {
    open([town, { ...town, funder_id: 'etat', funder_name: 'État' }], EnvelopeWarnings as never);
    expect(await screen.findByText(/«\sÉtat\s»\s: 84\s% utilisés/)).toBeInTheDocument();
    expect(screen.getByText(/«\sVille d’Exemple\s»\s: 84\s% utilisés/)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Enveloppes des financeurs' })).toHaveLength(1);
  });

  it('asks for no envelope for a role that does not read them', () => {
    const { props } = open([town], EnvelopeWarnings as never, 'ALL');
    expect(props.api.callsOf(readEnvelopes)).toEqual([]);
  });
});

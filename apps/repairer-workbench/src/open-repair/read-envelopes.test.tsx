import { campaignRoutes } from '@alveole/contracts/campaign';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import type { RouteResult } from '@alveole/contracts';
import type { Campaign } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { atCounter } from '../workbench.fixture.ts';
import { RepairReceptionPage } from './reception-page.tsx';

const { readOpenEnvelopes } = campaignRoutes;
type Envelope = RouteResult<typeof readOpenEnvelopes>[number];
const campaign: Campaign = {
  ...openEndedCampaign,
  funders: [
    {
      id: 'ville',
      name: 'Ville',
      pays: 'percentage',
      percent: 40,
      envelope: { amountCents: 1_000_00, whenUsedUp: 'refuse' },
    },
    { id: 'etat', name: 'État', pays: 'remainder' },
  ],
};
const town = (left_cents: number, when_used_up: Envelope['when_used_up'] = 'refuse'): Envelope => ({
  funder_id: 'ville',
  funder_name: 'Ville',
  amount_cents: 1_000_00,
  left_cents,
  when_used_up,
  ...(when_used_up === 'redirect' && { redirect_to: 'etat' }),
});

function open(envelope: Envelope, given = campaign) {
  const counter = atCounter();
  counter.api.answer(readOpenEnvelopes, [envelope]);
  const props = { ...counter, config: { ...counter.config, campaign: given } };
  return { props, ...renderScreen(<RepairReceptionPage {...props} />, { at: '/admin/reparation/reception' }) };
}

beforeEach(() => sessionStorage.clear());

describe('the reception of a campaign with envelopes', () => {
  it('says before anything is typed that nothing is left, and leads to the files of the shop', async () => {
    open(town(0));
    expect(
      await screen.findByText(/aucun dossier ne peut être ouvert tant qu’elle n’est pas augmentée/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir mes dossiers' })).toHaveAttribute(
      'href',
      '/admin/reparation/livraison',
    );
  });

  it('warns of what is left once it does not hold the share of a file at the cap', async () => {
    open(town(19_99));
    expect(await screen.findByText(/presque utilisée\s: il en reste 19,99\s€/)).toBeInTheDocument();
  });

  it('says that the file will wait its turn where the campaign has a waiting list', async () => {
    open(town(0, 'wait'));
    expect(await screen.findByText(/il attendra son tour avant d’être examiné et payé/)).toBeInTheDocument();
  });

  it.each([
    ['holds a file at the cap', town(20_00)],
    ['is taken over by another funder', town(0, 'redirect')],
  ])('says nothing of an envelope that %s', async (_case, envelope) => {
    const { props } = open(envelope);
    await waitFor(() => expect(props.api.callsOf(readOpenEnvelopes)).toHaveLength(1));
    expect(await screen.findByRole('textbox', { name: /mobile/i })).toBeInTheDocument();
    expect(screen.queryByText(/enveloppe/i)).not.toBeInTheDocument();
  });

  it('asks for no envelope in a campaign that has none', async () => {
    const { props } = open(town(0), openEndedCampaign);
    expect(await screen.findByRole('textbox', { name: /mobile/i })).toBeInTheDocument();
    expect(props.api.callsOf(readOpenEnvelopes)).toEqual([]);
  });
});

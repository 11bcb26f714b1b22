import { refusalError } from '@alveole/contracts';
import { campaignRoutes } from '@alveole/contracts/campaign';
import { replayRoutes } from '@alveole/contracts/replay';
import { replayRefusals } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { replayPath } from '../publish-campaign/version-address.ts';
import { ReplayCampaignPage } from './replay-campaign-page.tsx';

const { listCampaignVersions } = campaignRoutes;
const { exportReplay, listReplays, readReplay, replayCampaign, stopReplay } = replayRoutes;

const versions = [
  {
    version_id: 'v2',
    campaign_id: 'open-ended',
    campaign_name: 'Aide au vélo',
    version: 2,
    state: 'proposed' as const,
    reason: 'Essai',
    is_in_force: false,
  },
  {
    version_id: 'own',
    campaign_id: 'open-ended',
    campaign_name: 'Aide au vélo',
    version: 1,
    state: 'published' as const,
    reason: '',
    is_in_force: true,
  },
];
const figures = {
  files: 1000,
  raised: 400,
  lowered: 10,
  newly_refused: 2,
  newly_eligible: 0,
  former_amount: 40_000,
  amount: 41_250,
};
const listed = {
  replay_id: 'r1',
  state: 'done' as const,
  former: { campaign_id: 'open-ended', version: 1, version_id: 'own' },
  next: { campaign_id: 'open-ended', version: 2, version_id: 'v2' },
  opened_from: '2026-01-01',
  created_by: 'Léa Petit',
  created_at: '2026-05-20T09:00:00Z',
  total: 1200,
  read: 1200,
  sums: figures,
};
const whole = {
  ...listed,
  cells: [
    { gender: 0 as const, department: '69', ...figures, files: 993 },
    { gender: 1 as const, department: null, ...figures, files: 7 },
  ],
  differences: [
    { difference: -50, files: 2 },
    { difference: 30, files: 400 },
  ],
  quantiles: { tenth: -10, half: 30, nine_tenths: 30 },
  refusals: [{ sentence: 'Il faut avoir 18 ans.', files: 2 }],
};

function open(replays: readonly (typeof listed)[] = [listed], permission: 0 | 1 = 0, at = replayPath('v2')) {
  const props = atDesk({ permission });
  props.api
    .answer(listCampaignVersions, [...versions])
    .answer(listReplays, [...replays])
    .answer(readReplay, whole)
    .answer(replayCampaign, { ...listed, state: 'running' })
    .answer(exportReplay, new TextEncoder().encode('a;b'))
    .answer(stopReplay, { ...listed, state: 'stopped' });
  return { props, ...renderScreen(<ReplayCampaignPage {...props} />, { at }) };
}

it('tells how many files a replay would change, by how much, for whom and why they would be refused', async () => {
  open();
  expect(
    await screen.findByText(/412 dossiers sur 1\s000 changeraient, pour \+1\s250,00\s€ au total/),
  ).toBeInTheDocument();
  expect(screen.getByText(/La moitié change de \+30,00\s€ au plus/)).toBeInTheDocument();
  const rows = screen.getAllByRole('row');
  expect(rows.some((row) => /69.*Réparation.*993/.test(row.textContent))).toBe(true);
  expect(screen.getByRole('row', { name: /Autres départements/ })).toHaveTextContent(/Remise en selle.*7/);
  expect(screen.getByText('Il faut avoir 18 ans.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /De combien les primes changeraient/ })).toBeInTheDocument();
});

it('begins a replay of a version beside the one in force over a period, and shows it', async () => {
  const { props, user, address } = open([]);
  await user.type(await screen.findByLabelText(/ouverts depuis/), '01/01/2026');
  await user.click(screen.getByRole('button', { name: 'Simuler' }));
  await waitFor(() => expect(props.api.callsOf(replayCampaign)).toHaveLength(1));
  expect(props.api.callsOf(replayCampaign)[0]?.body).toMatchObject({
    former: { version_id: 'own' },
    next: { version_id: 'v2' },
    opened_from: '2026-01-01',
  });
  await waitFor(() => expect(address()).toBe(replayPath('v2', 'r1')));
});

it('begins no replay of a period whose end comes before its beginning', async () => {
  const { props, user } = open([]);
  await user.type(await screen.findByLabelText(/ouverts depuis/), '01/02/2026');
  await user.type(screen.getByLabelText(/Jusqu/), '01/01/2026');
  await user.click(screen.getByRole('button', { name: 'Simuler' }));
  expect(screen.getByText('Ce jour vient avant le premier')).toBeInTheDocument();
  expect(props.api.callsOf(replayCampaign)).toEqual([]);
});

it('says why the service begins no replay while another one runs', async () => {
  const { props, user } = open([]);
  props.api.answer(replayCampaign, () => {
    throw refusalError(replayRefusals.another);
  });
  await user.click(await screen.findByRole('button', { name: 'Simuler' }));
  expect(await screen.findByText(/Une simulation est déjà en cours/)).toBeInTheDocument();
});

it('shows how far a replay has come while it runs, and stops it', async () => {
  const { props, user } = open();
  props.api.answer(readReplay, { ...whole, state: 'running', read: 300 });
  expect(await screen.findByRole('progressbar', { name: /300 sur 1\s200/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Arrêter la simulation' }));
  await waitFor(() => expect(props.notices).toEqual([{ tone: 'success', text: 'La simulation est arrêtée' }]));
});

it('says that a replay would change no file', async () => {
  const { props } = open();
  const same = { ...figures, raised: 0, lowered: 0, newly_refused: 0, amount: 40_000 };
  props.api.answer(readReplay, { ...whole, sums: same, differences: [], quantiles: null, refusals: [] });
  expect(await screen.findAllByText('Aucun dossier ne changerait.')).not.toHaveLength(0);
});

it('lets a member of the desk below administrator level read a replay, and begin none', async () => {
  open([listed], 1);
  expect(await screen.findByText(/412 dossiers/)).toBeInTheDocument();
  expect(screen.getByText(/Seul un administrateur lance une simulation/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Simuler/ })).not.toBeInTheDocument();
});

it('hands out what a replay found as a CSV file', async () => {
  const { props, user } = open();
  await user.click(
    await within(await screen.findByRole('region', { name: /Version 2, comparée/ })).findByRole('button', {
      name: /CSV/,
    }),
  );
  await waitFor(() => expect(props.api.callsOf(exportReplay)).toHaveLength(1));
});

const withoutVersion = '/admin/settings/campagne/simulation';

it('offers the proposed versions alone, which alone are simulated, where a simulation is opened without one', async () => {
  open([], 0, withoutVersion);
  expect(await screen.findByText('Aucune version choisie')).toBeVisible();
  const main = screen.getByText('Aucune version choisie').parentElement as HTMLElement;
  const links = within(main).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Aide au vélo, version 2', replayPath('v2')],
  ]);
});

it('leads to the versions of the campaign, to propose one, where a simulation is opened and no version is proposed', async () => {
  const props = atDesk({ permission: 0 });
  props.api.answer(listCampaignVersions, versions.slice(1)).answer(listReplays, []);
  renderScreen(<ReplayCampaignPage {...props} />, { at: withoutVersion });
  expect(await screen.findByText(/aucune n’attend/)).toBeVisible();
  const main = screen.getByText('Aucune version choisie').parentElement as HTMLElement;
  expect(within(main).getByRole('link', { name: 'Campagne' })).toHaveAttribute('href', '/admin/settings/campagne');
});

import { appError } from '@alveole/contracts';
import type { RouteResult } from '@alveole/contracts';
import { funderRoutes } from '@alveole/contracts/funder';
import type { Campaign } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { FundCallsPage } from './fund-calls-page.tsx';

const { listFundCalls, previewFundCall, issueFundCall, readFundCallPdf, readFundCallCsv } = funderRoutes;
type Call = RouteResult<typeof issueFundCall>;
type Preview = RouteResult<typeof previewFundCall>;

const call: Call = {
  call_id: 'ville-1',
  funder_id: 'ville',
  funder_name: 'Ville d’Exemple',
  number: 1,
  basis: 'committed',
  from_line: 0,
  to_line: 40,
  until_day: '2026-10-31',
  lines: 31,
  committed_cents: 317_90,
  paid_cents: 100_00,
  called_cents: 317_90,
  csv_sha256: 'a'.repeat(64),
  head_root: 'b'.repeat(64),
  issued_at: '2026-11-01T09:00:00.000Z',
  issued_by: 'LEROY Sophie',
};
const preview: Preview = {
  funder_id: 'ville',
  number: 2,
  former_basis: 'committed',
  until_day: '2026-11-26',
  former_day: '2026-10-31',
  lines: 12,
  committed_cents: 120_50,
  paid_cents: 80_00,
};
const funders: Campaign['funders'] = [
  { id: 'ville', name: 'Ville d’Exemple', pays: 'percentage', percent: 40 },
  { id: 'etat', name: 'État', pays: 'remainder' },
];

function open(changes: Partial<Preview> = {}, permission: 0 | 1 = 0, campaign = { ...openEndedCampaign, funders }) {
  const desk = atDesk({ permission });
  desk.api
    .answer(listFundCalls, [call])
    .answer(previewFundCall, { ...preview, ...changes })
    .answer(issueFundCall, { ...call, number: 2 })
    .answer(readFundCallPdf, new Uint8Array([37]))
    .answer(readFundCallCsv, new Uint8Array([97]));
  const props = { ...desk, config: { ...desk.config, campaign } };
  return { props, ...renderScreen(<FundCallsPage {...props} />, { at: '/admin/backend/appels' }) };
}
const card = async () => within(await screen.findByRole('region', { name: 'Préparer un appel de fonds' }));

describe('the desk’s calls for funds', () => {
  it('shows what the next call covers, from the head of the last one, and what it asks for', async () => {
    open();
    const { findByText } = await card();
    const items = (await findByText('Somme demandée')).closest('dl');
    expect(items).toHaveTextContent(/120,50\s€.*31 octobre 2026.*26 novembre 2026.*N°\s2, 12\sécritures/);
  });

  it('issues the call as it was previewed once its consequence is confirmed', async () => {
    const { user, props } = open();
    const { findByRole } = await card();
    await user.click(await findByRole('button', { name: 'Émettre l’appel' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /appel n°\s2 à Ville d’Exemple/ }));
    expect(dialog.getByText(/120,50\s€\. L’appel ne peut plus être changé ni annulé/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Émettre l’appel' }));
    await waitFor(() =>
      expect(props.api.callsOf(issueFundCall)).toEqual([
        {
          body: {
            funder_id: 'ville',
            number: 2,
            basis: 'committed',
            until_day: '2026-11-26',
            called_cents: 120_50,
          },
        },
      ]),
    );
    expect(props.notices).toEqual([{ tone: 'success', text: expect.stringMatching(/^L’appel n°\s2 est émis$/) }]);
  });

  it('asks at the first call of a funder alone what its calls are about', async () => {
    const { user } = open({ former_basis: undefined, former_day: undefined, number: 1 });
    const { findByRole, findByText } = await card();
    await user.click(await findByRole('radio', { name: /Les sommes versées/ }));
    expect((await findByText('Somme demandée')).closest('dl')).toHaveTextContent(/80,00\s€/);
  });

  it('says why nothing can be called, and offers no press', async () => {
    open({ committed_cents: -10_00 });
    const { findByText, getByRole } = await card();
    expect(await findByText(/Une correction en moins attend l’appel suivant/)).toBeInTheDocument();
    expect(getByRole('button', { name: 'Émettre l’appel' })).toBeDisabled();
  });

  it('offers no call while a day is typed that is none, since that of no day would be issued', async () => {
    const { user } = open();
    const { findByRole, queryByRole, getByLabelText, queryByText } = await card();
    await findByRole('button', { name: 'Émettre l’appel' });
    await user.type(getByLabelText(/Jusqu’au/), '31022026');
    expect(queryByRole('button', { name: 'Émettre l’appel' })).not.toBeInTheDocument();
    expect(queryByText('Somme demandée')).not.toBeInTheDocument();
  });

  it('says that no signed head covers anything new', async () => {
    open({ until_day: undefined, lines: 0, committed_cents: 0 });
    expect(await (await card()).findByText(/Aucune écriture nouvelle n’est couverte/)).toBeInTheDocument();
  });

  it('says in the dialog that another administrator was quicker', async () => {
    const { user, props } = open();
    props.api.answer(issueFundCall, () => {
      throw appError('RefundVersionMismatchException', 'Another call was issued meanwhile.');
    });
    await user.click(await (await card()).findByRole('button', { name: 'Émettre l’appel' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Émettre l’appel' }));
    expect(await dialog.findByText(/Un autre appel vient d’être émis/)).toBeInTheDocument();
  });

  it('saves the papers of a call that was issued', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const { user, props } = open();
    await user.click(await screen.findByRole('button', { name: /PDF de l’appel n°\s1, Ville d’Exemple/ }));
    await user.click(screen.getByRole('button', { name: /CSV de l’appel n°\s1, Ville d’Exemple/ }));
    await waitFor(() => expect(props.api.callsOf(readFundCallCsv)).toEqual([{ params: { id: 'ville-1' } }]));
    expect(props.api.callsOf(readFundCallPdf)).toEqual([{ params: { id: 'ville-1' } }]);
  });

  it('offers an operator the calls to read, and none to issue', async () => {
    open({}, 1);
    const { findByText, queryByRole } = await card();
    expect(await findByText('Seul un administrateur émet un appel de fonds')).toBeInTheDocument();
    expect(queryByRole('button', { name: 'Émettre l’appel' })).not.toBeInTheDocument();
  });
});

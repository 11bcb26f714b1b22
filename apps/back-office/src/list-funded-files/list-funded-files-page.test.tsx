import { funderRoutes } from '@alveole/contracts/funder';
import type { RouteResult } from '@alveole/contracts';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { ListFundedFilesPage } from './list-funded-files-page.tsx';

const { countFundedFiles, listFundedFiles, exportFundedFiles } = funderRoutes;
type File = RouteResult<typeof listFundedFiles>[number];

const file: File = {
  reference: 'ab9906a8-7be3',
  day: '2026-11-23',
  department: '69',
  gender: 0,
  choices: ['Un vélo cargo'],
  invoice_cents: 125_00,
  share_cents: 45_00,
  paid_cents: 0,
  overpaid_cents: 0,
  state: 'committed',
  campaign_version: 2,
};

function open(files: File[] = [file], at = '/admin/financeur/dossiers') {
  const props = fakeRemoteProps({ role: 'FIN' });
  props.api
    .answer(listFundedFiles, files)
    .answer(countFundedFiles, { files: 42, share_cents: 1_890_00, paid_cents: 1_700_00, overpaid_cents: 12_50 })
    .answer(exportFundedFiles, new TextEncoder().encode('a;b'));
  return { props, ...renderScreen(<ListFundedFilesPage {...props} />, { at }) };
}

describe('the files of a funder', () => {
  it('shows a file by its reference, day, department, kind, invoice, share, state and version', async () => {
    open();
    const row = await screen.findByRole('row', { name: /ab9906a8-7be3/ });
    expect(row).toHaveTextContent(
      /23 novembre 2026.*69.*Réparation, Un vélo cargo.*125,00\s€.*45,00\s€.*–.*À verser.*2/,
    );
  });

  it('shows what the bank has paid of a share, and that it is more than the share is now', async () => {
    open([{ ...file, share_cents: 37_50, paid_cents: 45_00, overpaid_cents: 7_50, state: 'overpaid' }]);
    const row = await screen.findByRole('row', { name: /ab9906a8-7be3/ });
    expect(row).toHaveTextContent(/37,50\s€.*45,00\s€.*Versé en trop/);
  });

  it('says « Autres » for a department in which few files stand', async () => {
    open([{ ...file, department: 'autres' }]);
    expect(await screen.findByRole('row', { name: /ab9906a8-7be3/ })).toHaveTextContent('Autres');
  });

  it('narrows the list to a state, and keeps it in the address', async () => {
    const { user, props } = open();
    await user.click(await screen.findByRole('radio', { name: 'Versé' }));
    await waitFor(() => expect(props.api.callsOf(listFundedFiles).at(-1)?.query).toEqual({ state: 'paid' }));
  });

  it('asks for the days of its address', async () => {
    const { props } = open([], '/admin/financeur/dossiers?du=2026-10-01&au=2026-10-31&etat=ailleurs');
    expect(await screen.findByText('Aucun dossier')).toBeInTheDocument();
    expect(props.api.callsOf(listFundedFiles)[0]?.query).toEqual({ from: '2026-10-01', until: '2026-10-31' });
  });

  it('shows how many files its filters leave and what the funder pays of them together', async () => {
    const { props } = open([file], '/admin/financeur/dossiers?etat=paid');
    expect(
      await screen.findByText('1 890,00 €', { normalizer: (text) => text.replace(/\s/g, ' ') }),
    ).toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Votre part de ces dossiers' })).toHaveTextContent(/pour 42\sdossiers/);
    expect(screen.getByRole('status', { name: 'Votre part de ces dossiers' })).toHaveTextContent(
      /1\s700,00\s€\sversés12,50\s€\sversés en trop, à récupérer/,
    );
    expect(screen.getByText(/1\sdossier affiché sur 42/)).toBeInTheDocument();
    expect(props.api.callsOf(countFundedFiles)).toEqual([{ query: { state: 'paid' } }]);
  });

  it('searches the reference or the department that is typed, and keeps it in the address', async () => {
    const { user, props } = open();
    await user.type(await screen.findByRole('searchbox', { name: /référence ou son département/ }), 'ab99{Enter}');
    await waitFor(() => expect(props.api.callsOf(listFundedFiles).at(-1)?.query).toEqual({ query: 'ab99' }));
    expect(props.api.callsOf(countFundedFiles).at(-1)?.query).toEqual({ query: 'ab99' });
  });

  it('shows the number of no rows under an empty list', async () => {
    open([], '/admin/financeur/dossiers?etat=paid');
    expect(await screen.findByText('Aucun dossier')).toBeInTheDocument();
    expect(screen.queryByText(/affiché/)).not.toBeInTheDocument();
  });

  it('unfolds the days when they are asked for', async () => {
    const { user } = open();
    const fold = await screen.findByRole('button', { name: 'Dates d’ouverture', expanded: false });
    expect(screen.queryByLabelText(/Ouverts du/)).not.toBeInTheDocument();
    await user.click(fold);
    expect(screen.getByLabelText(/Ouverts du/)).toBeInTheDocument();
  });

  it('saves the files of the filter as a CSV file', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const { user, props } = open([file], '/admin/financeur/dossiers?etat=committed');
    await user.click(await screen.findByRole('button', { name: 'Télécharger en CSV' }));
    await waitFor(() => expect(props.api.callsOf(exportFundedFiles)).toEqual([{ query: { state: 'committed' } }]));
    await waitFor(() => expect(props.notices).toEqual([{ tone: 'success', text: 'Le fichier est enregistré' }]));
  });
});

import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { ConfirmPickUpPage } from '../confirm-pick-up/confirm-pick-up-page.tsx';
import { FollowFilePage } from '../follow-file/follow-file-page.tsx';
import { RecordInvoicePage } from '../record-invoice/record-invoice-page.tsx';
import { atCounter, readyForCode } from '../workbench.fixture.ts';

const answers: RepairFile['answers'] = [
  { question_id: 'velo', question: 'Quel vélo ?', answer: 'Un vélo cargo', value: 'cargo' },
  {
    question_id: 'avis',
    question: 'Avis d’imposition',
    answer: 'Document joint',
    value: 'accepted/entity-1/avis.pdf',
    media_url: 'accepted/entity-1/avis.pdf',
  },
];

const pages = [
  ['the page of its invoice', RecordInvoicePage, '/admin/seances/liste'],
  ['its finalisation', ConfirmPickUpPage, '/admin/reparation/finalisation'],
  ['its own page', FollowFilePage, '/admin/reparation/dossiers'],
] as const;

it.each(pages)(
  'an answered file shows its answers in words on %s, and opens its document there',
  async (_, Page, path) => {
    const props = atCounter();
    props.api.answer(repairRoutes.readOwnRepair, readyForCode({ answers }));
    const routes = (
      <Routes>
        <Route path={`${path}/:id`} element={<Page {...props} />} />
      </Routes>
    );
    const { user } = renderScreen(routes, { at: `${path}/repair-1` });
    expect(await screen.findByText('Quel vélo ?')).toBeVisible();
    expect(screen.getByText('Un vélo cargo')).toBeVisible();
    expect(screen.queryByText('Document joint')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Voir\u00a0: Avis d’imposition' }));
    expect(within(await screen.findByRole('dialog')).getByRole('heading', { name: 'Avis d’imposition' })).toBeVisible();
  },
);

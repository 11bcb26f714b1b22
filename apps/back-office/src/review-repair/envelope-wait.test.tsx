import { RepairStatus } from '@alveole/domain';
import { screen } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { openReview } from './open-review.fixture.tsx';

const envelope_wait = { funder_name: 'Ville d’Exemple', since: '2026-03-05T09:00:00.000Z' };

it('says at the desk for whose envelope a file waits, and why it cannot be validated yet', async () => {
  openReview({ ...completeRepair(), status: RepairStatus.toReview, awaits_envelope: true, envelope_wait });
  expect(await screen.findByText(/L’enveloppe de «\sVille d’Exemple\s» est utilisée/)).toHaveTextContent(
    /attend son tour depuis le 05-03-2026/,
  );
  expect(screen.getByRole('link', { name: 'Voir les enveloppes' })).toHaveAttribute(
    'href',
    '/admin/backend/enveloppes',
  );
  const validate = screen.getByRole('button', { name: /Valider pour remboursement/ });
  expect(validate).toBeDisabled();
  expect(validate).toHaveAccessibleDescription(/ce dossier attend son tour/);
  expect(screen.getByRole('button', { name: /Non éligible/ })).toBeInTheDocument();
});

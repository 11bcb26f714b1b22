import type { Question } from '@alveole/domain';
import { screen, waitFor } from '@testing-library/react';
import { listRepairs, open, openPanel, plain } from './list-repairs.fixture.tsx';

const bike: Question = {
  id: 'velo',
  label: 'Quel vélo ?',
  step: 'invoice',
  isRequired: true,
  kind: 'choice',
  options: [
    { id: 'cargo', label: 'Un vélo cargo' },
    { id: 'autre', label: 'Un autre vélo' },
  ],
};
const income: Question = { id: 'revenu', label: 'Revenu', step: 'opening', isRequired: true, kind: 'number' };
const field = /Réponse à une question du programme/;

describe('the answers to the questions of the campaign', () => {
  it('an answer narrows the list, and stands above it as a tag that takes it away', async () => {
    const { user, props, address } = open(undefined, undefined, [bike, income]);
    const panel = await openPanel(user);
    await user.click(panel.getByRole('button', { name: field }));
    expect(screen.getAllByRole('option').map((option) => plain(option))).toEqual([
      'Toutes les réponses',
      'Quel vélo ? Un vélo cargo',
      'Quel vélo ? Un autre vélo',
    ]);
    await user.click(screen.getByRole('option', { name: /vélo cargo/ }));
    await user.click(panel.getByRole('button', { name: 'Afficher les dossiers' }));
    await waitFor(() => expect(decodeURIComponent(address())).toBe('/admin/backend/reparations?reponse=velo=cargo'));
    expect(props.api.callsOf(listRepairs).at(-1)).toEqual({ query: { answer: 'velo=cargo' } });
    await user.click(await screen.findByRole('button', { name: 'Retirer le filtre Quel vélo ? Un vélo cargo' }));
    await waitFor(() => expect(address()).not.toContain('reponse'));
  });

  it('the panel offers no answers as a filter where the campaign asks nothing that has few', async () => {
    const { user } = open(undefined, undefined, [income]);
    const panel = await openPanel(user);
    expect(await panel.findByRole('textbox', { name: /^Département/ })).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: field })).not.toBeInTheDocument();
  });
});

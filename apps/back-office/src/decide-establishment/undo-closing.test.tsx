import { EstablishmentStatus } from '@alveole/domain';
import { screen, waitFor } from '@testing-library/react';
import { button, confirm, openFile, shopAt } from '../review-establishment/open-file.fixture.tsx';

const hour = 3600_000;
const closedUntil = (undone_until: Date) =>
  shopAt(EstablishmentStatus.closed, {
    own_closing: { undone_until: undone_until.toISOString(), from: EstablishmentStatus.validated },
    entity_data: { cgsAcceptDate: 'never' },
  });

describe('a shop that closed itself', () => {
  it('is opened again after a confirmation that names what follows', async () => {
    const { user, saved } = openFile(closedUntil(new Date(Date.now() + hour)));
    await user.click(await button('Rouvrir le compte'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Le dossier revient à l’état où il était');
    expect(saved()).toEqual([]);
    await user.click(await confirm('Rouvrir le compte'));
    await waitFor(() => expect(saved()).toMatchObject([{ undo_closing: true }]));
    expect(saved()[0]).not.toHaveProperty('status');
  });

  it('says after seven days why it stays closed', async () => {
    openFile(closedUntil(new Date(Date.now() - hour)));
    expect(await button('Rouvrir le compte')).toHaveAccessibleDescription(/s’est fermé il y a plus de sept jours/);
  });
});

it('offers no reopening of what the programme refused for good', async () => {
  openFile(shopAt(EstablishmentStatus.closed));
  await button('Modifier les données');
  expect(screen.queryByRole('button', { name: 'Rouvrir le compte' })).not.toBeInTheDocument();
});

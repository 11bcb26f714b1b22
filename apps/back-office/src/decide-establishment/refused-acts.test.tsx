import { ActivityKind, EstablishmentStatus } from '@alveole/domain';
import { screen } from '@testing-library/react';
import { button, openFile, shopAt } from '../review-establishment/open-file.fixture.tsx';

describe('what cannot be done', () => {
  it('says that another operator follows the file', async () => {
    openFile(
      shopAt(EstablishmentStatus.registered, { entity_data: { operateur_id: 'user-2', operateur_name: 'Jean Roux' } }),
      { permission: 1 },
    );
    expect(
      await screen.findByText('Ce dossier est suivi par Jean Roux. Seule cette personne peut décider.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Suivi par Jean Roux')).toBeInTheDocument();
    const names = ['Valider l’accréditation', 'Modifier les données', 'Libérer', 'Attribuer', /^Remplacer|^Ajouter/];
    for (const name of names) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('says why a suspended file is not restored', async () => {
    openFile(shopAt(EstablishmentStatus.suspended));
    expect(await button('Restaurer')).toHaveAccessibleDescription(/L'envoi de cette décision est désactivé/);
  });

  it('says that a validated file is validated', async () => {
    openFile(shopAt(EstablishmentStatus.validated));
    expect(await button('Valider l’accréditation')).toHaveAccessibleDescription(/Cette entité à déjà été validée/);
  });

  it('says what a closed account allows: nothing', async () => {
    openFile(shopAt(EstablishmentStatus.closed));
    expect(await button('Modifier les données')).toHaveAccessibleDescription(
      "Cette opération n'est pas possible pour un dossier «\u00a0Compte fermé\u00a0»",
    );
  });

  it('waits for the federation', async () => {
    openFile(
      shopAt(EstablishmentStatus.registered, {
        entity_data: { activity: { request: { gender: ActivityKind.training, fub: '2026-03-01T10:00:00Z' } } },
      }),
    );
    expect(await screen.findByText(/Une demande est en cours auprès de la fédération/)).toBeInTheDocument();
    for (const name of ['Valider l’accréditation', 'Forcer l’approbation'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

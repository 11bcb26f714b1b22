import {
  establishmentStatusCodes,
  establishmentStatuses,
  isClosed,
  isEstablishmentStatus,
  isRefused,
  isValidated,
} from './statuses.ts';

const awaiting = 'Votre demande est en attente de validation. Un courriel vous sera envoyé.';

describe('each status of an establishment', () => {
  it.each([
    [0, 'En attente de traitement', 'orange', awaiting, 'red'],
    [1, 'Validé', 'green', 'Votre dossier est validé.', 'green'],
    [
      2,
      'Refusé',
      'red',
      'Votre dossier est refusé pour les motifs suivants. Corrigez-le puis validez les modifications.',
      'red',
    ],
    [3, 'Dossier renvoyé', 'purple', awaiting, 'red'],
    [4, 'Suspendu', 'grey', 'Votre dossier est suspendu.', 'grey'],
    [9, 'Compte fermé', 'black', 'Votre compte est fermé.', 'black'],
  ] as const)('%i « %s » is %s, tells the partner « %s » in %s', (status, label, tone, partnerMessage, partnerTone) => {
    expect(establishmentStatuses[status]).toEqual({ status, label, tone, partnerMessage, partnerTone });
  });

  it('is one of six numbers', () => {
    expect(establishmentStatusCodes).toEqual([0, 1, 2, 3, 4, 9]);
    expect([0, 9, 5, 8, 10, -1, '1', null].map(isEstablishmentStatus)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is told apart by what it means', () => {
    const where = (holds: (status: number) => boolean) => establishmentStatusCodes.filter(holds);
    expect([where(isValidated), where(isRefused), where(isClosed)]).toEqual([[1], [2], [9]]);
  });
});

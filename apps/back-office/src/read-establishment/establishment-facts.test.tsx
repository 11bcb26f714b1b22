import { ActivityKind, EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import type { EntityData } from '@alveole/contracts/establishment';
import { screen } from '@testing-library/react';
import { openFile, shopAt } from '../review-establishment/open-file.fixture.tsx';

/** The value beside a label among the facts. */
const fact = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).nextElementSibling;

const day: [string, string, string, string] = ['09:00', '12:00', '14:00', '18:00'];
const workshop: EntityData = {
  repairman: 3,
  repairday: 12.5,
  hasPhone: true,
  id_alveole: 'A-042',
  move_to: 'Cycles de Colmar',
  iban: 'FR7630006000011234567890189',
  account_holder: 'Élodie d’Aboville',
  horaires_ouverture: { mon: day },
  cgsAcceptDate: '202603021000',
  cgsAcceptBy: 'Martin Camille',
};
const school: EntityData = {
  siret: 'WWWWWW12345678',
  isAssoFub: true,
  activity: { done: ActivityKind.both },
  ve: {
    veSavoirRouler: true,
    veDiplome: { EMV: true },
    veDiplomeAccept: true,
    veLegalAccept: false,
    veFormateur: 2,
    veHourPerWeek: 10,
    veDescription: 'En petit groupe',
    vePedagogie: 'Du parc à la rue',
  },
};

describe('the facts of a file', () => {
  it('tell staff that a SIRET fails its control', async () => {
    openFile(shopAt(EstablishmentStatus.validated, { entity_data: { siret: '11122233344455' } }));
    expect(await fact('À vérifier')).toHaveTextContent('Le numéro SIRET ne passe pas le contrôle');
  });

  it('tell nothing of a SIRET of La Poste that passes by its own rule', async () => {
    openFile(shopAt(EstablishmentStatus.validated, { entity_data: { siret: '35600000009075' } }));
    expect(await fact('SIRET')).toHaveTextContent('35600000009075');
    expect(screen.queryByText('À vérifier')).not.toBeInTheDocument();
  });

  it.each([
    ['SIRET', '12345678900011'],
    ['Réparateurs sur site', '3'],
    ['Réparations par semaine', '12,5'],
    ['Joignable par téléphone', 'Oui'],
    ['Numéro dans le programme', 'A-042'],
    ['Transféré vers', 'Cycles de Colmar'],
    ['IBAN', 'FR76 3000 6000 0112 3456 7890 189'],
    ['Titulaire du compte', 'Élodie d’Aboville'],
    ['Conditions générales', 'Acceptées le 02-03-2026 10:00 par Martin Camille'],
    ['Inscription', 'Le 01-03-2026 10:00, après le changement du 10-11-2020'],
    ['Horaires', 'Lundi'],
  ])('tell of a workshop « %s »', async (label, value) => {
    openFile(shopAt(EstablishmentStatus.validated, { create_date: '2026-03-01T09:00:00.000Z', entity_data: workshop }));
    expect(await fact(label)).toHaveTextContent(value);
  });

  it('tell the hours of each day', async () => {
    openFile(shopAt(EstablishmentStatus.validated, { entity_data: workshop }));
    expect(await fact('Horaires')).toHaveTextContent(/Lundi\s: .*09:00.*12:00.*14:00.*18:00.*Mardi\s: /);
  });

  it.each([
    ['RNA', 'W12345678'],
    ['Membre de la FUB', 'Oui'],
    ['Formateurs', '2'],
    ['Heures par semaine', '10'],
    ['Diplômes', 'EMV'],
    ['Diplômes attestés', 'Oui'],
    ['Obligations légales attestées', 'Non'],
    ['Savoir rouler à vélo', 'Oui'],
    ['Description', 'En petit groupe'],
    ['Pédagogie', 'Du parc à la rue'],
  ])('tell of an association that teaches « %s »', async (label, value) => {
    openFile(shopAt(EstablishmentStatus.validated, { gender: EstablishmentKind.association, entity_data: school }), {
      role: 'ALL',
    });
    expect(await fact(label)).toHaveTextContent(value);
  });

  it('tell of an association of Alsace-Moselle its entry in the register', async () => {
    const entity_data = { siret: '12031998001002' };
    openFile(
      shopAt(EstablishmentStatus.validated, { gender: EstablishmentKind.alsaceMoselleAssociation, entity_data }),
      { role: 'ALL' },
    );
    expect(await fact('Registre des associations')).toHaveTextContent(/12\/03\/1998.*001.*002/);
  });

  it('tell on which side of the day of change a file was registered', async () => {
    openFile(shopAt(EstablishmentStatus.validated, { create_date: '2020-11-09T09:00:00.000Z' }));
    expect(await fact('Inscription')).toHaveTextContent('Le 09-11-2020 10:00, avant le changement du 10-11-2020');
  });
});

it('a refused file says that its identity document was renewed since', async () => {
  const motif = { code: '', tab: ["Pièce d'identité non valide"] };
  const renewed = 'La pièce d’identité a été renouvelée depuis ce refus.';
  const { unmount } = openFile(shopAt(EstablishmentStatus.refused, { entity_data: { motif } }));
  const reasons = await screen.findByRole('region', { name: 'Motifs du refus' });
  expect(reasons).not.toHaveTextContent(renewed);
  unmount();
  openFile(shopAt(EstablishmentStatus.refused, { entity_data: { motif: { ...motif, pidRenewed: true } } }));
  expect(await screen.findByRole('region', { name: 'Motifs du refus' })).toHaveTextContent(renewed);
});

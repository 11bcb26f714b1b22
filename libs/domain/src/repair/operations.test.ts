import { repairKinds } from './kinds.ts';
import { isOperationCode, operationCodes, operationLabels, type OperationCode } from './operations.ts';
import { repairTransitions } from './transitions.ts';

/** Every status that a recorded code can lead to; 'progress' is 0 or 1 by what is missing, 'same' stays. */
const leads: Readonly<Record<OperationCode, readonly (number | 'same' | 'progress')[]>> = {
  INIT: [],
  FAC: ['progress', 'same', 4, 10],
  FACVE: ['progress', 'same', 4, 10],
  PHO: ['progress', 'same', 4, 10],
  MSG: [4, 'same', 10],
  SMS: ['same'],
  VAL: ['progress'],
  CAN: [2],
  COM: [3],
  COMR: [4],
  AVAL: [5],
  REM: [6],
  ECH: [8],
  COMECH: [9],
  COMRECH: [10],
  AVALECH: [11],
  REMECH: [12],
  NIL: [7],
  NILECH: [13],
  ACAN: [14],
  FACCOR: ['same'],
  FACVECOR: ['same'],
  BUG: ['same'],
};

describe('the operation codes', () => {
  it.each(operationCodes)('%s leads to its own status', (code) => {
    const found = repairTransitions.filter(({ records }) => records.includes(code)).map(({ to }) => to);
    expect(new Set(found)).toEqual(new Set(leads[code]));
  });

  it('have a name each in the timeline', () => {
    expect(operationLabels).toEqual({
      INIT: 'Dossier ouvert',
      FAC: 'Facture déposée',
      FACVE: 'Facture de la séance déposée',
      PHO: 'Photo du vélo ajoutée',
      MSG: 'Message',
      SMS: 'Code envoyé par SMS',
      VAL: 'Réception confirmée par le bénéficiaire',
      CAN: 'Dossier abandonné par le réparateur',
      COM: 'Compléments demandés',
      COMR: 'Compléments transmis',
      AVAL: 'Dossier validé',
      REM: 'Prime remboursée',
      ECH: "Dossier retenu dans l'échantillon",
      COMECH: 'Compléments demandés (échantillon)',
      COMRECH: 'Compléments transmis (échantillon)',
      AVALECH: 'Dossier validé (échantillon)',
      REMECH: 'Prime remboursée (échantillon)',
      NIL: 'Dossier déclaré non éligible',
      NILECH: 'Dossier déclaré non éligible (échantillon)',
      ACAN: "Dossier abandonné par l'opérateur de la plateforme",
      FACCOR: 'Prime corrigée',
      FACVECOR: 'Prime de la séance corrigée',
      BUG: 'Dossier non transmis déclaré',
    });
  });

  it('are known by their name alone', () => {
    expect(['FAC', 'fac', 'toString', '', 3, null].map(isOperationCode)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(repairKinds).toEqual([0, 1, 2]);
  });

  it('stand in the table with a reason and conditions for every way', () => {
    expect(
      repairTransitions.every(({ reason, from, roles }) => reason !== '' && from.length > 0 && roles.length > 0),
    ).toBe(true);
  });
});

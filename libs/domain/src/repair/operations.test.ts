import { repairKinds } from './kinds.ts';
import {
  isOperationCode,
  operationCodes,
  operationLabelOf,
  operationLabels,
  type OperationCode,
} from './operations.ts';
import { repairTransitions } from './transitions/repair-transitions.ts';

/** Every status that a recorded code can lead to; 'progress' is 0 or 1 by what is missing, 'same' stays. */
const leads: Readonly<Record<OperationCode, readonly (number | 'same' | 'progress')[]>> = {
  INIT: [],
  FAC: ['progress', 'same', 4, 10],
  FACVE: ['progress', 'same', 4, 10],
  PHO: ['progress', 'same', 4, 10],
  VELO: ['same'],
  MSG: [4, 'same', 10],
  SMS: ['same'],
  MEL: ['same'],
  LIEN: ['same'],
  VAL: ['progress', 'same'],
  RECU: ['same'],
  CAN: [2],
  COM: [3],
  COMR: [4],
  RECO: ['same'],
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

  it('have a name of their own in the timeline, the sample ones that of their twin', () => {
    const names = Object.values(operationLabels);
    expect(new Set(names).size).toBe(names.length);
    const twins = operationCodes.filter((code) => code !== 'ECH' && code.endsWith('ECH'));
    expect(twins).toHaveLength(5);
    for (const twin of twins) {
      const code = twin.slice(0, -'ECH'.length) as OperationCode;
      expect(operationLabels[twin]).toBe(`${operationLabels[code]} (échantillon)`);
    }
  });

  it.each([
    ['FAC', ['INIT'], 'Facture déposée'],
    ['FAC', ['INIT', 'FAC', 'PHO'], 'Facture remplacée'],
    ['FACVE', ['INIT', 'FACVE'], 'Facture de la séance remplacée'],
    ['PHO', ['INIT', 'FAC', 'PHO'], 'Photo du vélo remplacée'],
    ['SMS', ['INIT', 'SMS'], 'Code envoyé par SMS'],
  ] as const)('are called, %s after %j, « %s »', (code, earlier, label) => {
    expect(operationLabelOf(code, earlier)).toBe(label);
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

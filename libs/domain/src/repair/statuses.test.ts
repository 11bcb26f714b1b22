import {
  isComplementAsked,
  isComplemented,
  isIncomplete,
  isGivenUp,
  isNotEligible,
  isRefunded,
  isRefundPending,
  isRepairStatus,
  repairStatusCodes,
  repairStatuses,
  type RepairStatus,
} from './statuses.ts';

/** Label of the back office, label of the repairer, colour, sample twin (repairs §4). */
const table: readonly (readonly [RepairStatus, string, string, string, RepairStatus | null])[] = [
  [0, 'En attente de validation', 'En attente de validation', 'orange', null],
  [1, 'À valider', 'À valider', 'orange', 8],
  [2, 'Abandonné par le réparateur', 'Abandonné par le réparateur', 'grey', null],
  [3, 'Compléments nécessaires', 'Compléments nécessaires', 'red', 9],
  [4, 'Complété par le réparateur', 'Complété par le réparateur', 'purple', 10],
  [5, 'Validé, remboursement en cours', 'Validé, remboursement en cours', 'green', 11],
  [6, 'Validé et remboursé', 'Validé et remboursé', 'green', 12],
  [7, 'Non éligible', 'Non éligible', 'black', 13],
  [8, 'À vérifier (échantillon)', 'À vérifier', 'orange', 1],
  [9, 'Compléments nécessaires (échantillon)', 'Compléments nécessaires', 'red', 3],
  [10, 'Complété par le réparateur (échantillon)', 'Complété par le réparateur', 'purple', 4],
  [11, 'Validé, remboursement en cours (échantillon)', 'Validé, remboursement en cours', 'green', 5],
  [12, 'Validé et remboursé (échantillon)', 'Validé et remboursé', 'green', 6],
  [13, 'Non éligible (échantillon)', 'Non éligible', 'black', 7],
  [14, "Abandonné par l'opérateur de la plateforme", "Abandonné par l'opérateur de la plateforme", 'grey', null],
];

describe('the fifteen statuses of a repair file', () => {
  it.each(table)(
    '%i is « %s » to staff, « %s » to the repairer, %s, with the twin %s',
    (status, label, repairerLabel, tone, sampleTwin) => {
      expect(repairStatuses[status]).toMatchObject({ status, label, repairerLabel, tone, sampleTwin });
    },
  );

  it('are all in the table', () => {
    expect(table.map(([status]) => status)).toEqual(repairStatusCodes);
  });

  it('are six of samples, each the twin of its twin', () => {
    expect(repairStatusCodes.filter((status) => repairStatuses[status].isSample)).toEqual([8, 9, 10, 11, 12, 13]);
    const twins = table.flatMap(([status, , , , twin]) =>
      twin === null ? [] : [[status, repairStatuses[twin].sampleTwin]],
    );
    expect(twins.every(([status, back]) => status === back)).toBe(true);
  });

  it('are terminal when paid or not eligible', () => {
    expect(repairStatusCodes.filter((status) => repairStatuses[status].isTerminal)).toEqual([6, 7, 12, 13]);
  });

  it('are numbers from 0 to 14', () => {
    expect([0, 14, 15, -1, 1.5, '3', undefined].map(isRepairStatus)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['incomplete', isIncomplete, [0]],
    ['waiting for a complement', isComplementAsked, [3, 9]],
    ['answered', isComplemented, [4, 10]],
    ['waiting for the bank', isRefundPending, [5, 11]],
    ['refunded', isRefunded, [6, 12]],
    ['not eligible', isNotEligible, [7, 13]],
    ['given up', isGivenUp, [2, 14]],
  ])('are told apart by what they mean: %s', (_meaning, holds, statuses) => {
    expect(repairStatusCodes.filter(holds)).toEqual(statuses);
  });
});

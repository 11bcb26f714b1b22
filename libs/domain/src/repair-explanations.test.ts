import { decideAssignment } from './establishment/assignment.ts';
import { programme2020 } from './campaign/campaigns.fixture.ts';
import { decideCorrection } from './premium/decide-correction.ts';
import { RepairKind } from './repair/kinds.ts';
import { repairTextsById } from './repair-explanations.ts';

it('explains the refusals of the rules by the id that the server answers', () => {
  const decisions = [
    decideAssignment('bob', 'ann', { role: 'ADM', permission: 1, userId: 'ann' }),
    decideCorrection({ kind: RepairKind.repair, premiumCents: 0 }, -1, programme2020),
    decideCorrection({ kind: RepairKind.repair, premiumCents: 10_00, invoiceCents: 10_00 }, 1, programme2020),
  ];
  for (const decision of decisions) {
    if (decision.ok) throw new Error('accepted');
    expect(repairTextsById[decision.refusal.id]).toBe(decision.refusal.explanation);
  }
  expect(repairTextsById['repair-locked-by-a-refund-batch']).toBe(
    "Ce dossier fait partie d'un virement approuvé ou exporté",
  );
});

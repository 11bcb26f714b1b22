import { staffRoles } from '../roles.ts';
import { decideRepairAssignee } from './assignee.ts';
import { repairTextsById } from '../repair-explanations.ts';

describe('who may hold a repair’s file', () => {
  it('is an administrator, since nobody else reviews repairs', () => {
    expect(staffRoles.filter((role) => decideRepairAssignee(role).ok)).toEqual(['ADM']);
  });

  it.each([
    ['a stranger', undefined, 'Cet utilisateur n’existe pas ou n’est plus actif'],
    ['a member of other lists', 'ALL', 'Le rôle de cet utilisateur ne lui permet pas de décider de ce dossier'],
  ] as const)('tells %s in French', (_, role, explanation) => {
    const decision = decideRepairAssignee(role);
    if (decision.ok) throw new Error('accepted');
    expect(repairTextsById[decision.refusal.id]).toBe(explanation);
  });
});

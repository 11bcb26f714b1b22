import { decideAssignment, decideAssignee } from './assignment.ts';
import { establishmentKinds } from './kinds.ts';

describe('the holder of a file', () => {
  const head = { role: 'ADM', permission: 0, userId: 'ann' } as const;
  const operator = { ...head, permission: 1 } as const;

  it.each([
    ['an administrator assigns a held file to anybody', 'bob', 'luc', head, true],
    ['an administrator releases every file', 'bob', undefined, head, true],
    ['an administrator must choose somebody', undefined, '', head, false],
    ['an operator takes a free file', undefined, 'ann', operator, true],
    ['an operator gives no file to another', undefined, 'bob', operator, false],
    ['an operator takes no held file', 'bob', 'ann', operator, false],
    ['an operator releases his own', 'ann', undefined, operator, true],
    ['an operator releases no other', 'bob', undefined, operator, false],
  ] as const)('%s', (_name, holder, assignee, actor, ok) => {
    expect(decideAssignment(holder, assignee, actor).ok).toBe(ok);
  });
});

it('says why, to the person in French and on the wire in English', () => {
  const operator = { role: 'ADM', permission: 1, userId: 'ann' } as const;
  expect(decideAssignment(undefined, '', operator)).toMatchObject({
    refusal: {
      code: 'ValidationException',
      message: 'operateur_id (MISSING): Field is required',
      explanation: 'Veuillez sélectionner un utilisateur',
    },
  });
  expect(decideAssignment('bob', 'ann', operator)).toMatchObject({
    refusal: {
      code: 'NotAuthorizedException',
      message: 'Assignment not allowed.',
      explanation: "Un opérateur ne peut s'attribuer qu'un dossier libre",
    },
  });
});

describe('who may hold an establishment’s file', () => {
  it.each([
    ['ADM', [0]],
    ['ALL', [0, 1, 2, 3]],
    ['FUB', [1, 2, 3]],
    [undefined, []],
  ] as const)('a member of role %s holds the kinds %j', (role, kinds) => {
    expect(establishmentKinds.filter((kind) => decideAssignee(kind, role).ok)).toEqual(kinds);
  });

  it('tells a stranger from a member of other lists', () => {
    expect(decideAssignee(0, undefined)).toMatchObject({
      refusal: { message: 'operateur_id (INVALID): Unknown user' },
    });
    expect(decideAssignee(0, 'FUB')).toMatchObject({ refusal: { message: 'This user may not decide this file.' } });
  });
});

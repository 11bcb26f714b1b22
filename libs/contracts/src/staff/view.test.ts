import { repairReviewersOf, reviewersOf, staffMembersOf } from './view.ts';

it('reads the members of staff', () => {
  const users = [{ user_id: 'user-1', description: { name: 'Sophie Leroy' }, role: 'ADM' as const }];
  expect(staffMembersOf(users)).toEqual([{ userId: 'user-1', name: 'Sophie Leroy', role: 'ADM' }]);
});

it('offers a file to those who may decide on its kind, and to nobody else', () => {
  const members = (['ADM', 'ALL', 'FUB'] as const).map((role) => ({ userId: role, name: role, role }));
  expect(reviewersOf(0, members).map(({ role }) => role)).toEqual(['ADM', 'ALL']);
  expect(reviewersOf(3, members).map(({ role }) => role)).toEqual(['ALL', 'FUB']);
  expect(repairReviewersOf(members).map(({ role }) => role)).toEqual(['ADM']);
});

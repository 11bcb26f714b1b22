import { decideDespiteDuplicates, type PossibleDuplicate } from './duplicates.ts';
import { EstablishmentKind } from './kinds.ts';
import type { StaffRole } from '../roles.ts';

const shop = { entityId: 'shop', kind: EstablishmentKind.bikeShop };
const asso = { entityId: 'asso', kind: EstablishmentKind.association };

describe('validating despite possible duplicates', () => {
  const seen = 'Another validated file has the same mail or phone.';
  const unseen = 'A validated file of another list has the same mail or phone.';
  it.each<[string, PossibleDuplicate[], string[], StaffRole, string | string[]]>([
    ['goes where there are none', [], [], 'ADM', []],
    ['asks for each to be seen', [shop], [], 'ADM', seen],
    ['asks for the one that came since', [shop, { ...shop, entityId: 'new' }], ['shop'], 'ADM', seen],
    ['goes once all have been seen', [shop, asso], ['asso', 'shop'], 'ALL', ['shop', 'asso']],
    ['leaves what the federation may not read to others', [shop], ['shop'], 'FUB', unseen],
    ['speaks first of what can be read', [shop, asso], [], 'FUB', seen],
    ['leaves an association to who reads every list', [asso], ['asso'], 'ADM', unseen],
  ])('%s', (_, found, acknowledged, role, expected) => {
    const decided = decideDespiteDuplicates(found, acknowledged, role);
    expect(decided.ok ? decided.value : decided.refusal.message).toEqual(expected);
    expect(decided.ok || decided.refusal.code === 'DUPLICATES_DETECTED').toBe(true);
  });
});

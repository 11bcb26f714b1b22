import { funderGender, staffGender } from '@alveole/domain';
import type { Campaign, Permission, Role } from '@alveole/domain';
import type { SeededAccount } from '@alveole/auth/seeding';
import { seededId } from './chance/seeded-id.ts';
import { establishmentTable } from './establishments/establishment-table.ts';
import { entityIdOf, mailOf, representativeOf } from './establishments/representatives.ts';
import { staff, staffEntity } from './staff.ts';

/** Somebody with whose account a visitor of the demo may sign in. */
export interface DemoAccount {
  readonly role: Role;
  readonly permission: Permission;
  readonly mail: string;
  readonly password: string;
  readonly user_name: string;
}

/** Of every account that has one: it is printed at the start and means nothing outside the demo. */
const password = 'Velo-2026a';
/** As registration gives it to a partner. */
const partnerPermission = 0;
const demoShop = 0;

/** Establishments whose accounts can be entered at once: the demo's shop, an association that teaches, one of each status but 1, one that owes. */
const openShops: ReadonlySet<string> = new Set([
  'cycles-saone',
  'atelier-guillotiere',
  'petit-plateau',
  'velos-canal',
  'roue-libre',
  'cycles-garonne',
  'cadre-roues',
  'bicloune-canal',
]);

export const userIdOf = (slug: string) => seededId('account', slug);

function partnerAccounts(): SeededAccount[] {
  return establishmentTable.map((row) => ({
    userId: userIdOf(row.slug),
    mail: mailOf(row),
    ...(openShops.has(row.slug) ? { password } : {}),
    entityId: entityIdOf(row),
    entityGender: row.kind,
    userName: representativeOf(row).userName,
    permission: partnerPermission,
  }));
}

/** The accounts to enter the demo with: both administrators, support, federation, and a shop with many files. */
export const demoAccounts: readonly DemoAccount[] = [
  ...staff.map(({ role, permission, mail, name }) => ({ role, permission, mail, password, user_name: name })),
  ...establishmentTable.slice(demoShop, demoShop + 1).map((row) => ({
    role: 'REP' as const,
    permission: partnerPermission as Permission,
    mail: mailOf(row),
    password,
    user_name: representativeOf(row).userName,
  })),
];

/** Who reads for a funder, in the order of the campaign’s funders; more funders have no account. */
const funderPeople = ['BRUN Odile', 'COSTE Paul', 'NGUYEN Linh'];

const funderOrganisation = 'financeur';
/** A funder writes nothing: the permission of its account says nothing. */
const funderPermission = 1;

/** One account for each funder that the campaign names. */
function funderAccounts({
  funders = [],
}: Pick<Campaign, 'funders'>): (SeededAccount & { readonly password: string })[] {
  return funderPeople.slice(0, funders.length).map((userName, index) => {
    const funderId = funders[index]?.id ?? '';
    return {
      userId: seededId('funder', funderId),
      mail: `finances@${funderId}.exemple.fr`,
      password,
      entityId: funderOrganisation,
      entityGender: funderGender,
      funderId,
      userName,
      permission: funderPermission,
    };
  });
}

/** Those of a campaign: the demo’s own, and one for each of its funders. */
export function demoAccountsOf(campaign: Pick<Campaign, 'funders'>): readonly DemoAccount[] {
  const funders = funderAccounts(campaign).map(({ mail, userName }) => ({
    role: 'FIN' as const,
    permission: funderPermission as Permission,
    mail,
    password,
    user_name: userName,
  }));
  return [...demoAccounts, ...funders];
}

/** Every account of the demo: staff, one for each establishment, and one for each funder; most of those open through recovery alone. */
export function accountSeeds(campaign: Pick<Campaign, 'funders'>): SeededAccount[] {
  const members = staff.map(({ id, role, permission, name, mail }) => ({
    userId: id,
    mail,
    password,
    entityId: staffEntity,
    entityGender: staffGender[role],
    userName: name,
    permission,
  }));
  return [...members, ...partnerAccounts(), ...funderAccounts(campaign)];
}

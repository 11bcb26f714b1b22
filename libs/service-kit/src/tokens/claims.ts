import { appError } from '@alveole/contracts';
import { roleOfGender, roles } from '@alveole/domain';
import type { Permission, Role, Scope } from '@alveole/domain';
import { z } from 'zod';

/** Who a person is, as the access token says; handlers get it as `actor`. */
export interface PersonActor<R extends Role = Role> {
  readonly role: R;
  readonly userId: string;
  readonly entityId: string;
  /** 0 administrator-type, 1 standard or operator. */
  readonly permission: Permission;
  /** 0–3 kinds of establishment, 9 ALL, 10 ADM, 11 FUB, 12 FIN. */
  readonly entityGender: number;
  readonly userName: string;
  /** Of a funder’s account, and of no other: whose share of the campaign it reads. */
  readonly funderId?: string | undefined;
  /** Of software that calls in its own name (`userId`), and of no person. */
  readonly client?: ClientRights | undefined;
}

/** What software was given, and what its token ends with. */
export interface ClientRights {
  readonly scopes: readonly Scope[];
  readonly secretId: string;
  readonly tokenId: string;
}

/** The bearer of a refresh token. */
export interface RefreshActor extends PersonActor {
  /** Identifies this token. */
  readonly tokenId: string;
  /** All tokens that descend from one sign-in. */
  readonly family: string;
}

/** Another service. */
export interface ServiceActor {
  readonly service: string;
}

export const peopleAudience = 'alveole:api';
export const serviceAudience = 'alveole:service';

const personClaims = z.object({
  region: z.string(),
  entity_id: z.string().min(1),
  user_id: z.string().min(1),
  user_name: z.string(),
  user_permission: z.literal([0, 1]),
  entity_gender: z.int(),
  role: z.enum(roles),
  funder_id: z.string().min(1).optional(),
  iat: z.int(),
  exp: z.int(),
});

export const accessClaims = personClaims.extend({ typ: z.literal('access') });
export const refreshClaims = personClaims.extend({
  typ: z.literal('refresh'),
  jti: z.string().min(1),
  family: z.string().min(1),
});
export const serviceClaims = z.object({ iss: z.string().min(1), iat: z.int(), exp: z.int() });

/** The actor of verified claims; undefined when role and gender, or role and funder, contradict each other. */
export function actorOf(claims: z.output<typeof personClaims>): PersonActor | undefined {
  if (roleOfGender(claims.entity_gender) !== claims.role) return undefined;
  if ((claims.role === 'FIN') !== (claims.funder_id !== undefined)) return undefined;
  return {
    role: claims.role,
    userId: claims.user_id,
    entityId: claims.entity_id,
    permission: claims.user_permission,
    entityGender: claims.entity_gender,
    userName: claims.user_name,
    ...(claims.funder_id !== undefined && { funderId: claims.funder_id }),
  };
}

/** The funder whose share somebody reads. Throws `NotAuthorizedException` for whoever is none. */
export function funderOf({ role, funderId }: PersonActor): string {
  if (role !== 'FIN' || funderId === undefined)
    throw appError('NotAuthorizedException', 'This role may not call this.');
  return funderId;
}

import { EstablishmentStatus, roleOfGender } from '@alveole/domain';
import type { EstablishmentKind, Role } from '@alveole/domain';
import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import type { SessionTokens } from '../remote/remote-props.ts';
import type { registerEntity } from '../establishment/routes/entity.ts';
import type * as authRoutes from './routes.ts';

/** Whoever has just signed in. */
export interface SignedInView {
  /** Absent for a kind that the programme does not know. */
  readonly role?: Role;
  readonly entityStatus: EstablishmentStatus;
}

export interface SignInRequest {
  readonly mail: string;
  readonly password: string;
  /** Not on a device of many people. */
  readonly remember: boolean;
}

/** The body that signs in; `signInRequestOf` reads it again. */
export function signInBody({ remember, ...rest }: SignInRequest): RouteInput<typeof authRoutes.signIn>['body'] {
  return { ...rest, remember_me: remember };
}

/** Who signs in; the session is remembered unless the client says otherwise. */
export function signInRequestOf({
  remember_me,
  ...rest
}: RouteRequest<typeof authRoutes.signIn>['body']): SignInRequest {
  return { ...rest, remember: remember_me !== false };
}

export function signedInOf(answer: RouteResult<typeof authRoutes.signIn>): SignedInView {
  return { role: roleOfGender(answer.entity_gender), entityStatus: answer.entity_status };
}

/** A registration opens the session of its establishment, which is registered and no more. */
export function registeredSession(
  answer: RouteResult<typeof registerEntity>,
  kind: EstablishmentKind,
): Required<Omit<SessionTokens, 'need_cgs' | 'need_cgu'>> {
  return { ...answer, entity_status: EstablishmentStatus.registered, entity_gender: kind };
}

export interface SetPasswordRequest {
  readonly mail: string;
  /** Of the mail. */
  readonly code: string;
  readonly password: string;
}

/** The body that sets a password by a code; `newPasswordOf` reads it again. */
export function setPasswordBody({
  mail,
  code,
  password,
}: SetPasswordRequest): RouteInput<typeof authRoutes.setPassword>['body'] {
  return { mail, newpassword: password, recovery_password: code };
}

/** The password that a body sets. */
export function newPasswordOf({
  mail,
  newpassword: password,
  recovery_password: code,
}: RouteRequest<typeof authRoutes.setPassword>['body']): SetPasswordRequest {
  return { mail, code, password };
}

import { defaultUserListDate, userStatus } from '@alveole/domain';
import type { Permission, StaffRole } from '@alveole/domain';
import type { RouteInput, RouteResult } from '../define-route.ts';
import type * as cameraRoutes from '../routes/camera.routes.ts';
import type * as peopleRoutes from '../routes/people.routes.ts';
import { withoutAbsent } from './without-absent.ts';

type Routes = typeof peopleRoutes;

/** What every account has, of a shop or of staff. */
export interface AccountView {
  readonly userId: string;
  /** With which the person signs in. */
  readonly mail: string;
  readonly name: string;
  readonly permission: Permission;
  readonly isDisabled: boolean;
  /** False until a password has been chosen. */
  readonly isOpen: boolean;
}

/** A user of an establishment. */
export interface ColleagueView extends AccountView {
  /** SVG. */
  readonly signature?: string;
}

export function colleagueOf(user: RouteResult<Routes['createEntityUser']>): ColleagueView {
  const { _id: userId, user_name: mail, permission, status, is_open: isOpen, local_data } = user;
  const { typed_user_name, name, signature } = local_data;
  const isDisabled = status === userStatus.disabled;
  return {
    userId,
    mail,
    name: typed_user_name ?? name ?? '',
    permission,
    isDisabled,
    isOpen,
    ...(signature && { signature }),
  };
}

/** Every user, whenever it was changed. */
export const colleaguesQuery: RouteInput<Routes['listEntityUsers']>['query'] = { updated_after: defaultUserListDate };

/** @param mail under which the user is known until now */
export function colleagueParams(entityId: string, mail: string): RouteInput<Routes['updateEntityUser']>['params'] {
  return { entityId, initial_user_name: mail };
}

export interface NewColleagueRequest {
  readonly mail: string;
  readonly name: string;
  readonly permission: Permission;
}

/** No password is given: the account opens by its link. */
export function newColleagueBody({
  mail,
  name,
  permission,
}: NewColleagueRequest): RouteInput<Routes['createEntityUser']>['body'] {
  return { user_name: mail, permission, local_data: { name } };
}

export interface AccountChange {
  readonly mail?: string;
  readonly name?: string;
  readonly permission?: Permission;
  readonly isDisabled?: boolean;
}

/** @param signature stays with the name that it belongs to */
export function colleagueChangeBody(
  { mail, name, permission, isDisabled }: AccountChange,
  signature?: string,
): RouteInput<Routes['updateEntityUser']>['body'] {
  return withoutAbsent({
    new_user_name: mail,
    permission,
    status: statusOf(isDisabled),
    local_data: name === undefined ? undefined : withoutAbsent({ name, signature }),
  });
}

/** A member of staff, with what was done to the account, newest first. */
export interface StaffAccountView extends AccountView {
  readonly rowHash: string;
  readonly role: StaffRole;
  readonly history: readonly { readonly at: string; readonly by: string; readonly act: string }[];
}

export function staffAccountOf(account: RouteResult<Routes['createStaffAccount']>): StaffAccountView {
  const { user_id: userId, row_hash: rowHash, status, is_open: isOpen, ...same } = account;
  return { userId, rowHash, isDisabled: status === userStatus.disabled, isOpen, ...same };
}

export interface NewStaffRequest extends NewColleagueRequest {
  readonly role: StaffRole;
}

export function newStaffBody(request: NewStaffRequest): RouteInput<Routes['createStaffAccount']>['body'] {
  return { ...request };
}

export interface StaffChange extends Omit<AccountChange, 'mail'> {
  readonly role?: StaffRole;
}

export function staffChangeBody(
  { rowHash }: Pick<StaffAccountView, 'rowHash'>,
  { isDisabled, ...change }: StaffChange,
): RouteInput<Routes['changeStaffAccount']>['body'] {
  return withoutAbsent({ last_row_hash: rowHash, status: statusOf(isDisabled), ...change });
}

function statusOf(isDisabled: boolean | undefined) {
  if (isDisabled === undefined) return undefined;
  return isDisabled ? userStatus.disabled : userStatus.active;
}

/** A device that one signed in with. */
export interface DeviceView {
  readonly deviceId: string;
  readonly platform: string;
  readonly registeredAt: string;
  readonly usedAt: string;
  readonly isCurrent: boolean;
}

export function deviceOf(device: RouteResult<Routes['listDevices']>[number]): DeviceView {
  return {
    deviceId: device.device_id,
    platform: device.device_platform,
    registeredAt: device.register_date,
    usedAt: device.last_use_date,
    isCurrent: device.is_current,
  };
}

export function registerDeviceBody(token: string, platform: string): RouteInput<Routes['registerDevice']>['body'] {
  return { app: 'alveole', device_token: token, device_platform: platform };
}

type CameraRoutes = typeof cameraRoutes;

export function isCameraOff(params: RouteResult<CameraRoutes['readEntityParams']>): boolean {
  return params.no_use_of_camera;
}

export function cameraBody(isOff: boolean): RouteInput<CameraRoutes['changeEntityParams']>['body'] {
  return { no_use_of_camera: isOff };
}

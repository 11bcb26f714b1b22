import type { PartnerActor, Permission, StaffActor } from '../roles.ts';
import type { Activity } from './activity.ts';
import type { NamingRefusal } from './asked-identity.ts';
import type { EstablishmentKind } from './kinds.ts';
import type { OwnClosing } from './own-closing.ts';
import type { GivenReason } from './refusal-reasons.ts';
import type { EstablishmentStatus } from './statuses.ts';
import type { EstablishmentAct, EstablishmentMail } from './transitions.ts';

/** What the rules need to know of an establishment. */
export interface EstablishmentFile {
  readonly entityId: string;
  readonly status: EstablishmentStatus;
  readonly kind: EstablishmentKind;
  /** The member of staff who holds the file; absent when nobody does. */
  readonly operatorId?: string;
  /** Absent on the files that never asked for anything but the workshop. */
  readonly activity?: Activity;
  /** The refusal that stands; none once validated. */
  readonly refusal?: NamingRefusal;
  /** Its own people closed it; absent while it is open, and where the programme refused it for good. */
  readonly ownClosing?: OwnClosing;
}

/** One of the establishment's own people. */
export interface OwnActor extends PartnerActor {
  /** Of the token; absent where nobody in person acts. */
  readonly permission?: Permission;
}

export type EstablishmentActor = OwnActor | StaffActor;

/** What is asked of an establishment's file. Only the fields that the act's rule names are looked at. */
export interface EstablishmentAction {
  readonly act: EstablishmentAct;
  /** Both refusals: the reasons checked on the screen. */
  readonly reasons?: readonly GivenReason[];
  /** fub-refuses: the federation's reason. */
  readonly text?: string;
  /** force-approval: the establishment's own account has been activated once. */
  readonly accountActivated?: boolean;
  /** save-profile: a new identity document comes with it. */
  readonly bringsIdentity?: boolean;
  /** undo-closing: when it is asked for. */
  readonly now?: Date;
}

export interface EstablishmentStep {
  readonly from: EstablishmentStatus;
  readonly to: EstablishmentStatus;
  readonly mail?: EstablishmentMail;
  readonly closesSessions: boolean;
  readonly asksPassword: boolean;
}

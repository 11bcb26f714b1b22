import type { EstablishmentStatus } from '@alveole/domain';
import type { Consequences, WrittenAct } from '../wire/establishment-events.ts';
import type { Operator } from '../record/establishment.ts';
import type { Field, Profile } from '../record/profile.ts';

/** What an accepted save does, before its documents are looked at. */
export interface Step extends Consequences {
  readonly act: WrittenAct;
  readonly to: EstablishmentStatus;
  /** Whoever does it types the password of his account again. */
  readonly asksPassword?: boolean;
  readonly operator: Operator | undefined;
  /** The profile as it will stand, but for its documents. */
  readonly profile: Profile;
  /** Fields that the save writes. */
  readonly fields: readonly Field[];
  /** French, for the mail of a refusal. */
  readonly reasons: readonly string[];
}

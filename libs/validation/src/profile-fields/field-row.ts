import type { ProfileSection } from '@alveole/domain';
import type { z } from 'zod';
import type { MessageKey } from '../messages.ts';

/** How a form takes a field, where that is no line of text: an input that every screen has, or an `own` one that each screen writes for it. */
export type FieldInput = 'email' | 'phone' | 'url' | 'number' | 'box' | 'own';

/** Which establishments have a field, where not all do. */
export type FieldHolders = 'bike-shops' | 'associations' | 'workshops' | 'schools';

/** One field of the profile of an establishment: who may write it, where it stands, what is typed and what people read. */
export interface FieldRow {
  readonly section: ProfileSection;
  /** Who writes it, where that is not whoever may write its section: staff, or role ALL. */
  readonly owner?: 'staff' | 'mail';
  readonly holders?: FieldHolders;
  readonly isRequired?: true;
  /** The forms of the establishment do not offer it, although its section is theirs. */
  readonly isOffTheForm?: true;
  readonly input?: FieldInput;
  readonly label: string;
  readonly help?: string;
  /** What staff read where the label speaks to the establishment. */
  readonly staffLabel?: string;
  /** Of its column in the export; what has none is not exported. */
  readonly heading?: string;
  /** What people read of a refused value, the general message first. */
  readonly messages?: readonly MessageKey[];
  /** What may be typed; absent where the wire's own shape is all there is. */
  readonly schema?: z.ZodType;
}

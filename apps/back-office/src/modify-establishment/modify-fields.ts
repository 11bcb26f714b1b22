import type { EstablishmentChanges, EstablishmentView } from '@alveole/contracts/establishment';
import { z } from 'zod';
import { fieldTable } from './modify-field-table.ts';
import type { Role } from '@alveole/domain';

export const modifySections = ['company', 'representative', 'place', 'hours', 'bank', 'training', 'notes'] as const;
export type ModifySection = (typeof modifySections)[number];

/** A field of the form; what it holds is a text, `oui` or nothing for a box. */
export interface ModifyField {
  readonly id: string;
  readonly section: ModifySection;
  readonly label: string;
  /** A `list` offers its choices, a `town` those of the postcode. */
  readonly input: 'text' | 'long' | 'box' | 'list' | 'town';
  /** Of a `list`, as the partner has them; what is stored stands beside them. */
  readonly choices?: (file: EstablishmentView) => readonly string[];
  readonly type?: 'email' | 'tel' | 'url';
  readonly hint?: string;
  readonly isFor: (file: EstablishmentView, role: Role) => boolean;
  /** What it shows at first. */
  readonly show: (file: EstablishmentView) => string;
  readonly schema: z.ZodType;
  /** What the save changes, beside what other fields change. */
  readonly change: (value: never, before: EstablishmentChanges, file: EstablishmentView) => EstablishmentChanges;
}

/** The fields that this person may mend on this file. */
export function modifyFields(file: EstablishmentView, role: Role): readonly ModifyField[] {
  return fieldTable.filter(({ isFor }) => isFor(file, role));
}

export type ModifyValues = Record<string, string>;

/** What the fields show at first. */
export function shownValues(fields: readonly ModifyField[], file: EstablishmentView): ModifyValues {
  return Object.fromEntries(fields.map(({ id, show }) => [id, show(file)]));
}

/** Checks what was changed; what an older file lacks does not stand in the way of mending the rest. */
export function modifySchema(fields: readonly ModifyField[], shown: ModifyValues) {
  return z.object(
    Object.fromEntries(
      fields.map(({ id, schema }) => [
        id,
        z.string().superRefine((typed, context) => {
          const parsed = typed === shown[id] ? undefined : schema.safeParse(typed);
          if (parsed?.success === false)
            context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? '' });
        }),
      ]),
    ),
  );
}

/** What a save of the changed fields changes. */
export function modifiedFields(
  fields: readonly ModifyField[],
  file: EstablishmentView,
  typed: ModifyValues,
): EstablishmentChanges {
  return fields
    .filter(({ id, show }) => typed[id] !== show(file))
    .reduce<EstablishmentChanges>(
      (changes, { id, schema, change }) => ({
        ...changes,
        // The schema of a field gives what its own `change` takes; the compiler sees all fields at once.
        ...change(schema.parse(typed[id] ?? '') as never, changes, file),
      }),
      {},
    );
}

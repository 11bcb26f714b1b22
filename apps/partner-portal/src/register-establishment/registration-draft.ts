import { establishmentKinds } from '@alveole/domain';
import { z } from 'zod';
import { storedFile } from '../establishment-form/stored-file.ts';
import type { DocumentField, StoredFile } from '../establishment-form/section-schemas.ts';
import { emptyEstablishment, establishmentValues } from '../establishment-form/establishment-values.ts';

export const registrationSteps = ['structure', 'terms', 'details', 'thanks'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

const registrationDraft = z.object({
  step: z.enum(registrationSteps),
  kind: z.literal([...establishmentKinds]).nullable(),
  mail: z.string(),
  /** What `check_email` gave for this mail. */
  entityId: z.string().nullable(),
  mediaPrefix: z.string(),
  /** When the last code went out, milliseconds since 1970. */
  sentAt: z.number().nullable(),
  /** When the service last prolonged the code, milliseconds since 1970; absent from what an earlier version kept. */
  renewedAt: z.number().nullable().default(null),
  termsAccepted: z.boolean(),
  conditionsAccepted: z.boolean(),
  values: establishmentValues,
  documents: z.array(storedFile),
});

/** A registration on its way. It never holds the password, the code or the account. */
export type RegistrationDraft = z.output<typeof registrationDraft>;

export const emptyDraft: RegistrationDraft = {
  step: 'structure',
  kind: null,
  mail: '',
  entityId: null,
  mediaPrefix: '',
  sentAt: null,
  renewedAt: null,
  termsAccepted: false,
  conditionsAccepted: false,
  values: emptyEstablishment,
  documents: [],
};

export interface DraftStore {
  read(): RegistrationDraft;
  write(changes: Partial<RegistrationDraft>): void;
  clear(): void;
}

const key = 'alveole.registration';

/** Keeps the draft while the tab lives, so that a reload loses no typing. What cannot be read starts anew. */
export function createDraftStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): DraftStore {
  const read = () => registrationDraft.safeParse(parsed(storage.getItem(key))).data ?? emptyDraft;
  return {
    read,
    write: (changes) => storage.setItem(key, JSON.stringify({ ...read(), ...changes })),
    clear: () => storage.removeItem(key),
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** The files of a draft, each at its field. */
export function filesOfDraft(documents: readonly StoredFile[]): Record<DocumentField, StoredFile[]> {
  const ofKind = (kind: StoredFile['result']['kind']) => documents.filter(({ result }) => result.kind === kind);
  return { kbis: ofKind('KBIS'), identity: ofKind('PID'), rib: ofKind('RIB') };
}

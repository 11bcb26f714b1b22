import type { EstablishmentChanges, EstablishmentView } from '@alveole/contracts/establishment';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useMendedFaults } from '../form/use-mended-faults.ts';
import { keepDraft, readDraft, typedOf, type TypedProfile } from './profile-draft.ts';
import { profileResolver, type Editor } from './profile-form.ts';
import { profileValues, type ProfileField, type ProfileValues } from './profile-values.ts';

/**
 * The profile's form over the version that was read last: what is typed stays when another version arrives, and is
 * kept for this tab but for the account.
 */
export function useProfileForm(establishment: EstablishmentView, editor: Editor) {
  const { entityId } = establishment;
  const stored = useMemo(() => profileValues(establishment), [establishment]);
  const [restored] = useState(() => readDraft(entityId));
  const [unsaved, setUnsaved] = useState<readonly ProfileField[]>(namesIn(restored));
  const form = useForm<ProfileValues, unknown, EstablishmentChanges>({
    resolver: profileResolver(establishment, editor),
    defaultValues: { ...stored, ...restored },
    shouldFocusError: false,
  });
  useMendedFaults(form);
  const { subscribe, getValues, reset, setValue } = form;
  const saved = useRef<readonly ProfileField[]>([]);
  const shown = useRef(stored);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const typed = typedOf(values, stored);
          keepDraft(entityId, typed);
          setUnsaved((known) => (String(known) === String(namesIn(typed)) ? known : namesIn(typed)));
        },
      }),
    [subscribe, stored, entityId],
  );
  useEffect(() => {
    if (shown.current === stored) return;
    const typed = typedOf(getValues(), shown.current);
    shown.current = stored;
    reset(stored);
    namesIn(typed)
      .filter((name) => !saved.current.includes(name))
      .forEach((name) => setValue(name, typed[name] as ProfileValues[ProfileField], { shouldDirty: true }));
    saved.current = [];
  }, [stored, getValues, reset, setValue]);

  return {
    form,
    /** The fields that differ from what is stored. */
    unsaved,
    /** Fields that an earlier visit of this tab left unsaved. */
    restored: namesIn(restored),
    /** These were saved: the next version's values stand for them. */
    settle: (fields: readonly ProfileField[]) => {
      saved.current = fields;
    },
    discard: () => reset(stored),
  };
}

const namesIn = (typed: TypedProfile) => Object.keys(typed) as ProfileField[];

import { fieldFaults, frenchMessage } from '@alveole/api-client';
import { enrolmentRoutes, isAppError, type Entity, type RemoteProps } from '@alveole/contracts';
import type { EstablishmentKind } from '@alveole/domain';
import { useMutation, useQueryClient } from '@alveole/query';
import { messages } from '@alveole/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { profileSchema, profileValues, type ProfileChanges, type ProfileValues } from './profile-form.ts';
import { saveFailures, texts } from './save-profile.text.ts';
import { profileKey } from './use-profile.ts';

/** The profile's form and its saving, which names the version that was read. */
export function useSaveProfile({ api, notify }: RemoteProps, entity: Entity, kind: EstablishmentKind) {
  const cache = useQueryClient();
  const [isSent, setSent] = useState(false);
  const form = useForm<ProfileValues, unknown, ProfileChanges>({
    resolver: resolverOf(entity, kind),
    defaultValues: profileValues(entity, kind),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const reload = () => cache.invalidateQueries({ queryKey: profileKey(entity.entity_id) });

  const save = useMutation({
    mutationFn: (changes: ProfileChanges) =>
      api.call(enrolmentRoutes.saveEntity, {
        body: { entity_id: entity.entity_id, entity_data: changes, last_row_hash: entity.row_hash },
      }),
    onSuccess: ({ status }) => {
      // A validated establishment stays so and its page reloads; every other file goes back to the programme's team.
      if (status !== 1) return setSent(true);
      notify({ tone: 'success', text: texts.saved });
      return reload();
    },
    onError: (failure) => {
      const isStale = isAppError(failure) && failure.code === 'EntityVersionMismatchException';
      notify({ tone: isStale ? 'warning' : 'danger', text: frenchMessage(failure, saveFailures), seconds: 7 });
      if (isStale) return reload();
      if (isAppError(failure) && failure.code === 'DuplicatesValueException')
        form.setError(identifierField[kind], { message: frenchMessage(failure, saveFailures) });
      if (fieldFaults(failure).some(({ field }) => field === 'entity_data.horaires_ouverture'))
        form.setError('hours', { message: messages.openingHours });
      return undefined;
    },
  });
  const isLocked = useRef(false);
  const submit = form.handleSubmit(async (changes) => {
    if (isLocked.current) return;
    isLocked.current = true;
    await save.mutateAsync(changes).catch(() => undefined);
    isLocked.current = false;
  });
  return {
    form,
    submit,
    isSaving: save.isPending,
    isSent,
    /** The message was read: the page shows what is stored now. */
    understood: () => {
      setSent(false);
      void reload();
    },
    failure: save.error ? frenchMessage(save.error, saveFailures) : undefined,
  };
}

const identifierField = { 0: 'siret', 1: 'rna', 2: 'registryDate', 3: 'siret' } as const;

function resolverOf(entity: Entity, kind: EstablishmentKind): Resolver<ProfileValues, unknown, ProfileChanges> {
  return (values, context, options) =>
    zodResolver(profileSchema(entity, kind, values.activity))(values, context, options);
}

import { fieldFaults, frenchMessage } from '@alveole/api-client';
import {
  enrolmentRoutes,
  isAppError,
  profileFieldOf,
  saveEstablishmentBody,
  type EstablishmentChanges,
  type EstablishmentView,
  type RemoteProps,
} from '@alveole/contracts';
import { EstablishmentKind, isValidated } from '@alveole/domain';
import { useMutation, useQueryClient } from '@alveole/query';
import { messages } from '@alveole/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { profileSchema, profileValues, type ProfileValues } from './profile-form.ts';
import { saveFailures, texts } from './save-profile.text.ts';
import { profileKey } from './use-profile.ts';

/** The profile's form and its saving, which names the version that was read. */
export function useSaveProfile({ api, notify }: RemoteProps, establishment: EstablishmentView) {
  const cache = useQueryClient();
  const [isSent, setSent] = useState(false);
  const form = useForm<ProfileValues, unknown, EstablishmentChanges>({
    resolver: resolverOf(establishment),
    defaultValues: profileValues(establishment),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const reload = () => cache.invalidateQueries({ queryKey: profileKey(establishment.entityId) });

  const save = useMutation({
    mutationFn: (changes: EstablishmentChanges) =>
      api.call(enrolmentRoutes.saveEntity, { body: saveEstablishmentBody(establishment, { changes }) }),
    onSuccess: ({ status }) => {
      // A validated establishment stays so and its page reloads; every other file goes back to the programme's team.
      if (!isValidated(status)) return setSent(true);
      notify({ tone: 'success', text: texts.saved });
      return reload();
    },
    onError: (failure) => {
      const isStale = isAppError(failure) && failure.code === 'EntityVersionMismatchException';
      notify({ tone: isStale ? 'warning' : 'danger', text: frenchMessage(failure, saveFailures), seconds: 7 });
      if (isStale) return reload();
      if (isAppError(failure) && failure.code === 'DuplicatesValueException')
        form.setError(identifierField[establishment.kind], { message: frenchMessage(failure, saveFailures) });
      if (fieldFaults(failure).some(({ field }) => profileFieldOf(field) === 'openingHours'))
        form.setError('openingHours', { message: messages.openingHours });
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

const identifierField = {
  [EstablishmentKind.bikeShop]: 'siret',
  [EstablishmentKind.association]: 'rna',
  [EstablishmentKind.alsaceMoselleAssociation]: 'registryDate',
  [EstablishmentKind.localAuthority]: 'siret',
} as const;

function resolverOf(establishment: EstablishmentView): Resolver<ProfileValues, unknown, EstablishmentChanges> {
  return (values, context, options) =>
    zodResolver(profileSchema(establishment, values.activity))(values, context, options);
}

import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import { isRefused, isValidated } from '@alveole/domain';
import { useSearchParams } from '@alveole/router';
import { useState } from 'react';
import { fieldsOf, isOwnSection, openSections, rulesOf } from './profile-form.ts';
import type { ProfileSection } from './profile-section.ts';
import { profileSections } from './profile-sections.ts';
import type { ProfileField } from './profile-values.ts';
import { useProfileForm } from './use-profile-form.ts';
import { useSaveProfile } from './use-save-profile.ts';

/** The profile under the pen: one section open, each saved alone, or all of them at once. */
export function useEditProfile(remote: RemoteProps, establishment: EstablishmentView) {
  const edited = useProfileForm(establishment, remote.session);
  const { form, unsaved } = edited;
  const { open, show } = useOpenSection();
  const [refusals, setRefusals] = useState(0);
  const [ready, setReady] = useState<readonly string[]>([]);
  const saving = useSaveProfile(remote, establishment, {
    onSaved: ({ fields }) => {
      edited.settle(fields);
      setReady([]);
    },
    onFaults: (faults) => {
      faults.forEach(({ field, text }) => {
        const name = field as ProfileField;
        if (isDocument(name)) form.setValue(name, []);
        form.setError(name, { message: text });
      });
      if (faults.length > 0) showFirstFault();
    },
  });

  const faultsIn = (section: ProfileSection) =>
    fieldsOf([section]).filter((name) => form.getFieldState(name).error !== undefined);
  function showFirstFault() {
    const first = profileSections.find((section) => faultsIn(section).length > 0);
    if (first) show(first.id);
    setRefusals((count) => count + 1);
  }
  const save = async (sections: readonly ProfileSection[], isWhole: boolean): Promise<boolean> => {
    const fields = fieldsOf(sections);
    if (!(await form.trigger([...fields]))) {
      showFirstFault();
      return false;
    }
    const values = form.getValues();
    return saving.save({ changes: rulesOf(sections, establishment, values).parse(values), fields, isWhole });
  };
  const unsavedSections = profileSections.filter(
    (section) => isOwnSection(section, remote.session) && fieldsOf([section]).some((name) => unsaved.includes(name)),
  );

  return {
    ...edited,
    ...saving,
    open,
    show,
    refusals,
    /** Sections that wait to go back with the whole file. */
    ready,
    unsavedSections,
    /** A refused file goes back once, whole: its sections are only checked and kept until then. */
    saveSection: async (section: ProfileSection): Promise<void> => {
      if (!isRefused(establishment.status)) return void (await save([section], false));
      if (await form.trigger([...fieldsOf([section])])) setReady((known) => [...new Set([...known, section.id])]);
    },
    saveAll: (): Promise<boolean> => {
      const changed = isValidated(establishment.status) ? unsavedSections : [];
      return save(changed.length > 0 ? changed : openSections(establishment, form.getValues(), remote.session), true);
    },
  };
}

export type EditedProfile = ReturnType<typeof useEditProfile>;

const isDocument = (name: ProfileField) => name === 'kbis' || name === 'identity' || name === 'rib';

/** Which section is open stands in the address, so that a reload finds it again. Empty: all are closed. */
function useOpenSection() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('section') ?? profileSections[0]?.id;
  return {
    open: profileSections.find(({ id }) => id === asked)?.id,
    show: (id: string | undefined) => setSearch({ section: id ?? '' }, { replace: true }),
  };
}

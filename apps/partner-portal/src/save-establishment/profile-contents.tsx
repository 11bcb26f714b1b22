import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import { isClosed } from '@alveole/domain';
import { formatCount, Contents, type ContentsSection } from '@alveole/ui';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { fieldsOf } from './profile-form.ts';
import type { ProfileSection } from './profile-section.ts';
import { profileSections } from './profile-sections.ts';
import { profileValues } from './profile-values.ts';
import { texts } from './save-establishment.text.ts';
import { SectionForm } from './section-form.tsx';
import type { EditedProfile } from './use-edit-profile.ts';

export interface ProfileContentsProps {
  readonly remote: RemoteProps;
  readonly establishment: EstablishmentView;
  readonly edited: EditedProfile;
}

/** The sections of the profile, each told by how it stands. */
export function ProfileContents({ remote, establishment, edited }: ProfileContentsProps): ReactNode {
  const { errors } = useFormState({ control: edited.form.control });
  const shown = profileSections.filter(({ isGoneWhenClosed }) => !(isGoneWhenClosed && isClosed(establishment.status)));
  const sections = shown.map((section): ContentsSection => {
    const faults = fieldsOf([section]).filter((name) => errors[name] !== undefined).length;
    return {
      id: section.id,
      title: section.title(establishment.kind),
      mark: markOf({ section, establishment, edited, faults }),
      children: <SectionForm {...{ remote, establishment, section, edited, faults }} />,
    };
  });
  return <Contents label={texts.contents} sections={sections} open={edited.open} onOpen={edited.show} />;
}

interface Marked {
  readonly section: ProfileSection;
  readonly establishment: EstablishmentView;
  readonly edited: EditedProfile;
  readonly faults: number;
}

function markOf({ section, establishment, edited, faults }: Marked): ContentsSection['mark'] {
  if (faults > 0) return { tone: 'red', text: `${formatCount(faults, 'point')} à corriger` };
  if (edited.ready.includes(section.id)) return { tone: 'purple', text: texts.marks.ready };
  if (edited.unsavedSections.includes(section)) return { tone: 'orange', text: texts.marks.unsaved };
  return isIncomplete(section, establishment) ? { tone: 'grey', text: texts.marks.incomplete } : undefined;
}

/** What is stored lacks something that the rules or the programme want. */
function isIncomplete({ form, lacks }: ProfileSection, establishment: EstablishmentView): boolean {
  const values = profileValues(establishment);
  const rules = form?.rules(establishment, values);
  return rules !== undefined && (lacks?.(establishment) === true || !rules.safeParse(values).success);
}

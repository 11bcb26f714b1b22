import type { Face } from '@alveole/campaigns';
import { demonstrationProgramme, programme } from '@alveole/domain';
import type { Programme } from '@alveole/domain';
import { environmentFields, jsonSetting } from '@alveole/service-kit';

const { contacts, funders } = programme.shape;
const { citizens, associations } = contacts.shape;

/** The variables by which an installation says whose programme it serves; what they do not say is its face's. */
export const programmeFields = {
  PROGRAMME_NAME: environmentFields.PROGRAMME_NAME,
  CONTACT_CITIZENS: citizens.optional(),
  CONTACT_PROFESSIONALS: environmentFields.CONTACT_PROFESSIONALS,
  CONTACT_ASSOCIATIONS: associations.optional(),
  FUNDERS: jsonSetting(funders, '["name", …]: 1 to 24 different names of at most 120 characters').optional(),
} as const;

/** What these variables say. */
export interface ProgrammeSettings {
  readonly PROGRAMME_NAME?: string | undefined;
  readonly CONTACT_CITIZENS?: string | undefined;
  readonly CONTACT_PROFESSIONALS?: string | undefined;
  readonly CONTACT_ASSOCIATIONS?: string | undefined;
  readonly FUNDERS?: Programme['funders'] | undefined;
}

/**
 * The programme as pages are told of it: what the environment says, else the face, else the demonstration. The
 * demonstration's notes go with its funders and its texts alone.
 */
export function programmeOf(settings: ProgrammeSettings, face?: Face): Programme {
  const { funders: shown, fundersNote, textsNote } = demonstrationProgramme;
  const { name, contacts: known } = face ?? demonstrationProgramme;
  return {
    name: settings.PROGRAMME_NAME ?? name,
    contacts: {
      citizens: settings.CONTACT_CITIZENS ?? settings.CONTACT_PROFESSIONALS ?? known.citizens,
      professionals: settings.CONTACT_PROFESSIONALS ?? known.professionals,
      associations: settings.CONTACT_ASSOCIATIONS ?? known.associations,
    },
    ...(settings.FUNDERS === undefined ? { funders: shown, fundersNote } : { funders: settings.FUNDERS }),
    ...((face?.hasDemonstrationTexts ?? true) && { textsNote }),
  };
}

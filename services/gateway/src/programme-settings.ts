import { demonstrationProgramme, programme } from '@alveole/domain';
import type { Programme } from '@alveole/domain';
import { environmentFields, jsonSetting } from '@alveole/service-kit';

const { contacts, funders } = programme.shape;
const { citizens, associations } = contacts.shape;
const demonstration = demonstrationProgramme.contacts;

/** The variables by which an installation says whose programme it serves; what is not said is the demonstration's. */
export const programmeFields = {
  PROGRAMME_NAME: environmentFields.PROGRAMME_NAME,
  CONTACT_CITIZENS: citizens.optional(),
  CONTACT_PROFESSIONALS: environmentFields.CONTACT_PROFESSIONALS,
  CONTACT_ASSOCIATIONS: associations.default(demonstration.associations),
  FUNDERS: jsonSetting(funders, '["name", …]: 1 to 24 different names of at most 120 characters').optional(),
} as const;

/** What these variables say. */
export interface ProgrammeSettings {
  readonly PROGRAMME_NAME: string;
  readonly CONTACT_CITIZENS?: string | undefined;
  readonly CONTACT_PROFESSIONALS: string;
  readonly CONTACT_ASSOCIATIONS: string;
  readonly FUNDERS?: Programme['funders'] | undefined;
}

/** The programme as pages are told of it. The demonstration's note goes with the demonstration's funders alone. */
export function programmeOf(settings: ProgrammeSettings): Programme {
  const { funders: shown, fundersNote } = demonstrationProgramme;
  return {
    name: settings.PROGRAMME_NAME,
    contacts: {
      citizens: settings.CONTACT_CITIZENS ?? citizensOf(settings),
      professionals: settings.CONTACT_PROFESSIONALS,
      associations: settings.CONTACT_ASSOCIATIONS,
    },
    ...(settings.FUNDERS === undefined ? { funders: shown, fundersNote } : { funders: settings.FUNDERS }),
  };
}

/** An installation that says only its other addresses, as those of earlier versions do, shows citizens a real one. */
function citizensOf({ CONTACT_PROFESSIONALS: professional }: ProgrammeSettings): string {
  return professional === demonstration.professionals ? demonstration.citizens : professional;
}

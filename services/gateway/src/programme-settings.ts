import { demonstrationProgramme, programme } from '@alveole/domain';
import type { Programme } from '@alveole/domain';
import { environmentFields } from '@alveole/service-kit';
import { jsonSetting } from './json-setting.ts';

const { contacts, funders } = programme.shape;
const { professionals, associations } = contacts.shape;

/** The variables by which an installation says whose programme it serves; what is not said is the demonstration's. */
export const programmeFields = {
  PROGRAMME_NAME: environmentFields.PROGRAMME_NAME,
  CONTACT_PROFESSIONALS: professionals.default(demonstrationProgramme.contacts.professionals),
  CONTACT_ASSOCIATIONS: associations.default(demonstrationProgramme.contacts.associations),
  FUNDERS: jsonSetting(funders, '["name", …]: 1 to 24 different names of at most 120 characters').optional(),
} as const;

/** What these variables say. */
export interface ProgrammeSettings {
  readonly PROGRAMME_NAME: string;
  readonly CONTACT_PROFESSIONALS: string;
  readonly CONTACT_ASSOCIATIONS: string;
  readonly FUNDERS?: Programme['funders'] | undefined;
}

/** The programme as pages are told of it. The demonstration's note goes with the demonstration's funders alone. */
export function programmeOf(settings: ProgrammeSettings): Programme {
  const { funders: shown, fundersNote } = demonstrationProgramme;
  return {
    name: settings.PROGRAMME_NAME,
    contacts: { professionals: settings.CONTACT_PROFESSIONALS, associations: settings.CONTACT_ASSOCIATIONS },
    ...(settings.FUNDERS === undefined ? { funders: shown, fundersNote } : { funders: settings.FUNDERS }),
  };
}

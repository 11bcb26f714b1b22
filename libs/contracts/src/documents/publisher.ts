import { demonstrationProgramme } from '@alveole/domain';

/** Whom to ask about the documents; an installation is reached by the contacts that its own pages show. */
export const contact = {
  name: demonstrationProgramme.name,
  url: 'https://joinup.ec.europa.eu/collection/eupl',
  email: demonstrationProgramme.contacts.professionals,
} as const;

export const license = { name: 'EUPL-1.2', url: 'https://eupl.eu/1.2/en/' } as const;

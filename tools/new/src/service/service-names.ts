import { namesOf } from '../names.ts';

export type ServiceNames = ReturnType<typeof serviceNamesOf>;

/** `loans` in the forms that its skeleton needs: what it keeps is a `loan`. Throws for more than one word. */
export function serviceNamesOf(service: string) {
  if (!/^[a-z]+$/.test(service)) throw new Error(`« ${service} » : un seul mot en minuscules.`);
  const record = service.replace(/s$/, '');
  return {
    service,
    pascal: namesOf(service).pascal,
    variable: `${service.toUpperCase()}_URL`,
    record,
    recordPascal: namesOf(record).pascal,
    act: `open${namesOf(record).pascal}`,
    actFolder: `open-${record}`,
  };
}

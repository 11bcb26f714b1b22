let serial = 0;
/** Letters that no other person of the suite has. */
export const letters = () => String((serial += 1)).replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '');
/** A mobile that no other person of the suite has, in its +33 form. */
export const freshPhone = () => `+3363998${String((serial += 1)).padStart(4, '0')}`;

/** A pre-registration as the public page sends it. */
export function person(changes: object = {}) {
  return {
    lastname: `Dupré-${letters()}`,
    name: 'Éloïse',
    birthdate: '1990-05-17',
    birthplace: 'Saint-Étienne',
    zip: '42000',
    phone: freshPhone(),
    mail: `eloise${letters().toLowerCase()}@exemple.fr`,
    cguAccept: '2026-03-02T08:59:00.000Z',
    ...changes,
  };
}

/** A person as the counter records one. */
export const counterData = (changes: object = {}) => ({
  first_name: 'LEA',
  last_name: `DURAND${letters()}`,
  birth_date: '1985-01-02',
  birth_place: 'Colmar',
  smartphone_number: freshPhone(),
  ...changes,
});

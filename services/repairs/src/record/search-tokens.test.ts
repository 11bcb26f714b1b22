import { queryTokens } from '@alveole/validation';
import { searchTokens } from './search-tokens.ts';

const file = {
  fileNumber: 'REP00012_04711',
  consumerId: 'K7M2P9QX',
  entityName: 'Cycles de Saint-Étienne',
  serial: 'BC-123 456',
  person: { firstName: 'AMELIE', lastName: 'DUPONTDELIGNE', phone: '+33612345678', mail: 'amelie.d@exemple.fr' },
  shop: { siret: '73282932000074', zip: '97411' },
};
const found = (query: string) => {
  const tokens = searchTokens(file);
  const asked = queryTokens(query);
  return asked.length > 0 && asked.every((token) => tokens.includes(token));
};

describe('the search of files', () => {
  it.each([
    ['the file number', 'REP00012_04711'],
    ['the file number as it is read out', 'REP 00012_04711'],
    ['the file number in three parts', 'rep 00012 04711'],
    ['its five digits', '04711'],
    ['the phone as it is dialled', '06 12 34 56 78'],
    ['the phone in its international form', '+33612345678'],
    ['the beginning of a name, whatever its case and accents', 'Amél'],
    ['a name longer than the index looks at', 'dupontdeligne'],
    ['several words, in any order', 'dupont amelie'],
    ['a word of a compound name', 'étienne'],
    ['a compound name as one', 'saint-étienne'],
    ['the serial number without its separators', 'bc123456'],
    ['the mail address', 'amelie.d@exemple.fr'],
    ['the SIREN of its shop', '732 829 320'],
    ['the beginning of its shop’s SIRET', '7328293'],
    ['the number of its shop’s department', '974'],
    ['the pre-registration code', 'k7m2p9qx'],
  ])('finds a file by %s', (_what, query) => expect(found(query)).toBe(true));

  it('does not find it by a word that it lacks', () => expect(found('dupont martin')).toBe(false));
  it('does not find it by the middle of a word', () => expect(found('pont')).toBe(false));
});

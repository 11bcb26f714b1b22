import { EstablishmentKind } from './establishment/kinds.ts';

const associationCodes = ['3832Z', '8810C', '8899B', '9312Z', '9499Z', '9529Z', 'Autre'] as const;

/** APE codes offered to each kind of establishment (INSEE, NAF rév. 2). */
export const apeCodes: Readonly<Record<EstablishmentKind, readonly string[]>> = {
  [EstablishmentKind.bikeShop]: ['4649Z', '4764Z', '9529Z', 'Autre'],
  [EstablishmentKind.association]: associationCodes,
  [EstablishmentKind.alsaceMoselleAssociation]: associationCodes,
  [EstablishmentKind.localAuthority]: [
    '8411Z',
    '8412Z',
    '8413Z',
    '8422Z',
    '8423Z',
    '8424Z',
    '8425Z',
    '8430A',
    '8430B',
    '8430C',
  ],
};

/** What is stored when no code is given. */
export const defaultApeCode = '0000z';

/** Whether an establishment told no code and has the default: screens say so, and ask for its own. */
export function lacksApeCode(stored: string | undefined): boolean {
  return stored === undefined || stored === '' || stored === defaultApeCode;
}

import { type ApiCaller } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import type { EstablishmentKind } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import { useWatch } from 'react-hook-form';
import { identifierSchema } from './section-schemas.ts';
import type { EstablishmentValues } from './establishment-values.ts';

export type Availability = 'free' | 'taken';

/** Whether the identifier being typed is free, asked as soon as it is whole; undefined while nobody knows. */
export function useCheckSiret(api: ApiCaller, kind: EstablishmentKind): Availability | undefined {
  const [siret, rna, registryDate, registryVolume, registryFolio] = useWatch<
    EstablishmentValues,
    ['siret', 'rna', 'registryDate', 'registryVolume', 'registryFolio']
  >({
    name: ['siret', 'rna', 'registryDate', 'registryVolume', 'registryFolio'],
  });
  const identifier = identifierSchema(kind).safeParse({ siret, rna, registryDate, registryVolume, registryFolio }).data
    ?.identifier;
  const asked = useQuery({
    queryKey: ['siret', identifier],
    queryFn: ({ signal }) =>
      api.call(establishmentRoutes.checkSiret, { params: { siret: identifier ?? '' } }, { signal }),
    enabled: identifier !== undefined,
  });
  if (!asked.data) return undefined;
  return asked.data.available ? 'free' : 'taken';
}

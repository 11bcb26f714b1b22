import { postcodePattern } from '@alveole/domain';
import { locationRoutes } from '@alveole/contracts/location';
import type { ApiCaller } from '@alveole/contracts';
import { useQuery } from '@alveole/query';
import { Select, TextField } from '@alveole/ui';
import type { ReactNode, Ref } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { ModifyValues } from './modify-fields.ts';

export interface ModifyTownProps {
  readonly api: ApiCaller;
  readonly control: Control<ModifyValues>;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (name: string) => void;
  readonly onBlur: () => void;
  readonly ref: Ref<never>;
}

/** One of the towns of the postcode, as the partner chooses it; typed where they cannot be had. */
export function ModifyTown({ api, control, ...field }: ModifyTownProps): ReactNode {
  const zip = useWatch({ control, name: 'postcode' }) ?? '';
  const towns = useQuery({
    queryKey: ['towns', zip],
    enabled: postcodePattern.test(zip),
    queryFn: ({ signal }) => api.call(locationRoutes.listTownsOfZip, { query: { zip } }, { signal }),
  });
  const names = [...new Set((towns.data ?? []).map(({ name }) => name))];
  if (names.length === 0) return <TextField {...field} />;
  const offered = field.value === '' || names.includes(field.value) ? names : [field.value, ...names];
  return (
    <Select {...field} value={field.value || null} options={offered.map((name) => ({ value: name, label: name }))} />
  );
}

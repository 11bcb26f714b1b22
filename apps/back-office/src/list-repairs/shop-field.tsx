import { establishmentRoutes, establishmentsQuery, establishmentViewOf } from '@alveole/contracts/establishment';
import type { ApiCaller } from '@alveole/contracts';
import { useQuery } from '@alveole/query';
import { ComboBox } from '@alveole/ui';
import { searchedText } from '@alveole/validation';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './list-repairs.text.ts';

export interface ShopFieldProps {
  readonly api: ApiCaller;
  /** The name of the one that is chosen. */
  readonly name: string | undefined;
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (entityId: string | undefined) => void;
  /** Told of each text of the field: one beside no establishment narrows nothing. */
  readonly onType: (text: string) => void;
}

/** An establishment, looked up by its name or its SIRET. */
export function ShopField({ api, name, value, error, onChange, onType }: ShopFieldProps): ReactNode {
  const [typed, setTyped] = useState(value === undefined ? '' : (name ?? texts.tags.chosenShop));
  const { query: searched } = searchedText(typed);
  const shops = useQuery({
    queryKey: ['establishments', 'picked', searched ?? ''],
    enabled: searched !== undefined && value === undefined,
    queryFn: async ({ signal }) =>
      (await api.call(establishmentRoutes.listEntities, { query: establishmentsQuery({ searched }) }, { signal })).map(
        establishmentViewOf,
      ),
  });
  const options = (shops.data ?? []).slice(0, maxShown).map(({ entityId, profile }) => ({
    value: entityId,
    label: profile.commercialName ?? profile.companyName ?? entityId,
    description: [profile.identifier, profile.city].filter(Boolean).join(', '),
  }));
  const type = (text: string): void => {
    setTyped(text);
    onType(text);
  };
  return (
    <ComboBox
      label={texts.panel.shop}
      hint={texts.panel.shopHint}
      isRemote
      isLoading={shops.isFetching}
      options={options}
      value={value ?? null}
      error={error}
      onChange={(entityId) => onChange(entityId ?? undefined)}
      inputValue={typed}
      onInputChange={type}
      emptyText={searched === undefined ? texts.panel.shopHint : texts.panel.noShop}
    />
  );
}

const maxShown = 30;

import type { RemoteProps } from '@alveole/contracts';
import { deliveryStateNames, deliveryStates } from '@alveole/domain';
import type { DeliveryStateName } from '@alveole/domain';
import { EmptyState, FilterChips, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { useAddressFilters } from '../browse/use-address-filters.ts';
import { texts } from './follow-messages.text.ts';
import { MessageTable } from './message-table.tsx';
import { useMessages } from './list-deliveries.ts';

/** What needs a look comes first. */
const order: readonly DeliveryStateName[] = ['failed', 'unknown', 'claimed', 'declined', 'sent', 'delivered'];
const chips = [
  { value: 'all' as const, label: texts.all },
  ...order.map((value) => ({ value, label: deliveryStates[value].label })),
];

/** Every mail and SMS that went out, or did not. */
export function SentMessages({ api, notify }: RemoteProps): ReactNode {
  const { params, change } = useAddressFilters();
  const state = deliveryStateNames.find((name) => name === params.get('sort'));
  const list = useMessages(api, state);
  return (
    <Stack>
      <FilterChips
        label={texts.fate}
        options={chips}
        value={state ?? 'all'}
        onChange={(value) => change({ sort: value === 'all' ? undefined : value })}
      />
      <MessageTable
        api={api}
        notify={notify}
        label={texts.sent}
        list={list}
        empty={
          <EmptyState title={texts.none} icon="mail">
            {texts.noneReason}
          </EmptyState>
        }
      />
    </Stack>
  );
}

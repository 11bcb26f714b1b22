import type { RemoteProps } from '@alveole/contracts';
import { Page, PageTitle, Tabs } from '@alveole/ui';
import type { ReactNode } from 'react';
import { useAddressFilters } from '../browse/use-address-filters.ts';
import { AddressMessages } from './address-messages.tsx';
import { texts } from './follow-messages.text.ts';
import { SentMessages } from './sent-messages.tsx';
import { TemplateList } from './template-list.tsx';

const views = ['envois', 'adresse', 'modeles'] as const;

/** What went out, what an address received, and every text as it leaves. */
export function MessagesPage(remote: RemoteProps): ReactNode {
  const { params, change } = useAddressFilters();
  const view = views.find((name) => name === params.get('vue')) ?? 'envois';
  const items = [
    { id: 'envois', title: texts.sent, content: <SentMessages {...remote} /> },
    { id: 'adresse', title: texts.byAddress, content: <AddressMessages {...remote} /> },
    { id: 'modeles', title: texts.templates, content: <TemplateList {...remote} /> },
  ];
  return (
    <Page>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <Tabs
        label={texts.views}
        items={items}
        selected={view}
        onSelect={(vue) => change({ vue: vue === 'envois' ? undefined : vue, sort: undefined, modele: undefined })}
      />
    </Page>
  );
}

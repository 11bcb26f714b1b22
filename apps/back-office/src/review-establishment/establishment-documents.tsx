import { StoredDocument } from '@alveole/api-client/stored-media';
import type { ApiCaller, EstablishmentView } from '@alveole/contracts';
import { isLocalAuthority } from '@alveole/domain';
import { Card, EmptyState, Tabs } from '@alveole/ui';
import type { ReactNode } from 'react';
import { documentNames, texts } from './review-establishment.text.ts';

/** The documents of an accreditation, one at a time and large enough to read. */
export function EstablishmentDocuments({
  api,
  establishment: { kind, documents },
}: {
  readonly api: ApiCaller;
  readonly establishment: EstablishmentView;
}): ReactNode {
  if (documents.length === 0) {
    const reason = isLocalAuthority(kind) ? texts.noDocumentLocal : texts.noDocumentReason;
    return (
      <Card title={texts.documents}>
        <EmptyState title={texts.noDocument} icon="file">
          {reason}
        </EmptyState>
      </Card>
    );
  }
  const items = documents.map(({ id, name, kind: documentKind }) => {
    const title = documentNames[documentKind];
    return { id, title, content: <StoredDocument api={api} name={name} title={title} /> };
  });
  return (
    <Card title={texts.documents}>
      <Tabs label={texts.documents} items={items} />
    </Card>
  );
}

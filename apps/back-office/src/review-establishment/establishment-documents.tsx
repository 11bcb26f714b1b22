import { StoredDocument } from '@alveole/api-client/stored-media';
import type { ApiCaller, Entity } from '@alveole/contracts';
import { Card, EmptyState, Tabs } from '@alveole/ui';
import type { ReactNode } from 'react';
import { kindOf } from './establishment-file.ts';
import { documentNames, texts } from './review-establishment.text.ts';

const localAuthority = 3;

/** The documents of an accreditation, one at a time and large enough to read. */
export function EstablishmentDocuments({
  api,
  entity,
}: {
  readonly api: ApiCaller;
  readonly entity: Entity;
}): ReactNode {
  const documents = entity.entity_data.documents ?? [];
  if (documents.length === 0) {
    const reason = kindOf(entity) === localAuthority ? texts.noDocumentLocal : texts.noDocumentReason;
    return (
      <Card title={texts.documents}>
        <EmptyState title={texts.noDocument} icon="file">
          {reason}
        </EmptyState>
      </Card>
    );
  }
  const items = documents.map(({ media_id, media_url, media_gender }) => {
    const title = documentNames[media_gender];
    return { id: media_id, title, content: <StoredDocument api={api} name={media_url} title={title} /> };
  });
  return (
    <Card title={texts.documents}>
      <Tabs label={texts.documents} items={items} />
    </Card>
  );
}

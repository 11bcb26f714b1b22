import { type ApiCaller } from '@alveole/contracts';
import { type DocumentKind, type EstablishmentView } from '@alveole/contracts/establishment';
import { mediaRoutes, mediaPrefixOf } from '@alveole/contracts/media';
import { Button, Stack } from '@alveole/ui';
import { useCallback, useState, type ReactNode } from 'react';
import { documentLabels } from '../establishment-form/document-labels.ts';
import type { DocumentField as FieldName } from '../establishment-form/section-schemas.ts';
import { UploadField } from '../establishment-form/upload-field.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import { texts } from './save-establishment.text.ts';

export interface DocumentFieldProps {
  readonly api: ApiCaller;
  readonly establishment: EstablishmentView;
  readonly kind: DocumentKind;
  /** Where a new file stands in the form. */
  readonly name: FieldName;
  readonly hint?: string;
  readonly isEditable: boolean;
}

/** A document of the file: to look at, and to replace while that is open. */
export function DocumentField({ api, establishment, kind, name, hint, isEditable }: DocumentFieldProps): ReactNode {
  const prefix = useCallback(
    async () => mediaPrefixOf(await api.call(mediaRoutes.readMediaPrefix, { query: {} })),
    [api],
  );
  const [isShown, setShown] = useState(false);
  const label = documentLabels[kind];
  const stored = establishment.documents.find((document) => document.kind === kind);
  if (!stored && !isEditable) return null;
  return (
    <Stack gap="150">
      {stored ? (
        <div>
          <Button icon="eye" onPress={() => setShown(true)} aria-label={`${texts.view}\u00a0: ${label}`}>
            {label}
          </Button>
        </div>
      ) : null}
      {isEditable ? (
        <UploadField
          key={stored?.hash}
          api={api}
          prefix={prefix}
          kind={kind}
          name={name}
          hint={hint}
          label={stored ? texts.replace(label) : texts.add(label)}
        />
      ) : null}
      {stored && isShown ? (
        <DocumentDialog api={api} document={stored} title={label} onClose={() => setShown(false)} />
      ) : null}
    </Stack>
  );
}

import { frenchMessage } from '@alveole/api-client';
import {
  enrolmentRoutes,
  mediaPrefixOf,
  type ApiCaller,
  type DocumentKind,
  type EstablishmentView,
} from '@alveole/contracts';
import { Button, Stack, Upload } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { documentLabels } from '../establishment-form/document-labels.ts';
import {
  createDocumentUploader,
  documentFault,
  documentKinds,
  documentMaxBytes,
} from '../establishment-form/upload-document.ts';
import { DocumentDialog } from './document-dialog.tsx';
import type { ProfileValues } from './profile-form.ts';
import { texts } from './save-profile.text.ts';

export interface DocumentFieldProps {
  readonly api: ApiCaller;
  readonly establishment: EstablishmentView;
  readonly kind: DocumentKind;
  /** Where a new file stands in the form. */
  readonly name: 'kbis' | 'identity' | 'rib';
  readonly isEditable: boolean;
}

/** A document of the file: to look at, and to replace while that is open. */
export function DocumentField({ api, establishment, kind, name, isEditable }: DocumentFieldProps): ReactNode {
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
        <NewDocument api={api} kind={kind} name={name} label={stored ? texts.replace(label) : texts.add(label)} />
      ) : null}
      {stored && isShown ? (
        <DocumentDialog api={api} document={stored} title={label} onClose={() => setShown(false)} />
      ) : null}
    </Stack>
  );
}

type NewDocumentProps = Pick<DocumentFieldProps, 'api' | 'kind' | 'name'> & { readonly label: string };

function NewDocument({ api, kind, name, label }: NewDocumentProps): ReactNode {
  const { control } = useFormContext<ProfileValues>();
  const upload = useMemo(() => {
    const prefix = async () => mediaPrefixOf(await api.call(enrolmentRoutes.mediaPrefix, { query: {} }));
    return createDocumentUploader({ api, prefix, kind });
  }, [api, kind]);
  return (
    <Bound control={control} name={name}>
      {(field) => (
        <Upload
          label={label}
          error={field.error}
          accept={documentKinds}
          maxBytes={documentMaxBytes}
          hasCamera
          upload={upload}
          check={documentFault}
          describeError={(failure) => frenchMessage(failure)}
          onChange={field.onChange}
        />
      )}
    </Bound>
  );
}

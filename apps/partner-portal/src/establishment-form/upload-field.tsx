import { uploadLimits } from '@alveole/domain';
import { frenchMessage } from '@alveole/api-client';
import {
  documentFault,
  documentTypes,
  pictureFailureText,
  pictureMaxBytes,
} from '@alveole/shared-screens/chosen-files';
import { documentUploader } from '@alveole/shared-screens/exchange-media';
import { isAppError, type ApiCaller } from '@alveole/contracts';
import { type DocumentKind } from '@alveole/contracts/establishment';
import { Upload } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { useMemo, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { uploadFailures } from './document-labels.ts';
import type { DocumentField, StoredFile } from './section-schemas.ts';

export interface UploadFieldProps {
  readonly api: ApiCaller;
  /** The prefix below which documents are named; ends with a slash. The same function at each drawing. */
  readonly prefix: () => Promise<string>;
  readonly kind: DocumentKind;
  /** Where the file stands in the form. */
  readonly name: DocumentField;
  readonly label: string;
  readonly hint?: string;
  /** Called when the service lets no document in. */
  readonly onShut?: () => void;
}

/** A document of an establishment, sent as soon as it is chosen. */
export function UploadField({ api, prefix, kind, name, label, hint, onShut }: UploadFieldProps): ReactNode {
  const { control } = useFormContext<Record<DocumentField, StoredFile[]>>();
  const upload = useMemo(() => documentUploader({ api, prefix, kind }), [api, prefix, kind]);
  return (
    <Bound control={control} name={name}>
      {(field) => (
        <Upload
          label={label}
          hint={hint}
          error={field.error}
          accept={documentTypes}
          maxBytes={uploadLimits.documentBytes}
          maxPictureBytes={pictureMaxBytes}
          hasCamera
          upload={upload}
          check={documentFault}
          describeError={(failure) => {
            if (isAppError(failure) && failure.code === 'NotAuthorizedException') onShut?.();
            return pictureFailureText(failure) ?? frenchMessage(failure, uploadFailures(kind));
          }}
          initial={field.value}
          onChange={field.onChange}
        />
      )}
    </Bound>
  );
}

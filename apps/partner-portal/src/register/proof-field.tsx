import { frenchMessage } from '@alveole/api-client';
import type { ApiCaller } from '@alveole/contracts';
import type { EstablishmentKind } from '@alveole/domain';
import { Upload } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { useMemo, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { proofTexts } from '../establishment-form/document-labels.ts';
import {
  createDocumentUploader,
  documentFault,
  documentKinds,
  documentMaxBytes,
} from '../establishment-form/upload-document.ts';
import type { RegistrationValues } from './registration-form.ts';

export interface ProofFieldProps {
  readonly api: ApiCaller;
  /** Given with the code; ends with a slash. */
  readonly prefix: string;
  readonly kind: EstablishmentKind;
}

/** The KBIS or what stands for it, sent as soon as it is chosen; a local authority brings none. */
export function ProofField({ api, prefix, kind }: ProofFieldProps): ReactNode {
  const { control } = useFormContext<RegistrationValues>();
  const upload = useMemo(
    () => createDocumentUploader({ api, prefix: () => Promise.resolve(prefix), kind: 'KBIS' }),
    [api, prefix],
  );
  const texts = proofTexts[kind];
  if (!texts) return null;
  return (
    <Bound control={control} name="documents">
      {(field) => (
        <Upload
          label={texts.label}
          hint={texts.hint}
          error={field.error}
          accept={documentKinds}
          maxBytes={documentMaxBytes}
          hasCamera
          upload={upload}
          check={documentFault}
          describeError={(failure) => frenchMessage(failure)}
          initial={field.value}
          onChange={field.onChange}
        />
      )}
    </Bound>
  );
}

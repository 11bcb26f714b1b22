import { uploadLimits } from '@alveole/domain';
import {
  documentFault,
  documentTypes,
  pictureFailureText,
  pictureMaxBytes,
} from '@alveole/shared-screens/chosen-files';
import { documentUploader, readMediaPrefix } from '@alveole/shared-screens/exchange-media';
import type { RemoteProps } from '@alveole/contracts';
import type { DocumentKind, EstablishmentDocument, EstablishmentView } from '@alveole/contracts/establishment';
import { useQueryClient } from '@alveole/query';
import { Dialog, DialogActs, Form, Upload } from '@alveole/ui';
import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { establishmentKeys } from '../save-establishment/establishment-keys.ts';
import { documentNames, texts } from './modify-establishment.text.ts';
import { texts as savedTexts } from '../save-establishment/save-establishment.text.ts';
import { saveFailure, uploadFailure } from '../save-establishment/save-failure.ts';
import type { ModifyFile } from '../save-establishment/save-establishment.ts';

export interface ReplaceDocumentDialogProps {
  readonly remote: RemoteProps;
  readonly establishment: EstablishmentView;
  readonly kind: DocumentKind;
  readonly onClose: () => void;
  readonly onModify: ModifyFile;
}

/** Staff puts a document into the file on the establishment's behalf. */
export function ReplaceDocumentDialog(props: ReplaceDocumentDialogProps): ReactNode {
  const { remote, establishment, kind, onClose, onModify } = props;
  const { api, notify } = remote;
  const { entityId } = establishment;
  const formId = useId();
  const cache = useQueryClient();
  const [document, setDocument] = useState<EstablishmentDocument>();
  const [fault, setFault] = useState<string>();
  const [isPending, setPending] = useState(false);
  const upload = useMemo(
    () => documentUploader({ api, prefix: () => readMediaPrefix(api, entityId), kind }),
    [api, entityId, kind],
  );
  const tellFailure = (): string => {
    const text = uploadFailure([kind]);
    notify({ tone: 'warning', text, seconds: 7 });
    void cache.invalidateQueries({ queryKey: establishmentKeys.all });
    return text;
  };
  const submit = async (): Promise<void> => {
    if (document === undefined) return setFault(texts.uploadMissing);
    setPending(true);
    const changes = { documents: [document] };
    try {
      await onModify(changes, savedTexts.mailNotSent);
      onClose();
    } catch (failure) {
      setFault(saveFailure(failure, { act: 'modify', changes }).text);
    } finally {
      setPending(false);
    }
  };
  const acts = <DialogActs label={texts.save} onCancel={onClose} form={formId} isPending={isPending} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.uploadTitle(documentNames[kind])}
      footer={acts}
      isGuarded={isPending || document !== undefined}
    >
      <Form id={formId} onSubmit={() => void submit()}>
        <p>{texts.uploadHint}</p>
        <Upload
          label={documentNames[kind]}
          error={fault}
          accept={documentTypes}
          maxBytes={uploadLimits.documentBytes}
          maxPictureBytes={pictureMaxBytes}
          upload={upload}
          check={documentFault}
          describeError={(failure) => pictureFailureText(failure) ?? tellFailure()}
          onChange={(stored) => {
            setFault(undefined);
            setDocument(stored.at(-1)?.result);
          }}
        />
      </Form>
    </Dialog>
  );
}

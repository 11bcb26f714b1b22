import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps, RepairFile } from '@alveole/contracts';
import { offeredActions } from '@alveole/domain';
import { useNavigate } from '@alveole/router';
import { Button, Card, ConfirmDialog, Dialog, LinkButton } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PhotoUpload } from '../add-photo/photo-upload.tsx';
import { nextStepOf } from '../repair-file/next-step.ts';
import { listPathOf, paths } from '../repair-file/paths.ts';
import { repairerOf, rulesFileOf } from '../repair-file/rules-file.ts';
import { useFileOperation } from '../repair-file/use-file-operation.ts';
import { words } from './follow-file.text.ts';

/** What the repairer may do with this file now, as the rules say; nothing where they say nothing. */
export function FileActs({ api, session, notify, file }: RemoteProps & { readonly file: RepairFile }): ReactNode {
  const navigate = useNavigate();
  const [isPhotoOpen, setPhotoOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const operation = useFileOperation(api, file);
  const offered = offeredActions(rulesFileOf(file), repairerOf(session));
  const step = nextStepOf(file);
  const isOpen = file.status === 0;
  const mayAddInvoice = !isOpen && (offered.includes('FAC') || offered.includes('FACVE'));
  const mayAddPhoto = !isOpen && offered.includes('PHO');
  const mayGiveUp = offered.includes('CAN');
  if (!isOpen && !mayAddInvoice && !mayAddPhoto && !mayGiveUp) return null;
  const giveUp = async (): Promise<void> => {
    await operation.mutateAsync({ operation_code: 'CAN', operation_data: {} });
    notify({ tone: 'success', text: words.done });
    void navigate(listPathOf(file));
  };
  return (
    <Card title={words.actions}>
      {isOpen ? (
        <LinkButton href={step.href} variant="accent" isWide>
          {step.label}
        </LinkButton>
      ) : null}
      {mayAddInvoice ? (
        <LinkButton href={`${paths.invoice(file.repair_id)}?ajouter`} icon="file" isWide>
          {words.addInvoice}
        </LinkButton>
      ) : null}
      {mayAddPhoto ? (
        <Button icon="camera" isWide onPress={() => setPhotoOpen(true)}>
          {words.addPhoto}
        </Button>
      ) : null}
      {mayGiveUp ? (
        <Button variant="danger" isWide onPress={() => setAsking(true)}>
          {words.giveUp}
        </Button>
      ) : null}
      <Dialog isOpen={isPhotoOpen} onClose={() => setPhotoOpen(false)} title={words.addPhoto}>
        <PhotoUpload
          api={api}
          file={file}
          onAdded={() => {
            setPhotoOpen(false);
            notify({ tone: 'success', text: words.done });
          }}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.giveUpTitle}
        consequence={words.giveUpConsequence}
        confirmLabel={words.giveUpConfirm}
        cancelLabel={words.cancel}
        tone="danger"
        onConfirm={giveUp}
        describeError={(failure) => frenchMessage(failure)}
      />
    </Card>
  );
}

import { frenchMessage } from '@alveole/api-client';
import { operationBody } from '@alveole/contracts/repair';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { closingMessages } from '@alveole/domain';
import { messageFault } from '@alveole/validation';
import { Button, ConfirmDialog, Form, Row, TextArea } from '@alveole/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useDraft } from '../keep-draft/use-draft.ts';
import type { StoredDraft } from '../keep-draft/use-draft.ts';
import { tellSent } from '../operate-repair/tell-sent.ts';
import { standingOf } from '../send-later/use-on-device.ts';
import type { OnDevice } from '../send-later/use-on-device.ts';
import { useFileOperation } from '../operate-repair/use-file-operation.ts';
import { texts } from './follow-file.text.ts';

interface MessageDraft {
  readonly text: string;
  /** What was sent last, under which name, though no answer came. */
  readonly sending?: { readonly text: string; readonly localId: string };
}

const blank = (): MessageDraft => ({ text: '' });
const maxCharacters = 4000;

export interface WriteMessageProps extends RemoteProps {
  readonly file: RepairView;
  readonly onDevice: OnDevice;
  readonly mayClose: boolean;
  /** Its box was just asked for. */
  readonly takesFocus: boolean;
}

/** What is typed to the programme about a file, and not yet sent. */
export const useMessageDraft = (repairId: string): StoredDraft<MessageDraft> => useDraft(`message.${repairId}`, blank);

/** A message to the person who follows the file; what is typed survives a reload. */
export function WriteMessage({ api, notify, file, mayClose, takesFocus, onDevice }: WriteMessageProps): ReactNode {
  const { draft, change, forget } = useMessageDraft(file.repairId);
  const [fault, setFault] = useState<string>();
  const [isClosing, setClosing] = useState(false);
  const operation = useFileOperation(api, file);
  const isRecorded = file.history.some(({ operationId }) => operationId === draft.sending?.localId);
  const tellRecorded = useEffectEvent((): void => {
    const isHere = standingOf(onDevice, { operationId: draft.sending?.localId ?? '' }) !== undefined;
    tellSent(notify, operation.data ?? { fileNumber: isHere ? '' : file.fileNumber }, texts.sent);
    operation.reset();
    forget();
  });
  useEffect(() => {
    if (isRecorded || operation.isSuccess) tellRecorded();
  }, [isRecorded, operation.isSuccess]);
  const send = async (text: string): Promise<void> => {
    const sending = draft.sending?.text === text ? draft.sending : { text, localId: crypto.randomUUID() };
    change({ sending });
    await operation.mutateAsync({ ...operationBody.message(text), localId: sending.localId });
  };
  const submit = (): void => {
    const refusal = messageFault(draft.text);
    setFault(refusal);
    // The failure stands above the box.
    if (refusal === undefined) void send(draft.text.trim()).catch(() => undefined);
  };
  return (
    <Form
      onSubmit={submit}
      error={operation.error && !isClosing ? frenchMessage(operation.error) : undefined}
      aria-label={texts.message}
    >
      <TextArea
        label={texts.message}
        hint={texts.messageHint}
        rows={4}
        maxLength={maxCharacters}
        value={draft.text}
        error={fault}
        autoFocus={takesFocus}
        onChange={(text) => {
          change({ text });
          setFault(undefined);
        }}
      />
      <Row>
        <Button type="submit" variant="primary" isPending={operation.isPending}>
          {texts.send}
        </Button>
        {mayClose ? (
          <Button variant="quiet" onPress={() => setClosing(true)}>
            {texts.close}
          </Button>
        ) : null}
      </Row>
      <ConfirmDialog
        isOpen={isClosing}
        onClose={() => setClosing(false)}
        title={texts.closeTitle}
        consequence={texts.closeConsequence}
        confirmLabel={texts.closeConfirm}
        onConfirm={() => send(closingMessages.repairer)}
        describeError={(failure) => frenchMessage(failure)}
      />
    </Form>
  );
}

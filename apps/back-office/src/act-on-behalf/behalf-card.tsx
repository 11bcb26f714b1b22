import { operationBody } from '@alveole/contracts/repair';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { codeStandingOf, offeredActions } from '@alveole/domain';
import type { Campaign, OperationCode, StaffActor } from '@alveole/domain';
import { Button, Card, ConfirmDialog, Stack } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { operationFailureText } from '../operate-repair/operation-failure-text.ts';
import type { CaseWriter } from '../operate-repair/operate-repair.ts';
import { smsConsequence, texts } from './act-on-behalf.text.ts';
import { BikeDialog } from './bike-dialog.lazy.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { PhotoDialog } from './photo-dialog.tsx';

export interface BehalfCardProps extends Pick<RemoteProps, 'api'> {
  readonly file: RepairView;
  readonly actor: StaffActor;
  readonly campaign: Campaign;
  readonly writer: CaseWriter;
}

/** What staff may do in the repairer's place, where the rules let it; finalising without a code is a decision. */
export function BehalfCard({ api, file, actor, campaign, writer }: BehalfCardProps): ReactNode {
  const [open, setOpen] = useState<'invoice' | 'photo' | 'bike' | 'sms' | 'code'>();
  const noPhoneId = useId();
  const offered = offeredActions(file, actor);
  const may = (...codes: readonly OperationCode[]): boolean => codes.some((code) => offered.includes(code));
  if (!may('FAC', 'FACVE', 'PHO', 'VELO', 'SMS')) return null;
  const close = (): void => setOpen(undefined);
  const phone = file.person.mobile;
  const codeStanding = codeStandingOf(file);
  const sendCode = async (): Promise<void> => {
    await writer.operate(operationBody.askToConfirm('sms'), texts.smsSent);
  };
  return (
    <Card title={texts.title}>
      <Stack>
        {may('FAC', 'FACVE') ? (
          <Button icon="file" isWide onPress={() => setOpen('invoice')}>
            {texts.invoice}
          </Button>
        ) : null}
        {may('PHO') ? (
          <Button icon="camera" isWide onPress={() => setOpen('photo')}>
            {texts.photo}
          </Button>
        ) : null}
        {may('VELO') ? (
          <Button icon="edit" isWide onPress={() => setOpen('bike')}>
            {texts.bike}
          </Button>
        ) : null}
        {may('SMS') ? (
          <Button
            icon="phone"
            isWide
            isDisabled={phone === undefined}
            aria-describedby={phone === undefined ? noPhoneId : undefined}
            onPress={() => setOpen('sms')}
          >
            {texts.sms}
          </Button>
        ) : null}
        {may('VAL') && codeStanding === 'awaited' ? (
          <Button icon="check" isWide onPress={() => setOpen('code')}>
            {texts.code}
          </Button>
        ) : null}
        {may('SMS') && codeStanding === 'outdated' ? <p>{texts.codeOutdated}</p> : null}
        {may('SMS') && phone === undefined ? <p id={noPhoneId}>{texts.noPhone}</p> : null}
      </Stack>
      {open === 'invoice' ? (
        <InvoiceDialog api={api} file={file} campaign={campaign} writer={writer} onClose={close} />
      ) : null}
      {open === 'photo' ? <PhotoDialog api={api} file={file} writer={writer} onClose={close} /> : null}
      <BikeDialog isOpen={open === 'bike'} file={file} writer={writer} onClose={close} />
      {open === 'code' ? <CodeDialog writer={writer} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={open === 'sms'}
        onClose={close}
        title={texts.smsTitle}
        consequence={smsConsequence(phone ?? '')}
        confirmLabel={texts.smsConfirm}
        onConfirm={sendCode}
        describeError={operationFailureText}
      />
    </Card>
  );
}

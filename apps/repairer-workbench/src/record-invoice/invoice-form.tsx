import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps, RepairFile } from '@alveole/contracts';
import { repairPremium, sessionPremium } from '@alveole/domain';
import { ActionBar, AmountField, Button, ConfirmDialog, Form, formatEuros, RadioGroup, Upload } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { documentTypes, invoiceFault as fileFault, mostBytes } from '../keep-media/check-media.ts';
import { sendMedia } from '../keep-media/send-media.ts';
import type { OperatedFile } from '../repair-file/use-file-operation.ts';
import { useIsPhone } from '../repair-file/use-is-phone.ts';
import { amountFault, participantsOf } from './invoice-rules.ts';
import type { InvoiceDraft } from './invoice-rules.ts';
import { InvoicePreview } from './invoice-preview.tsx';
import { PremiumCard } from './premium-card.tsx';
import { words } from './record-invoice.text.ts';
import classes from './record-invoice.module.css';
import { useRecordInvoice } from './use-record-invoice.ts';

export interface InvoiceFormProps extends Pick<RemoteProps, 'api' | 'config'> {
  readonly file: RepairFile;
  readonly onSent: (operated: OperatedFile) => void;
}

/** The amount (or the number of persons), the file, what it gives, and the sending. */
export function InvoiceForm({ api, config, file, onSent }: InvoiceFormProps): ReactNode {
  const { isSession, draft, change, fault, send } = useRecordInvoice(api, file);
  const [isLeft, setLeft] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [picked, setPicked] = useState<File>();
  const reasonId = useId();
  const isPhone = useIsPhone();
  const ask = (): void => {
    setLeft(true);
    if (fault === undefined) setAsking(true);
  };
  const initial = draft.media ? [{ name: draft.media.name, size: draft.media.size, result: draft.media.sent }] : [];
  return (
    <Form onSubmit={ask}>
      {isSession ? (
        <RadioGroup
          label={words.participants}
          variant="cards"
          orientation="horizontal"
          options={participantOptions}
          value={draft.participants}
          onChange={(participants) => change({ participants })}
        />
      ) : (
        <AmountField
          label={words.amount}
          value={draft.cents}
          onChange={(cents) => change({ cents })}
          onBlur={() => setLeft(true)}
          error={isLeft ? amountFault(draft.cents) : undefined}
          isRequired
          autoFocus
        />
      )}
      <PremiumCard draft={draft} isSession={isSession} campaign={config.campaign} />
      <Upload
        label={words.file}
        hint={words.fileHint}
        accept={documentTypes}
        maxBytes={mostBytes}
        hasCamera
        initial={initial}
        check={fileFault}
        upload={(chosen, options) => {
          setPicked(chosen);
          return sendMedia(api, chosen, options);
        }}
        describeError={() => words.failed}
        onChange={(stored) => change({ media: mediaOf(stored[0]) })}
      />
      {draft.media && picked?.name === draft.media.name && isShown(picked, isPhone) ? (
        <InvoicePreview key={picked.lastModified} file={picked} />
      ) : null}
      <ActionBar>
        <Button
          type="submit"
          variant="accent"
          size="l"
          isDisabled={fault !== undefined}
          aria-describedby={fault ? reasonId : undefined}
        >
          {words.send}
        </Button>
        {fault ? (
          <p id={reasonId} className={classes.reason}>
            {fault}
          </p>
        ) : null}
      </ActionBar>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.confirmTitle}
        consequence={consequenceOf(draft, isSession, config.campaign)}
        confirmLabel={words.confirmLabel}
        onConfirm={async () => onSent(await send())}
        describeError={(failure) =>
          frenchMessage(failure, { MediaRefusedException: words.failed, InternalError: words.failed })
        }
      />
    </Form>
  );
}

const participantOptions = [
  { value: '1', label: words.one, description: words.duration.one },
  { value: '2', label: words.two, description: words.duration.group },
  { value: '3', label: words.three, description: words.duration.group },
] as const;

/** Browsers of phones draw no PDF inside a page. */
function isShown({ type }: File, isPhone: boolean): boolean {
  return !isPhone || type !== 'application/pdf';
}

interface Stored {
  readonly name: string;
  readonly size?: number;
  readonly result: NonNullable<InvoiceDraft['media']>['sent'];
}

function mediaOf(stored: Stored | undefined): InvoiceDraft['media'] {
  return stored ? { name: stored.name, size: stored.size, sent: stored.result } : null;
}

function consequenceOf(
  draft: InvoiceDraft,
  isSession: boolean,
  campaign: InvoiceFormProps['config']['campaign'],
): string {
  if (isSession) {
    const participants = participantsOf(draft);
    return `La facture d’une séance à ${participants} ${participants === 1 ? 'personne' : 'personnes'} sera jointe au dossier. L’aide est de ${formatEuros(sessionPremium(participants, campaign))}.`;
  }
  if (draft.cents === null || amountFault(draft.cents) !== undefined) return '';
  return `La facture de ${formatEuros(draft.cents)} HT sera jointe au dossier. L’aide calculée est de ${formatEuros(repairPremium(draft.cents, campaign))}.`;
}

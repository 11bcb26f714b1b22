import { frenchMessage } from '@alveole/api-client';
import type { ApiCaller, RepairFile } from '@alveole/contracts';
import { Button, CodeField, Notice, Row } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { CorrectNumber } from './correct-number.tsx';
import { words } from './finalise.text.ts';
import classes from './finalise.module.css';
import { maskedPhone } from './masked-phone.ts';
import { SmsFate } from './sms-fate.tsx';
import { useSmsCode } from './use-sms-code.ts';

export interface SmsCardProps {
  readonly api: ApiCaller;
  readonly file: RepairFile;
  readonly code: string;
  readonly fault: string | undefined;
  readonly onCode: (code: string) => void;
  readonly correctedPhone: string | undefined;
  readonly onCorrected: (phone: string) => void;
}

/** Sends the code to the person's mobile, then takes the six digits that the person tells. */
export function SmsCard({ api, file, code, fault, onCode, correctedPhone, onCorrected }: SmsCardProps): ReactNode {
  const sms = useSmsCode(api, file);
  const [isCorrecting, setCorrecting] = useState(false);
  const reasonId = useId();
  const phone = file.consumer.smartphone_number;
  const isUpdating = correctedPhone !== undefined && correctedPhone !== phone;
  const wasSent = (file.sms?.sent ?? 0) > 0;
  const reason = reasonNotToSend({ phone, isUpdating, isSpent: sms.isSpent });
  return (
    <>
      <p className={classes.lead}>{leadOf(phone, wasSent)}</p>
      {wasSent ? (
        <CodeField
          label={words.codeField}
          isLabelHidden
          digits={6}
          value={code}
          onChange={onCode}
          error={fault}
          autoFocus
        />
      ) : null}
      <SmsFate sms={file.sms} />
      <div role="alert">
        {sms.failure === undefined ? null : (
          <Notice tone="danger">
            {frenchMessage(sms.failure, {
              NotAuthorizedException: words.smsFailed,
              InternalError: words.smsFailed,
              ServiceUnavailableException: words.smsFailed,
            })}
          </Notice>
        )}
      </div>
      <Row>
        <Button
          variant={wasSent ? 'secondary' : 'accent'}
          size={wasSent ? 'm' : 'l'}
          icon="phone"
          onPress={sms.send}
          isPending={sms.isSending}
          isDisabled={reason !== undefined}
          aria-describedby={reason ? reasonId : undefined}
        >
          {wasSent ? words.resendCode : words.sendCode}
        </Button>
        <Button variant="quiet" onPress={() => setCorrecting(true)}>
          {words.wrongNumber}
        </Button>
      </Row>
      {reason ? (
        <p id={reasonId} className={classes.reason}>
          {reason}
        </p>
      ) : null}
      <CorrectNumber
        api={api}
        consumerId={file.repair_consumer_id}
        isOpen={isCorrecting}
        onClose={() => setCorrecting(false)}
        onCorrected={(corrected) => {
          setCorrecting(false);
          sms.allowOneMore();
          onCorrected(corrected);
        }}
      />
    </>
  );
}

interface SendState {
  readonly phone: string | undefined;
  readonly isUpdating: boolean;
  readonly isSpent: boolean;
}

function reasonNotToSend({ phone, isUpdating, isSpent }: SendState): string | undefined {
  if (isUpdating) return words.numberUpdating;
  if (phone === undefined) return words.noPhone;
  return isSpent ? words.onePerPage : undefined;
}

function leadOf(phone: string | undefined, wasSent: boolean): string {
  if (phone === undefined) return words.noPhone;
  return wasSent
    ? `Envoyé au ${maskedPhone(phone)}. Demandez-lui les 6 chiffres.`
    : `${words.askSend} au ${maskedPhone(phone)}.`;
}

import { frenchMessage } from '@alveole/api-client';
import type { ApiCaller } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { codeStandingOf, messageStandings } from '@alveole/domain';
import type { Campaign, RepairActor } from '@alveole/domain';
import { Button, CodeField, Notice, Row } from '@alveole/ui';
import { maskedPhone } from '@alveole/validation';
import { useEffect, useId, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { CodeWays } from '../reach-client/code-ways.lazy.tsx';
import { wayTexts } from '../reach-client/code-ways.text.ts';
import { CorrectNumber } from './correct-number.lazy.tsx';
import { texts } from './confirm-pick-up.text.ts';
import classes from './confirm-pick-up.module.css';
import { SecondChannel } from '../reach-client/second-channel.tsx';
import { SmsLadder } from './sms-ladder.tsx';
import { isCodeElsewhere, isCodeTooOld, standingMessages } from './code-standing.ts';
import { useSmsCode } from './use-sms-code.ts';

export interface SmsCardProps {
  readonly api: ApiCaller;
  readonly file: RepairView;
  readonly actor: RepairActor;
  readonly campaign: Campaign;
  /** Sending the code is what comes next on a page that is open already. */
  readonly takesFocus: boolean;
  readonly code: string;
  /** Reaches the field of the code. */
  readonly codeRef: RefObject<HTMLInputElement | null>;
  readonly fault: string | undefined;
  readonly onCode: (code: string) => void;
  readonly correctedPhone: string | undefined;
  readonly onCorrected: (phone: string) => void;
}

/** Sends the code to the person's mobile, then takes the six digits that the person tells. */
export function SmsCard({
  api,
  file,
  actor,
  campaign,
  takesFocus,
  code,
  codeRef,
  fault,
  onCode,
  correctedPhone,
  onCorrected,
}: SmsCardProps): ReactNode {
  const sms = useSmsCode(api, file);
  const [opened, setOpened] = useState<'ways' | 'number'>();
  const [isCodeAwaited, setCodeAwaited] = useState(false);
  const channel = { api, file, actor, linkAllowed: campaign.confirmsByLink };
  const reasonId = useId();
  const phone = file.person.mobile;
  const isUpdating = correctedPhone !== undefined && correctedPhone !== phone;
  const standing = codeStandingOf(file);
  const wasSent = standing === 'awaited';
  const isTooOld = wasSent && !sms.isNumberNew && isCodeTooOld(file, new Date());
  const mustResend = standing === 'outdated' || isTooOld;
  const isAnotherWayFirst = mustResend && isCodeElsewhere(file);
  const isSmsFirst = mustResend ? !isAnotherWayFirst : !wasSent;
  const reason = withheldText({ phone, isUpdating });
  // The sheet gives the focus back to its button: what comes next is the code that the client reads out.
  useEffect(() => {
    if (isCodeAwaited && wasSent) codeRef.current?.focus();
  }, [isCodeAwaited, wasSent, codeRef]);
  const awaitCode = (): void => {
    setOpened(undefined);
    setCodeAwaited(true);
  };
  return (
    <>
      <p className={classes.lead}>{leadText(file, wasSent && !sms.isNumberNew && !isTooOld)}</p>
      <div role="status">
        {mustResend ? <Notice tone="warning">{isTooOld ? texts.codeTooOld : outdatedText(file)}</Notice> : null}
      </div>
      {wasSent ? (
        <CodeField
          label={texts.codeField}
          isLabelHidden
          digits={6}
          ref={codeRef}
          value={code}
          onChange={onCode}
          error={fault}
          autoFocus
        />
      ) : null}
      <SmsLadder sms={standingMessages(file)} />
      <div role="alert">
        {sms.failure === undefined ? null : (
          <Notice tone="danger">
            {frenchMessage(sms.failure, {
              'network-error': texts.smsOffline,
              timeout: texts.smsOffline,
              NotAuthorizedException: texts.smsFailed,
              InternalError: texts.smsFailed,
              ServiceUnavailableException: texts.smsFailed,
            })}
          </Notice>
        )}
      </div>
      <Row>
        <Button
          variant={isSmsFirst ? 'accent' : 'secondary'}
          size={isSmsFirst ? 'l' : 'm'}
          icon="phone"
          onPress={sms.send}
          isPending={sms.isSending}
          isDisabled={reason !== undefined || sms.secondsLeft > 0}
          autoFocus={takesFocus}
          aria-describedby={reason ? reasonId : undefined}
        >
          {sendText(wasSent || mustResend, sms.secondsLeft)}
        </Button>
        <Button variant={file.sms?.delivery === 'failed' ? 'primary' : 'quiet'} onPress={() => setOpened('number')}>
          {texts.wrongNumber}
        </Button>
      </Row>
      {reason ? (
        <p id={reasonId} className={classes.reason}>
          {reason}
        </p>
      ) : null}
      <SecondChannel {...channel} />
      <Row>
        <Button
          variant={isAnotherWayFirst ? 'accent' : 'quiet'}
          size={isAnotherWayFirst ? 'l' : 'm'}
          onPress={() => setOpened('ways')}
        >
          {wayTexts.open}
        </Button>
      </Row>
      <CodeWays
        campaign={campaign}
        isOpen={opened === 'ways'}
        onClose={() => setOpened(undefined)}
        acts={{ channel, onCorrectNumber: () => setOpened('number'), onSent: awaitCode }}
      />
      <CorrectNumber
        api={api}
        consumerId={file.consumerId}
        isOpen={opened === 'number'}
        onClose={() => setOpened(undefined)}
        onCorrected={(corrected) => {
          setOpened(undefined);
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
}

/** Why no message can go now. */
function withheldText({ phone, isUpdating }: SendState): string | undefined {
  if (isUpdating) return texts.numberUpdating;
  return phone === undefined ? texts.noPhone : undefined;
}

function sendText(wasSent: boolean, secondsLeft: number): string {
  if (secondsLeft > 0) return `${texts.resendCode} (dans ${secondsLeft}\u00a0s)`;
  return wasSent ? texts.resendCode : texts.sendCode;
}

function outdatedText({ history }: RepairView): string {
  return messageStandings(history).link === 'outdated'
    ? `${texts.codeOutdated} ${texts.linkOutdated}`
    : texts.codeOutdated;
}

function leadText({ person: { mobile: phone }, sms }: RepairView, wasSent: boolean): string {
  const message = sms?.messages.at(-1);
  if (wasSent && message?.isNamedByClient) return texts.sentElsewhere[message.channel === 'sms' ? 'sms' : 'mail'];
  if (phone === undefined) return texts.noPhone;
  return wasSent
    ? `Envoyé au ${maskedPhone(phone)}. Demandez-lui les 6 chiffres.`
    : `${texts.askSend} au ${maskedPhone(phone)}.`;
}

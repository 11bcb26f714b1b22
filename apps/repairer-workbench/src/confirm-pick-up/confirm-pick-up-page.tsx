import { isSmsSwitchedOff, pickUpRoutes } from '@alveole/contracts/pick-up';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { codeStandingOf, isIncomplete, smsLimits } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import { Navigate } from '@alveole/router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FileGate } from '../read-repair/file-gate.tsx';
import { filePathOf, paths } from '../paths.ts';
import { lastSmsAt } from '../reach-client/last-sms-at.ts';
import { ConfirmPickUp } from './confirm-pick-up.tsx';
import type { ConfirmPickUpProps } from './confirm-pick-up.tsx';
import { texts } from './confirm-pick-up.text.ts';

const wrongCode = { ...texts.wrongCode, href: paths.closeRepair };

/** The end of a repair or session: photo of the bike, code of the person. */
export function ConfirmPickUpPage(props: RemoteProps): ReactNode {
  const [correctedPhone, setCorrectedPhone] = useState<string>();
  const watchEvery = (file: RepairView): number | undefined => {
    const isCorrecting = correctedPhone !== undefined && file.person.mobile !== correctedPhone;
    if (isCorrecting || isOnItsWay(file, new Date()) || isLinkOpen(file, new Date())) return newsEvery;
    return isCodeAwaited(file, new Date()) ? colleaguesEvery : undefined;
  };
  const { api, config } = props;
  const isSmsOff = useQuery({
    queryKey: ['repairs', 'param'],
    queryFn: async ({ signal }) => isSmsSwitchedOff(await api.call(pickUpRoutes.readSmsSwitch, {}, { signal })),
  });
  return (
    <FileGate api={api} config={config} title={texts.title} watchEvery={watchEvery} wrongCode={wrongCode}>
      {/* Unknown is on: the server asks for the code unless it knows better. */}
      {(file, onDevice) => (
        <ConfirmOrLeave
          {...props}
          file={file}
          onDevice={onDevice}
          isSmsOff={isSmsOff.data ?? false}
          correctedPhone={correctedPhone}
          onCorrected={setCorrectedPhone}
        />
      )}
    </FileGate>
  );
}

/** Only a file that was already complete on arrival is shown elsewhere; one that is completed here says where it goes. */
function ConfirmOrLeave(props: ConfirmPickUpProps): ReactNode {
  const [elsewhere] = useState(() => pathElsewhere(props.file));
  return elsewhere === undefined ? <ConfirmPickUp {...props} /> : <Navigate to={elsewhere} replace />;
}

/** Milliseconds between two looks at a file of which news are due. */
const newsEvery = 2_000;

/** The same while the client looks for his code: a colleague may replace the invoice on another device. */
const colleaguesEvery = 10_000;

/** Milliseconds for which news of a message are waited for. */
const newsWithin = 120_000;

function isOnItsWay({ sms }: Pick<RepairView, 'sms'>, now: Date): boolean {
  return (
    (sms?.delivery === 'pending' || sms?.delivery === 'sent') &&
    sms.lastSentAt !== undefined &&
    now.getTime() - Date.parse(sms.lastSentAt) < newsWithin
  );
}

/** The customer may confirm at any moment, on his own page. */
function isLinkOpen({ linkExpiresAt }: Pick<RepairView, 'linkExpiresAt'>, now: Date): boolean {
  return linkExpiresAt !== undefined && now.getTime() < Date.parse(linkExpiresAt);
}

function isCodeAwaited(file: RepairView, now: Date): boolean {
  const sentAt = lastSmsAt(file);
  return (
    file.missing.includes('VAL') &&
    codeStandingOf(file) === 'awaited' &&
    sentAt !== undefined &&
    now.getTime() < sentAt + smsLimits.codeLifetimeMs
  );
}

/** Where a file that has nothing to finalise is shown (repairs §2). */
export function pathElsewhere(
  file: Pick<RepairView, 'repairId' | 'status' | 'missing' | 'confirmationDue'>,
): string | undefined {
  const { repairId, status, missing, confirmationDue } = file;
  if (missing.length === 0) return paths.repairs;
  if (!isIncomplete(status)) return confirmationDue ? undefined : filePathOf(file);
  const isInvoiceAlone = missing.every((step) => step === 'FAC' || step === 'FACVE');
  return isInvoiceAlone ? paths.evidence(repairId) : undefined;
}

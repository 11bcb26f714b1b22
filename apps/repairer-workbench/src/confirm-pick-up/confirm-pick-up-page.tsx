import { isSmsSwitchedOff, pickUpRoutes } from '@alveole/contracts/pick-up';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { isIncomplete } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import { Navigate } from '@alveole/router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FileGate } from '../read-repair/file-gate.tsx';
import { filePathOf, paths } from '../paths.ts';
import { ConfirmPickUp } from './confirm-pick-up.tsx';
import type { ConfirmPickUpProps } from './confirm-pick-up.tsx';
import { texts } from './confirm-pick-up.text.ts';

const wrongCode = { ...texts.wrongCode, href: paths.closeRepair };

/** The end of a repair or session: photo of the bike, code of the person. */
export function ConfirmPickUpPage(props: RemoteProps): ReactNode {
  const [correctedPhone, setCorrectedPhone] = useState<string>();
  const isAwaited = (file: RepairView): boolean =>
    isOnItsWay(file, new Date()) ||
    isLinkOpen(file, new Date()) ||
    (correctedPhone !== undefined && file.person.mobile !== correctedPhone);
  const { api } = props;
  const isSmsOff = useQuery({
    queryKey: ['repairs', 'param'],
    queryFn: async ({ signal }) => isSmsSwitchedOff(await api.call(pickUpRoutes.readSmsSwitch, {}, { signal })),
  });
  return (
    <FileGate api={api} title={texts.title} isAwaited={isAwaited} wrongCode={wrongCode}>
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

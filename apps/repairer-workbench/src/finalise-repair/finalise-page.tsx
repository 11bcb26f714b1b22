import { repairsRoutes } from '@alveole/contracts';
import type { RemoteProps, RepairFile } from '@alveole/contracts';
import { useQuery } from '@alveole/query';
import { Navigate } from '@alveole/router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FileGate } from '../repair-file/file-gate.tsx';
import { filePathOf, paths } from '../repair-file/paths.ts';
import { Finalise } from './finalise.tsx';
import type { FinaliseProps } from './finalise.tsx';
import { words } from './finalise.text.ts';

/** The end of a repair or session: photo of the bike, code of the person. */
export function FinalisePage(props: RemoteProps): ReactNode {
  const [correctedPhone, setCorrectedPhone] = useState<string>();
  const isAwaited = (file: RepairFile): boolean =>
    isOnItsWay(file, new Date()) ||
    (correctedPhone !== undefined && file.consumer.smartphone_number !== correctedPhone);
  const { api } = props;
  const param = useQuery({
    queryKey: ['repairs', 'param'],
    queryFn: ({ signal }) => api.call(repairsRoutes.readParam, {}, { signal }),
  });
  return (
    <FileGate api={api} title={words.title} isAwaited={isAwaited}>
      {/* Unknown is on: the server asks for the code unless it knows better. */}
      {(file) => (
        <FinaliseOrLeave
          {...props}
          file={file}
          isSmsOff={param.data?.disable_sms === 'yes'}
          correctedPhone={correctedPhone}
          onCorrected={setCorrectedPhone}
        />
      )}
    </FileGate>
  );
}

/** Only a file that was already complete on arrival is shown elsewhere; one that is completed here says where it goes. */
function FinaliseOrLeave(props: FinaliseProps): ReactNode {
  const [elsewhere] = useState(() => pathElsewhere(props.file));
  return elsewhere === undefined ? <Finalise {...props} /> : <Navigate to={elsewhere} replace />;
}

/** Milliseconds for which news of a message are waited for. */
const newsWithin = 120_000;

function isOnItsWay({ sms }: Pick<RepairFile, 'sms'>, now: Date): boolean {
  return (
    (sms?.delivery === 'pending' || sms?.delivery === 'sent') &&
    sms.last_sent_at !== undefined &&
    now.getTime() - Date.parse(sms.last_sent_at) < newsWithin
  );
}

/** Where a file that has nothing to finalise is shown (repairs §2). */
export function pathElsewhere({
  repair_id,
  status,
  missing,
}: Pick<RepairFile, 'repair_id' | 'status' | 'missing'>): string | undefined {
  if (status !== 0) return missing.length === 0 ? paths.repairs : filePathOf({ repair_id, status });
  const others = missing.filter((step) => step !== 'FAC' && step !== 'FACVE');
  if (others.length > 0) return undefined;
  return missing.length === 0 ? paths.repairs : paths.evidence(repair_id);
}

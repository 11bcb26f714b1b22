import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { isIncomplete, offeredActions } from '@alveole/domain';
import { Button, Dialog, LinkButton } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PhotoUpload } from '../add-photo/photo-upload.tsx';
import { repairerOf } from '../operate-repair/repairer.ts';
import { tellSent } from '../operate-repair/tell-sent.ts';
import { paths } from '../paths.ts';
import type { EvidenceActs } from '../show-file/deposited-evidence.tsx';
import { texts } from './replace-evidence.text.ts';

export interface ReplacingActsProps extends Pick<RemoteProps, 'api' | 'session' | 'notify'> {
  readonly file: RepairView;
}

/** What puts a wrongly chosen invoice or photo right while the file is being completed; its history keeps both. */
export function replacingActsOf({ api, session, notify, file }: ReplacingActsProps): EvidenceActs {
  if (!isIncomplete(file.status)) return {};
  const offered = offeredActions(file, repairerOf(session));
  return {
    invoice: offered.some((code) => code === 'FAC' || code === 'FACVE') ? (
      <LinkButton href={`${paths.invoice(file.repairId)}?ajouter`} variant="quiet" aria-label={texts.invoice}>
        {texts.replace}
      </LinkButton>
    ) : undefined,
    photo: offered.includes('PHO') ? <ReplacePhoto api={api} notify={notify} file={file} /> : undefined,
  };
}

function ReplacePhoto({ api, notify, file }: Omit<ReplacingActsProps, 'session'>): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-label={texts.photo} onPress={() => setOpen(true)}>
        {texts.replace}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.photo}>
        <PhotoUpload
          api={api}
          file={file}
          mustBeFresh
          onAdded={(operated) => {
            setOpen(false);
            tellSent(notify, operated, texts.done);
          }}
        />
      </Dialog>
    </>
  );
}

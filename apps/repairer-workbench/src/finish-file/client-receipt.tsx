import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { offeredActions, receiptReaderLabels } from '@alveole/domain';
import { Button, Card, Stack } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { repairerOf } from '../operate-repair/repairer.ts';
import { momentText } from '../show-file/file.text.ts';
import { texts } from './finish-file.text.ts';
import { ReceiptDialog } from './receipt-dialog.lazy.tsx';
import { Receipt } from './receipt.tsx';

export interface ClientReceiptProps extends Pick<RemoteProps, 'api' | 'notify' | 'session' | 'config'> {
  readonly file: RepairView;
}

/** The receipt of the client, printed or sent, and when it was sent last; its buttons are nothing for paper. */
export function ClientReceipt({ api, notify, session, config, file }: ClientReceiptProps): ReactNode {
  const [isPrinting, setPrinting] = useState(false);
  const [stopPrinting] = useState(() => () => setPrinting(false));
  const [isMailing, setMailing] = useState(false);
  const lastReceipt = file.history.findLast(({ operation }) => operation === 'RECU');
  return (
    <>
      <div className="no-print">
        <Card title={texts.clientReceipt}>
          <Stack gap="100">
            <Button icon="print" onPress={() => setPrinting(true)}>
              {texts.printReceipt}
            </Button>
            {offeredActions(file, repairerOf(session)).includes('RECU') ? (
              <Button icon="mail" onPress={() => setMailing(true)}>
                {texts.mailReceipt}
              </Button>
            ) : null}
          </Stack>
          {lastReceipt ? (
            <p>
              {texts.sentAt(momentText(lastReceipt))}
              {lastReceipt.receiptReader ? ` ${receiptReaderLabels[lastReceipt.receiptReader]}.` : ''}
            </p>
          ) : null}
          <ReceiptDialog isOpen={isMailing} api={api} notify={notify} file={file} onClose={() => setMailing(false)} />
        </Card>
      </div>
      {isPrinting ? <Receipt file={file} config={config} onPrinted={stopPrinting} /> : null}
    </>
  );
}

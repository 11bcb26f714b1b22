import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps } from '@alveole/contracts';
import { Button, Dialog, Notice, ProgressBar, RadioGroup, Stack } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './export-list.text.ts';
import type { ExportFormat, ListFile } from './list-file.ts';
import { useExport } from './use-export.ts';

export interface ExportButtonProps extends Pick<RemoteProps, 'notify'> {
  /** The list on screen. */
  readonly file: ListFile;
}

/** The list as a file: a format, the download with its progress, and a way to stop it. */
export function ExportButton({ notify, file }: ExportButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const { progress, isRunning, failure, share, start, stop } = useExport(file);
  const close = (): void => {
    stop();
    setOpen(false);
  };
  const download = async (): Promise<void> => {
    const done = await start(format);
    if (!done) return;
    setOpen(false);
    notify({ tone: 'success', text: texts.saved(done.rows) });
  };
  const acts = (
    <>
      <Button onPress={isRunning ? stop : close}>{isRunning ? texts.stop : texts.cancel}</Button>
      <Button variant="primary" icon="download" isPending={isRunning} onPress={() => void download()}>
        {texts.start}
      </Button>
    </>
  );
  return (
    <>
      <Button icon="download" onPress={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={texts.title} footer={acts}>
        <Stack>
          <p>{texts.lead}</p>
          <RadioGroup
            label={texts.format}
            options={texts.formats}
            value={format}
            onChange={setFormat}
            isDisabled={isRunning}
          />
          {isRunning ? (
            <ProgressBar
              label={progress ? texts.progress(progress.receivedBytes, progress.rows) : texts.preparing}
              value={share}
            />
          ) : null}
          <div role="alert">{failure ? <Notice tone="danger">{frenchMessage(failure)}</Notice> : null}</div>
        </Stack>
      </Dialog>
    </>
  );
}

import type { ApiCaller } from '@alveole/contracts';
import { isSound, readFundCallFile, verifyLog } from '@alveole/transparency';
import type { Progress, SignedHead, Verification } from '@alveole/transparency';
import { Icon } from '@alveole/ui/icon';
import { LightButton } from '@alveole/ui/light';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { KeptFileField } from './kept-file-field.tsx';
import { keepHead, keptHeadIn } from './kept-head.ts';
import { OutcomeList } from './outcome-list.tsx';
import { useVerification } from './use-verification.ts';
import classes from './verify-log.module.css';
import { callWords, olderHeadWords, texts } from './verify-log.text.ts';

export interface VerifyWholeLogProps {
  readonly api: ApiCaller;
  /** How the campaign calls a funder. */
  readonly nameOf: (funderId: string) => string;
}

/** Reads the whole log on this device, with its progress, and tells what it found. */
export function VerifyWholeLog({ api, nameOf }: VerifyWholeLogProps): ReactNode {
  const { state, start, stop } = useVerification<Verification>(api);
  const [progress, setProgress] = useState<Progress>();
  const [olderHead, setOlderHead] = useState<SignedHead>();
  const [callFile, setCallFile] = useState<string>();
  const verify = (): void => {
    setProgress(undefined);
    start((source) => verifyLog(source, { olderHead, callFile, nameOf, onProgress: setProgress }));
  };
  return (
    <section aria-labelledby="whole-log">
      <h2 id="whole-log">{texts.wholeLog}</h2>
      <p className={classes.soft}>{texts.wholeLogNote}</p>
      <KeptFileField
        words={olderHeadWords}
        accept="application/json,.json"
        contentIn={keptHeadIn}
        onContent={setOlderHead}
      />
      <KeptFileField words={callWords} accept="text/csv,.csv" contentIn={callFileIn} onContent={setCallFile} />
      <p className={classes.actions}>
        <LightButton variant="accent" isLarge isPending={state.step === 'running'} onClick={verify}>
          {texts.verify}
        </LightButton>
        {state.step === 'running' ? <LightButton onClick={stop}>{texts.cancel}</LightButton> : null}
      </p>
      {state.step === 'running' ? <ReadingProgress progress={progress} /> : null}
      <div role="status" className={classes.status}>
        {state.step === 'failed' ? <p>{texts.failed}</p> : null}
        {state.step === 'done' ? (
          <p className={classes.verdict}>{isSound(state.result.outcomes) ? texts.sound : texts.faulty}</p>
        ) : null}
      </div>
      {state.step === 'done' ? <Result verification={state.result} /> : null}
    </section>
  );
}

/** The text of a call for funds; undefined of another file. */
const callFileIn = (text: string): string | undefined => (readFundCallFile(text) ? text : undefined);

function ReadingProgress({ progress }: { readonly progress: Progress | undefined }): ReactNode {
  return (
    <p className={classes.progress}>
      <progress aria-label={texts.reading} value={progress?.lines} max={progress?.of} />
      <span>{progress ? texts.progress(progress) : texts.reading}</span>
    </p>
  );
}

/** A head is kept of a sound log alone. */
function Result({ verification: { outcomes, head } }: { readonly verification: Verification }): ReactNode {
  return (
    <>
      <OutcomeList outcomes={outcomes} />
      {head && isSound(outcomes) ? (
        <>
          <p className={classes.soft}>{texts.keepNote}</p>
          <p className={classes.keep}>
            <LightButton onClick={() => keepHead(head)}>
              <Icon name="download" size="s" />
              {texts.keep}
            </LightButton>
          </p>
        </>
      ) : null}
    </>
  );
}

import type { ApiCaller } from '@alveole/contracts';
import { isReceiptCode, verifyFile } from '@alveole/transparency';
import { LightButton, LightField } from '@alveole/ui/light';
import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { OutcomeList } from './outcome-list.tsx';
import { useVerification } from './use-verification.ts';
import classes from './verify-log.module.css';
import { texts } from './verify-log.text.ts';

/** Finds one file by the number and the code of its receipt, and proves its lines by the signed head. */
export function VerifyOwnFile({ api }: { readonly api: ApiCaller }): ReactNode {
  const { state, start } = useVerification(api);
  const [fileNumber, setFileNumber] = useState('');
  const [receiptCode, setReceiptCode] = useState('');
  const [hasTried, setTried] = useState(false);
  const [numberField, codeField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const numberFault = fileNumber.trim() === '' ? texts.fileNumberFault : undefined;
  const codeFault = isReceiptCode(receiptCode) ? undefined : texts.receiptCodeFault;
  const find = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (numberFault) numberField.current?.focus();
    else if (codeFault) codeField.current?.focus();
    else start((source) => verifyFile(source, { fileNumber, receiptCode }));
  };
  return (
    <section aria-labelledby="own-file">
      <h2 id="own-file">{texts.ownFile}</h2>
      <p className={classes.soft}>{texts.ownFileNote}</p>
      <form onSubmit={find} noValidate className={classes.form}>
        <LightField
          label={texts.fileNumber}
          value={fileNumber}
          onValue={setFileNumber}
          error={hasTried ? numberFault : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          ref={numberField}
        />
        <LightField
          label={texts.receiptCode}
          value={receiptCode}
          onValue={setReceiptCode}
          error={hasTried ? codeFault : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          ref={codeField}
        />
        <LightButton type="submit" variant="primary" isLarge isPending={state.step === 'running'}>
          {texts.find}
        </LightButton>
      </form>
      <div role="status" className={classes.status}>
        {state.step === 'running' ? <p>{texts.finding}</p> : null}
        {state.step === 'failed' ? <p>{texts.fileFailed}</p> : null}
        {state.step === 'done' ? <OutcomeList outcomes={state.result} /> : null}
      </div>
    </section>
  );
}

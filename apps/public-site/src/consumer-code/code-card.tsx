import { Button } from '@alveole/ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import classes from './code-card.module.css';
import { texts } from './code-card.text.ts';

/** The pre-registration code, to show at the counter: large, to copy, to print. */
export function CodeCard({ code }: { code: string }): ReactNode {
  const figures = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const copy = (): void => {
    void copyText(code).then(
      () => setOutcome('copied'),
      () => {
        if (figures.current) window.getSelection()?.selectAllChildren(figures.current);
        setOutcome('notCopied');
      },
    );
  };
  return (
    <section className={classes.card} aria-label={texts.name}>
      <p className={classes.label}>{texts.name}</p>
      <p ref={figures} className={classes.code} translate="no">
        <span>{code.slice(0, 4)}</span>
        <span>{code.slice(4)}</span>
      </p>
      <p className={classes.scope}>{texts.scope}</p>
      <div className={classes.acts}>
        <Button icon="file" onPress={copy}>
          {texts.copy}
        </Button>
        <Button icon="print" onPress={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <p role="status" className={classes.outcome}>
        {outcome ? texts[outcome] : ''}
      </p>
    </section>
  );
}

/** @throws Error where the browser refuses (an address without TLS, a denied permission) */
async function copyText(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('no clipboard');
  await navigator.clipboard.writeText(text);
}

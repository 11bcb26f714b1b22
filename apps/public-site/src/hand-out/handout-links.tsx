import { LightButton } from '@alveole/ui/light';
import { saveFile } from '@alveole/ui/save-file';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { HandoutKind, HandoutSource } from './handout.ts';
import { handoutTexts } from './hand-out.text.ts';
import classes from './handout-links.module.css';

export interface HandoutLinksProps {
  readonly kinds: readonly HandoutKind[];
  readonly config: HandoutSource;
}

/** Documents to take away. What draws them comes with the first press. */
export function HandoutLinks({ kinds, config }: HandoutLinksProps): ReactNode {
  const [making, setMaking] = useState<HandoutKind>();
  const [hasFailed, setFailed] = useState(false);
  const make = async (kind: HandoutKind): Promise<void> => {
    setMaking(kind);
    setFailed(false);
    try {
      const { handoutFile } = await import('./handout-file.ts');
      const { name, bytes } = handoutFile(kind, config);
      saveFile(name, bytes, 'application/pdf');
    } catch {
      setFailed(true);
    } finally {
      setMaking(undefined);
    }
  };
  return (
    <section aria-label={handoutTexts.group} className={`${classes.handouts} no-print`}>
      {kinds.map((kind) => (
        <LightButton key={kind} isPending={making === kind} onClick={() => void make(kind)}>
          {handoutTexts.names[kind]}
        </LightButton>
      ))}
      <p role="status" className={classes.state}>
        {hasFailed ? handoutTexts.failed : making ? handoutTexts.making : null}
      </p>
    </section>
  );
}

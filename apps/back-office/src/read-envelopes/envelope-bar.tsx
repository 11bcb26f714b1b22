import type { EnvelopeView } from '@alveole/contracts/campaign';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { envelopeParts } from './envelope-parts.ts';
import type { EnvelopePart } from './envelope-parts.ts';
import classes from './envelope-bar.module.css';
import { barLabel } from './read-envelopes.text.ts';

/** How an envelope is used: paid, committed, reserved, each with a pattern of its own, and what is left. */
export function EnvelopeBar({ envelope }: { readonly envelope: EnvelopeView }): ReactNode {
  const id = useId();
  return (
    <svg role="img" aria-label={barLabel(envelope)} className={classes.bar}>
      <Patterns id={id} />
      {envelopeParts(envelope).map(({ part, start, width }) => (
        <rect
          key={part}
          x={`${start}%`}
          width={`${width}%`}
          height="100%"
          fill={fillOf(id, part)}
          className={classes[part]}
        />
      ))}
    </svg>
  );
}

/** The same pattern beside its word. */
export function PartMark({ part }: { readonly part: EnvelopePart }): ReactNode {
  const id = useId();
  return (
    <svg aria-hidden className={classes.mark}>
      <Patterns id={id} />
      <rect width="100%" height="100%" fill={fillOf(id, part)} className={classes[part]} />
    </svg>
  );
}

const fillOf = (id: string, part: EnvelopePart): string | undefined =>
  part === 'paid' || part === 'left' ? undefined : `url(#${id}-${part})`;

/** Stripes for what is committed, dots for what is reserved: they tell the parts apart without their colours. */
function Patterns({ id }: { readonly id: string }): ReactNode {
  return (
    <defs>
      <pattern id={`${id}-committed`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" className={classes.tint} />
        <rect width="5" height="8" className={classes.ink} />
      </pattern>
      <pattern id={`${id}-reserved`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" className={classes.tint} />
        <circle cx="4" cy="4" r="1.8" className={classes.ink} />
      </pattern>
    </defs>
  );
}

import { LightButton } from '@alveole/ui/light';
import type { ReactNode } from 'react';
import { CrossLinks } from './cross-links.tsx';
import type { CrossLinksProps } from './cross-links.tsx';
import { DataLinks } from './data-links.tsx';
import type { DataLinksProps } from './data-links.tsx';
import classes from './published-data.module.css';
import { PublicPage } from './public-page.tsx';

interface PublishedTexts {
  readonly title: string;
  readonly lead: string;
  readonly failed: string;
  readonly loading: string;
  readonly retry: string;
  readonly data: string;
  readonly dataNote: string;
  readonly also: string;
}

export interface PublishedDataProps extends DataLinksProps {
  readonly texts: PublishedTexts;
  /** Whether the answer is there, still on its way, or could not be had. */
  readonly reading: { readonly isThere: boolean; readonly hasFailed: boolean; readonly retry: () => void };
  /** What is read of the answer. */
  readonly children: ReactNode;
  /** Below the addresses of the data. */
  readonly end?: ReactNode;
  readonly also: CrossLinksProps['links'];
}

/** A page of figures that the programme publishes: what they say, where programs find them, and where else one may go. */
export function PublishedData({ texts, reading, links, also, end, children }: PublishedDataProps): ReactNode {
  const { isThere, hasFailed, retry } = reading;
  return (
    <PublicPage title={texts.title} lead={texts.lead}>
      <div role="status" className={classes.state}>
        {hasFailed ? <p>{texts.failed}</p> : null}
        {!hasFailed && !isThere ? <p>{texts.loading}</p> : null}
      </div>
      {hasFailed ? <LightButton onClick={retry}>{texts.retry}</LightButton> : null}
      {children}
      <section aria-labelledby="data">
        <h2 id="data">{texts.data}</h2>
        <p className={classes.note}>{texts.dataNote}</p>
        <DataLinks links={links} />
      </section>
      {end}
      <CrossLinks title={texts.also} links={also} />
    </PublicPage>
  );
}

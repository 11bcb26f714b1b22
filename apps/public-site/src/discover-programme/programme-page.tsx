import type { RemoteProps } from '@alveole/contracts';
import type { ReactNode } from 'react';
import { HandoutLinks } from '../hand-out/handout-links.tsx';
import { CrossLinks } from '../public-page/cross-links.tsx';
import { PublicPage } from '../public-page/public-page.tsx';
import { aidsOf, datesOf, owners, texts } from '../tell-programme/programme.text.ts';
import classes from './programme.module.css';

/** What the programme pays, since when, who carries it and who funds it. */
export function ProgrammePage({ config }: RemoteProps): ReactNode {
  const { campaign, programme } = config;
  return (
    <PublicPage title={texts.title} lead={texts.lead}>
      <section aria-labelledby="aids">
        <h2 id="aids">{texts.aids}</h2>
        <ul className={classes.aids}>
          {aidsOf(campaign).map(({ figure, title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className={classes.figure}>{figure}</p>
              <p className={classes.soft}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="dates">
        <h2 id="dates">{texts.dates}</h2>
        <dl className={classes.dates}>
          {datesOf(campaign).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="owners">
        <h2 id="owners">{texts.owners}</h2>
        <ul className={classes.owners}>
          {owners.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className={classes.soft}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="funders">
        <h2 id="funders">{texts.funders}</h2>
        <ul className={classes.funders}>
          {programme.funders.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        {programme.fundersNote === undefined ? null : <p className={classes.soft}>{programme.fundersNote}</p>}
      </section>
      <HandoutLinks kinds={['programme', 'procedure']} config={config} />
      <CrossLinks title={texts.also} links={[texts.cyclist, texts.professional, texts.figures, texts.faq]} />
    </PublicPage>
  );
}

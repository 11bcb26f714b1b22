import type { RemoteProps } from '@alveole/contracts';
import { contactsOf } from '@alveole/domain';
import type { ReactNode } from 'react';
import { CrossLinks } from '../public-page/cross-links.tsx';
import { PublicPage } from '../public-page/public-page.tsx';
import { sections, texts } from './accessibility.text.ts';
import classes from './accessibility.module.css';

/** How far the service is accessible, honestly, and whom to write to. */
export function AccessibilityPage({ config: { programme } }: RemoteProps): ReactNode {
  const [state, ...others] = sections;
  return (
    <PublicPage title={texts.title} lead={texts.lead(programme.name)} width="text">
      <Section {...state} />
      <section aria-labelledby="contact" className={classes.section}>
        <h2 id="contact">{texts.contact}</h2>
        <p>{texts.contactText}</p>
        <ul>
          {contactsOf(programme).map(({ name, mail }) => (
            <li key={mail}>
              {name}
              {'\u00a0: '}
              <a href={`mailto:${mail}`} className={classes.mail}>
                {mail}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {others.map((section) => (
        <Section key={section.title} {...section} />
      ))}
      <CrossLinks title={texts.more} links={[texts.help, texts.faq]} />
    </PublicPage>
  );
}

function Section({ title, paragraphs }: (typeof sections)[number]): ReactNode {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

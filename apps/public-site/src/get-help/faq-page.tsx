import type { RemoteProps } from '@alveole/contracts';
import { faqSteps, guideAnswers, helpTree } from '@alveole/domain';
import type { AnswerStep } from '@alveole/domain';
import { Link, useLocation } from '@alveole/router';
import { Icon } from '@alveole/ui/icon';
import { LightButton } from '@alveole/ui/light';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { HandoutLinks } from '../hand-out/handout-links.tsx';
import { CrossLinks } from '../public-page/cross-links.tsx';
import { PublicPage } from '../public-page/public-page.tsx';
import { Answer } from './answer.tsx';
import { faqTexts } from '../tell-programme/faq.text.ts';
import classes from './get-help.module.css';
import { typeset } from '../tell-programme/typeset.ts';

type FaqStep = (typeof faqSteps)[number];
const chapters = ['1', '2', '3'] as const;

/** All answers on one page, with a menu of its steps. */
export function FaqPage({ config }: RemoteProps): ReactNode {
  useAnchor();
  const answers: Readonly<Record<AnswerStep, readonly string[]>> = guideAnswers(config.campaign);
  return (
    <PublicPage title={faqTexts.title} lead={faqTexts.lead} width="text">
      <nav aria-labelledby="faq-menu" className={classes.menu}>
        <h2 id="faq-menu">{faqTexts.menu}</h2>
        <ol>
          {faqSteps.map((step) => (
            <li key={step}>
              <Link to={`#${anchorOf(step)}`}>{typeset(helpTree[step].title)}</Link>
            </li>
          ))}
        </ol>
      </nav>
      {chapters.map((chapter) => (
        <section key={chapter} aria-labelledby={`chapitre-${chapter}`} className={classes.chapter}>
          <h2 id={`chapitre-${chapter}`}>{typeset(helpTree[chapter].title)}</h2>
          {faqSteps
            .filter((step) => step.startsWith(chapter))
            .map((step) => (
              <div key={step}>
                <h3 id={anchorOf(step)} tabIndex={-1}>
                  {typeset(helpTree[step].title)}
                </h3>
                <Answer paragraphs={answers[step]} />
              </div>
            ))}
        </section>
      ))}
      <p className={classes.print}>
        <LightButton onClick={() => window.print()}>
          <Icon name="print" size="s" />
          {faqTexts.print}
        </LightButton>
      </p>
      <HandoutLinks kinds={['faq', 'procedure']} config={config} />
      <CrossLinks title={faqTexts.more} links={[faqTexts.guided]} />
    </PublicPage>
  );
}

const anchorOf = (step: FaqStep): string => `question-${step}`;

/** Goes to the answer that the address names: the page comes after the browser looked for it. */
function useAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [hash, key]);
}

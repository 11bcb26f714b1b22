import type { RemoteProps } from '@alveole/contracts';
import { guideAnswers, helpSteps, helpTree, previousScreenLabel } from '@alveole/domain';
import type { HelpStep } from '@alveole/domain';
import { Link, useSearchParams } from '@alveole/router';
import { Icon } from '@alveole/ui/icon';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { CrossLinks } from '../public-page/cross-links.tsx';
import { PublicPage } from '../public-page/public-page.tsx';
import { Answer } from './answer.tsx';
import { helpTexts } from './get-help.text.ts';
import classes from './get-help.module.css';
import { typeset } from '../tell-programme/typeset.ts';

const start: HelpStep = '0';

/** The decision tree: each screen asks one thing or answers it. The step stands in the address, so Back works. */
export function HelpPage({ config }: RemoteProps): ReactNode {
  const [search] = useSearchParams();
  const asked = search.get('etape');
  const step = helpSteps.find((known) => known === asked) ?? start;
  const { title, next, previous } = helpTree[step];
  const heading = useHeadingFocus(step);
  return (
    <PublicPage
      title={typeset(title)}
      lead={next.length > 0 ? helpTexts.lead : undefined}
      width="text"
      titleRef={heading}
    >
      {next.length > 0 ? <Choices steps={next} /> : <Answer paragraphs={paragraphsOf(step, config)} />}
      {previous ? (
        <p>
          <Link to={addressOf(previous)} className={classes.previous}>
            <Icon name="arrowLeft" />
            {previousScreenLabel}
          </Link>
        </p>
      ) : null}
      <CrossLinks title={helpTexts.also} links={linksOf(step)} />
    </PublicPage>
  );
}

function Choices({ steps }: { steps: readonly HelpStep[] }): ReactNode {
  return (
    <nav aria-label={helpTexts.choices}>
      {/* A page drawn ahead of the app is the first question alone. */}
      <noscript>
        <p className={classes.withoutScript}>
          <span>{helpTexts.withoutScript}</span> <Link to={helpTexts.faq.to}>{helpTexts.faq.title}</Link>
          <span>.</span>
        </p>
      </noscript>
      <ul className={classes.choices}>
        {steps.map((step) => (
          <li key={step}>
            <Link to={addressOf(step)} className={classes.choice}>
              {typeset(helpTree[step].title)}
              <Icon name="chevronRight" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const addressOf = (step: HelpStep): string =>
  step === start ? '/auth/particulier/aide' : `/auth/particulier/aide?etape=${step}`;

function paragraphsOf(step: HelpStep, { campaign }: RemoteProps['config']): readonly string[] {
  const answers: Readonly<Partial<Record<HelpStep, readonly string[]>>> = guideAnswers(campaign);
  return answers[step] ?? [];
}

/** What helps further, by the branch of the tree. */
function linksOf(step: HelpStep) {
  if (step.startsWith('3')) return [helpTexts.preRegister, helpTexts.lostCode];
  return [helpTexts.find, helpTexts.faq];
}

/** A new step is a new screen: the focus goes to its title, but not when the page is opened. */
function useHeadingFocus(step: HelpStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}

import type { RemoteProps } from '@alveole/contracts';
import { Link } from '@alveole/router';
import type { ReactNode } from 'react';
import { FinderTeaser } from './finder-teaser.tsx';
import { HandoutLinks } from '../hand-out/handout-links.tsx';
import classes from './landing-page.module.css';
import { steps, stepsTitle } from '../tell-programme/steps.text.ts';
import { heroTexts, questionsText } from './landing-page.text.ts';
import { PriceCalculator } from './price-calculator.tsx';
import { Hexagon } from './hexagon.tsx';

/** The first page for cyclists. It is prerendered and loads light: plain CSS over the tokens, no component kit. */
export function LandingPage({ config }: RemoteProps): ReactNode {
  return (
    <>
      <section className={classes.hero}>
        <div className={classes.heroInside}>
          <div>
            <h1 className={classes.title}>{heroTexts.title(config.campaign.repairCapCents)}</h1>
            {config.campaign.supplements?.map(({ id, name, repairCapCents }) => (
              <p key={id} className={classes.more}>
                {heroTexts.more(repairCapCents, name)}
              </p>
            ))}
            <p className={classes.lead}>{heroTexts.lead}</p>
            <div className={classes.actions}>
              <Link to="/auth/particulier/faire-reparer" className={classes.primary}>
                {heroTexts.find}
              </Link>
              <Link to="/auth/particulier/inscription" className={classes.secondary}>
                {heroTexts.register}
              </Link>
            </div>
          </div>
          <PriceCalculator campaign={config.campaign} />
        </div>
      </section>
      <Steps />
      <FinderTeaser />
      <div className={classes.handouts}>
        <p>
          <Link to="/auth/particulier/faq">{questionsText}</Link>
        </p>
        <HandoutLinks kinds={['procedure', 'faq']} config={config} />
      </div>
    </>
  );
}

function Steps(): ReactNode {
  return (
    <section className={classes.steps}>
      <div className={classes.stepsInside}>
        <h2 className={classes.sectionTitle}>{stepsTitle}</h2>
        <ol className={classes.stepList}>
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <Hexagon label={String(index + 1)} tone="tint" />
              <h3 className={classes.stepTitle}>{title}</h3>
              <p className={classes.stepText}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

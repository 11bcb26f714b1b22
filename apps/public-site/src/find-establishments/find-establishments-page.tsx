import type { RemoteProps } from '@alveole/contracts';
import { Icon } from '@alveole/ui/icon';
import type { IconName } from '@alveole/ui/icon';
import type { ReactNode } from 'react';
import { HandoutLinks } from '../hand-out/handout-links.tsx';
import { CrossLinks } from '../public-page/cross-links.tsx';
import { PublicPage } from '../public-page/public-page.tsx';
import { ShopFinder } from './shop-finder.tsx';
import { crossLinks, repairNeeds, repairTexts } from './shop-pages.text.ts';
import classes from './shop-pages.module.css';

/** What is repaired with the aid, and who repairs near by. */
export function FindEstablishmentsPage(props: RemoteProps): ReactNode {
  const { campaign } = props.config;
  return (
    <PublicPage
      title={repairTexts.title}
      lead={repairTexts.lead(campaign.repairCapCents)}
      beside={<ShopFinder remote={props} kind="repair" />}
    >
      <section aria-labelledby="coverage">
        <h2 id="coverage">{repairTexts.coverage}</h2>
        <div className={classes.coverage}>
          <Coverage icon="check" title={repairTexts.eligible} items={repairTexts.eligibleItems} />
          <Coverage icon="close" title={repairTexts.notEligible} items={repairTexts.notEligibleItems} />
        </div>
      </section>
      <section aria-labelledby="needs">
        <h2 id="needs">{repairTexts.needs}</h2>
        <ul className={classes.needs}>
          {repairNeeds(campaign).map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <HandoutLinks kinds={['procedure']} config={props.config} />
      <CrossLinks
        title={crossLinks.title}
        links={[crossLinks.preRegister, crossLinks.lostCode, crossLinks.lessons, crossLinks.help]}
      />
    </PublicPage>
  );
}

function Coverage({ icon, title, items }: { icon: IconName; title: string; items: readonly string[] }): ReactNode {
  return (
    <div className={classes.side} data-icon={icon}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

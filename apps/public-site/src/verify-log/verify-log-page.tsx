import type { RemoteProps } from '@alveole/contracts';
import { funderNameOf } from '@alveole/domain';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { DataLinks } from '../public-page/data-links.tsx';
import { PublicPage } from '../public-page/public-page.tsx';
import { VerifyOwnFile } from './verify-own-file.tsx';
import { VerifyWholeLog } from './verify-whole-log.tsx';
import classes from './verify-log.module.css';
import { commandOf, dataLinks, texts } from './verify-log.text.ts';

/** Anybody verifies the open accounts of the programme: all of them, or one file. */
export function VerifyLogPage({ api, config }: RemoteProps): ReactNode {
  return (
    <PublicPage title={texts.title} lead={texts.lead}>
      <div className={classes.ways}>
        <VerifyWholeLog api={api} nameOf={(funderId) => funderNameOf(config.campaign, funderId)} />
        <VerifyOwnFile api={api} />
      </div>
      <OtherWays />
    </PublicPage>
  );
}

function OtherWays(): ReactNode {
  const siteUrl = useSiteUrl();
  return (
    <section aria-labelledby="other-ways">
      <h2 id="other-ways">{texts.otherWays}</h2>
      <p className={classes.soft}>{texts.otherWaysNote}</p>
      <pre className={classes.command}>
        <code>{commandOf(siteUrl)}</code>
      </pre>
      <p className={classes.soft}>{texts.data}</p>
      <DataLinks links={dataLinks} />
      <p className={classes.soft}>{texts.versionNote}</p>
    </section>
  );
}

/** Known in the browser alone: the page is drawn ahead for every installation. */
function useSiteUrl(): string {
  return useSyncExternalStore(neverChanges, siteUrlHere, () => '');
}

const neverChanges = () => () => undefined;
const siteUrlHere = (): string => document.baseURI.replace(/\/$/, '');

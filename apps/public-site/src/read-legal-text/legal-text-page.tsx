import { legalTextPlaces } from '@alveole/domain';
import type { LegalTextPlace } from '@alveole/domain';
import { Link, useLocation } from '@alveole/router';
import type { ReactNode } from 'react';
import { PublicPage } from '../public-page/public-page.tsx';
import classes from './legal-text.module.css';
import { texts } from './read-legal-text.text.ts';
import { TextBody } from './text-body.tsx';
import { useLegalText } from './use-legal-text.ts';

/** A legal text of the installation, whole, with its version and its PDF. */
export function LegalTextPage(): ReactNode {
  const { pathname } = useLocation();
  const place = legalTextPlaces.find(({ page }) => pathname.replace(/\/$/, '').endsWith(page));
  return place ? <LegalText place={place} /> : null;
}

function LegalText({ place: { id, name } }: { readonly place: LegalTextPlace }): ReactNode {
  const { shown, hasFailed } = useLegalText(id);
  return (
    <PublicPage title={name} width="text">
      <div className={classes.text} data-legal-text={id}>
        {shown ? <TextBody shown={shown} /> : null}
      </div>
      {id === 'donnees-personnelles' ? (
        <p>
          <Link to="/auth/particulier/donnees">{texts.ownData}</Link>
        </p>
      ) : null}
      {hasFailed ? <p role="alert">{texts.failed}</p> : null}
    </PublicPage>
  );
}

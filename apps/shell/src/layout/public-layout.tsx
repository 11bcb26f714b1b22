import { contactsOf, legalTextPlaces } from '@alveole/domain';
import type { Programme } from '@alveole/domain';
import { Link, NavLink } from '@alveole/router';
import { AppLogo } from '@alveole/ui/logo';
import type { ReactNode } from 'react';
import { SkipLink } from './skip-link.tsx';
import { publicLinks, texts } from './public-layout.text.ts';
import classes from './public-layout.module.css';

export interface PublicLayoutProps {
  readonly programme: Programme;
  readonly children: ReactNode;
}

/** Header and footer of the public pages. It loads with the landing, so it uses neither the kit nor the cache. */
export function PublicLayout({ programme, children }: PublicLayoutProps): ReactNode {
  return (
    <>
      <SkipLink />
      <header className={classes.header}>
        <div className={classes.bar}>
          <Link to="/auth/particulier" className={classes.home} aria-label={texts.home(programme.name)}>
            <AppLogo name={programme.name} />
          </Link>
          <nav aria-label={texts.navigation} className={classes.links}>
            {publicLinks.map(({ to, name }) => (
              <NavLink key={to} to={to} className={classes.link}>
                {name}
              </NavLink>
            ))}
          </nav>
          <Link to="/auth/login" className={classes.professional}>
            {texts.professional}
          </Link>
        </div>
      </header>
      <main id="contenu" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <PublicFooter programme={programme} />
    </>
  );
}

function PublicFooter({ programme }: Pick<PublicLayoutProps, 'programme'>): ReactNode {
  return (
    <footer className={classes.footer}>
      <ul className={classes.footerLinks}>
        <li>
          <Link to="/auth/programme">{texts.programme}</Link>
        </li>
        <li>
          <Link to="/auth/programme/chiffres">{texts.figures}</Link>
        </li>
        <li>
          <Link to="/auth/programme/comptes">{texts.accounts}</Link>
        </li>
        <li>
          <Link to="/auth/programme/verifier">{texts.verification}</Link>
        </li>
        <li>
          <Link to="/auth/particulier/faq">{texts.questions}</Link>
        </li>
        <li>
          <Link to="/auth/particulier/accessibilite">{texts.accessibility}</Link>
        </li>
        {legalTextPlaces.map(({ id, page, name }) => (
          <li key={id}>
            <Link to={`/${page}`}>{name}</Link>
          </li>
        ))}
      </ul>
      <nav aria-label={texts.contact} className={classes.contact}>
        <details>
          <summary>{texts.contact}</summary>
          <ul>
            {contactsOf(programme).map(({ name, mail }) => (
              <li key={mail}>
                {name}
                {'\u00a0: '}
                <a href={`mailto:${mail}`}>{mail}</a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <p>{texts.copyright}</p>
      {programme.textsNote === undefined ? null : <p>{programme.textsNote}</p>}
    </footer>
  );
}

import { useEffect, useState } from 'react';
import { AppLogo, SkipLink, TextLink, UiProvider } from '../src/index.ts';
import { chapters, pageAt } from './chapters.ts';
import classes from './Gallery.module.css';

/** Every component of the kit, a page each, with its menu. */
export function Gallery() {
  const [path, setPath] = useState(window.location.pathname);
  useEffect(() => {
    const follow = () => setPath(window.location.pathname);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const navigate = (to: string) => {
    window.history.pushState(null, '', to);
    setPath(to);
  };
  const { Page } = pageAt(path);
  return (
    <UiProvider navigate={navigate}>
      <SkipLink />
      <div className={classes.gallery}>
        <header className={classes.header}>
          <AppLogo />
          <Menu path={path} />
        </header>
        <main id="contenu" className={classes.main}>
          <Page key={path} />
        </main>
      </div>
    </UiProvider>
  );
}

function Menu({ path }: { path: string }) {
  return (
    <nav aria-label="Composants" className={classes.menu}>
      {chapters.map(({ title, pages }) => (
        <section key={title} aria-label={title}>
          <p className={classes.chapter}>{title}</p>
          <ul className={classes.list}>
            {pages.map((page) => (
              <li key={page.path}>
                <TextLink href={page.path} {...(page.path === path ? { 'aria-current': 'page' } : {})}>
                  {page.title}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

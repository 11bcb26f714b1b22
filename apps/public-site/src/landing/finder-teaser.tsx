import { Link, useNavigate } from '@alveole/router';
import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import classes from './finder-teaser.module.css';
import { Hexagon } from './hexagon.tsx';
import { finderTexts } from './landing-page.text.ts';
import { postcodeFault } from './postcode-fault.ts';

/** Asks for a postcode and leads to the finder with it. */
export function FinderTeaser(): ReactNode {
  return (
    <section className={classes.teaser}>
      <div className={classes.inside}>
        <div>
          <h2 className={classes.title}>{finderTexts.title}</h2>
          <PostcodeForm />
        </div>
        <div>
          <p id="map-legend" className={classes.legend}>
            {finderTexts.legend}
          </p>
          <ul className={classes.kinds} aria-labelledby="map-legend">
            {finderTexts.kinds.map(({ tone, title, text }) => (
              <li key={title}>
                <Hexagon tone={tone} />
                <div>
                  <h3 className={classes.kindTitle}>{title}</h3>
                  <p className={classes.kindText}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className={classes.lessons}>
            <span>{finderTexts.lessons.title}</span>{' '}
            <Link to="/auth/particulier/remettre-en-selle">{finderTexts.lessons.link}</Link>
          </p>
        </div>
      </div>
    </section>
  );
}

function PostcodeForm(): ReactNode {
  const navigate = useNavigate();
  const [postcode, setPostcode] = useState('');
  const [isAsked, setAsked] = useState(false);
  const found = postcodeFault(postcode);
  const fault = found === 'notDigits' || isAsked ? found && finderTexts[found] : undefined;
  const search = (event: SubmitEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (!found) void navigate(`/auth/particulier/faire-reparer?cp=${postcode}`);
  };
  return (
    <form onSubmit={search} noValidate>
      <label htmlFor="finder-postcode" className={classes.label}>
        {finderTexts.label}
      </label>
      <div className={classes.row}>
        <input
          id="finder-postcode"
          className={classes.input}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          value={postcode}
          onChange={(event) => setPostcode(event.target.value)}
          aria-invalid={fault !== undefined}
          aria-describedby="finder-fault"
        />
        <button type="submit" className={classes.search}>
          {finderTexts.search}
        </button>
      </div>
      <p id="finder-fault" className={classes.fault} role="status">
        {fault}
      </p>
    </form>
  );
}

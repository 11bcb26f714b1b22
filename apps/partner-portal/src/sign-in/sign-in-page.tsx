import type { RemoteProps } from '@alveole/contracts';
import { Link } from '@alveole/router';
import { Icon } from '@alveole/ui/icon';
import { LightButton, LightField } from '@alveole/ui/light';
import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { texts } from './sign-in.text.ts';
import { useSignIn } from './use-sign-in.ts';
import classes from './sign-in.module.css';

/** Mail and password open the session. It loads light: plain HTML, and what sends it comes when one begins to type. */
export function SignInPage(props: RemoteProps): ReactNode {
  const {
    mailField,
    passwordField,
    rememberField,
    values,
    change,
    submit,
    prepare,
    isPending,
    fault,
    failure,
    reason,
  } = useSignIn(props);
  const faultOf = (name: 'mail' | 'password') => (fault?.includes(name) ? texts.missing : undefined);
  return (
    <div className={classes.frame}>
      <h1 className={classes.title} tabIndex={-1}>
        {texts.title}
      </h1>
      <p className={classes.lead}>{texts.lead}</p>
      <div className={classes.sheet}>
        {reason && !failure ? <p className={classes.reason}>{reason}</p> : null}
        <form className={classes.form} onSubmit={submit} onFocus={prepare} noValidate aria-label={texts.title}>
          <div role="alert" className={classes.failure}>
            {failure ? <p>{failure}</p> : null}
          </div>
          <LightField
            ref={mailField}
            label={texts.mail}
            error={faultOf('mail')}
            type="email"
            inputMode="email"
            autoComplete="username"
            spellCheck={false}
            value={values.mail}
            onValue={(mail) => change({ mail: mail.replace(/\s/g, '') })}
          />
          <Password
            ref={passwordField}
            value={values.password}
            error={faultOf('password')}
            onChange={(password) => change({ password })}
          />
          <div className={classes.row}>
            <label className={classes.remember}>
              <input
                ref={rememberField}
                type="checkbox"
                checked={values.remember}
                aria-describedby="remember-hint"
                onChange={({ target }) => change({ remember: target.checked })}
              />
              {texts.remember}
            </label>
            <Link to="/auth/forgot" className={classes.forgot}>
              {texts.forgot}
            </Link>
            <p id="remember-hint" className={classes.hint}>
              {texts.rememberHint}
            </p>
          </div>
          <LightButton type="submit" variant="primary" isLarge isWide isPending={isPending}>
            {isPending ? texts.sending : texts.submit}
          </LightButton>
        </form>
      </div>
      <Newcomer />
    </div>
  );
}

interface PasswordProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function Password({ ref, value, error, onChange }: PasswordProps): ReactNode {
  const [isShown, setShown] = useState(false);
  return (
    <LightField
      ref={ref}
      label={texts.password}
      error={error}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      value={value}
      onValue={onChange}
      inside={
        <button
          type="button"
          className={classes.show}
          onClick={() => setShown(!isShown)}
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}

function Newcomer(): ReactNode {
  return (
    <section className={classes.newcomer} aria-labelledby="newcomer">
      <h2 id="newcomer" className={classes.newcomerTitle}>
        {texts.newcomer}
      </h2>
      <p>{texts.newcomerLead}</p>
      <div>
        <Link to="/auth/register" className={classes.register}>
          {texts.register}
        </Link>
      </div>
    </section>
  );
}

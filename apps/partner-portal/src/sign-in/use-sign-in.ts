import type { RemoteProps } from '@alveole/contracts';
import { useLocation, useNavigate } from '@alveole/router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SubmitEvent } from 'react';
import type { SignInOutcome, SignInValues } from './send-sign-in.ts';
import { reasonTexts, texts } from './sign-in.text.ts';

const loadSending = () => import('./send-sign-in.ts');

/** The sign-in form: its fields, its sending, and what was refused. */
export function useSignIn(props: RemoteProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [values, setValues] = useState<SignInValues>({ mail: '', password: '', remember: false });
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<SignInOutcome>();
  const mailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const rememberField = useRef<HTMLInputElement>(null);

  // The box may have been ticked on the page that was drawn ahead; the fields tell what they hold themselves.
  useEffect(() => {
    if (rememberField.current?.checked) setValues((before) => ({ ...before, remember: true }));
  }, []);

  const settle = (settled: SignInOutcome): void => {
    setOutcome(settled);
    if (settled.kind === 'faulty') (settled.fields.includes('mail') ? mailField : passwordField).current?.focus();
    if (settled.kind === 'refused') props.notify({ tone: 'danger', text: settled.text, seconds: 10 });
    if (settled.kind === 'signed-in' && settled.to) void navigate(settled.to, { replace: true });
  };
  const send = async (): Promise<void> => {
    setPending(true);
    setOutcome(undefined);
    const settled = await loadSending().then(
      ({ sendSignIn }) => sendSignIn(props, values, state),
      () => undefined,
    );
    setPending(false);
    settle(settled ?? { kind: 'refused', text: texts.unreachable });
  };
  const reason = useSyncExternalStore(still, () => reasonIn(state), nothing);
  return {
    mailField,
    passwordField,
    rememberField,
    values,
    change: (changes: Partial<SignInValues>) => setValues((before) => ({ ...before, ...changes })),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (!isPending) void send();
    },
    /** What sends the form, ahead of its need; it is asked for again when it fails now. */
    prepare: () => void loadSending().catch(nothing),
    isPending,
    reason,
    fault: outcome?.kind === 'faulty' ? outcome.fields : undefined,
    failure: outcome?.kind === 'refused' ? outcome.text : undefined,
  };
}

/** The prerendered page knows no history, so that the first drawing shows no reason either. */
const still = () => nothing;
const nothing = (): undefined => undefined;

/** Why the shell led here, in French; undefined when one came by oneself. */
function reasonIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return undefined;
  const { reason } = state;
  return typeof reason === 'string' && Object.hasOwn(reasonTexts, reason) ? reasonTexts[reason] : undefined;
}

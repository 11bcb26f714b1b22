import { fieldFaults, frenchMessage } from '@alveole/api-client';
import { authRoutes, signedInOf, type RemoteProps } from '@alveole/contracts';
import { useMutation } from '@alveole/query';
import { useLocation, useNavigate } from '@alveole/router';
import { credentials } from '@alveole/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { destinationOf } from './destination.ts';
import { signInFailures } from './sign-in.text.ts';

const signInForm = credentials.extend({ remember: z.boolean() });
type SignInForm = z.output<typeof signInForm>;

/** The sign-in form: its fields, its sending, and what was refused. */
export function useSignIn({ api, session, notify }: RemoteProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useForm({
    resolver: zodResolver(signInForm),
    defaultValues: { mail: '', password: '', remember: false },
    shouldFocusError: false,
  });

  const signIn = useMutation({
    mutationFn: ({ mail, password }: SignInForm) => api.call(authRoutes.signIn, { body: { mail, password } }),
    onSuccess: (tokens, { remember }) => {
      session.open(tokens, { remember });
      const { role, entityStatus } = signedInOf(tokens);
      if (role) void navigate(destinationOf({ role, entityStatus }, state), { replace: true });
    },
    onError: (failure) => {
      const text = frenchMessage(failure, signInFailures);
      notify({ tone: 'danger', text, seconds: 10 });
      if (fieldFaults(failure).some(({ field }) => field === 'mail')) form.setError('mail', { message: text });
    },
  });
  return {
    control: form.control,
    submit: form.handleSubmit((values) => signIn.mutateAsync(values).catch(() => undefined)),
    isPending: signIn.isPending,
    failure: signIn.error ? frenchMessage(signIn.error, signInFailures) : undefined,
  };
}

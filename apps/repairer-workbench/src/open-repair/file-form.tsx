import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { BeneficiaryView } from '@alveole/contracts/beneficiary';
import type { OpenedRepair, PastFileView } from '@alveole/contracts/repair';
import { zodResolver } from '@hookform/resolvers/zod';
import { questionsAt } from '@alveole/domain';
import { ActionBar, Button, Card, Checkbox, Form, LinkButton } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { OpeningQuestions } from '../answer-questions/opening-questions.tsx';
import { answersOnceSent } from '../answer-questions/typed-answers.ts';
import { BikeFields } from '../describe-bike/bike-fields.tsx';
import { IdentityFields } from '../find-beneficiary/identity-fields.tsx';
import { usePostcodeCheck } from '../find-beneficiary/use-town.ts';
import { LastBikeRow } from '../find-beneficiary/last-bike-row.tsx';
import { paths } from '../paths.ts';
import { bikeDraftOf } from '../keep-draft/reception-draft.ts';
import type { ReceptionDraft, ReceptionForm } from '../keep-draft/reception-draft.ts';
import { personSchema, receptionSchema } from './reception-rules.ts';
import { texts } from './reception.text.ts';
import { WithoutMobile } from './without-mobile.tsx';
import { useOpenRepair } from './open-repair.ts';

export interface FileFormProps extends Pick<RemoteProps, 'api' | 'config'> {
  readonly draft: ReceptionDraft;
  readonly change: (changes: Partial<ReceptionDraft>) => void;
  /** Undefined for somebody new. */
  readonly known: BeneficiaryView | undefined;
  /** The bike of this client’s last time here, where it may have an aid again. */
  readonly lastBike: PastFileView | undefined;
  readonly isSession: boolean;
  readonly isDisabled: boolean;
  readonly onOpened: (file: OpenedRepair) => void;
}

const now = (): Date => new Date();

/** What is left to say once the person is known, or known to be new; then the file is opened. */
export function FileForm({
  api,
  config,
  draft,
  change,
  known,
  lastBike,
  isSession,
  isDisabled,
  onOpened,
}: FileFormProps): ReactNode {
  const questions = questionsAt(config.campaign, 'opening', isSession ? 'session' : 'repair');
  const needs = { isNewPerson: known === undefined, isSession, needsTerms: known?.isPreRegistered !== true, questions };
  const isKnownPostcode = usePostcodeCheck(api);
  const schema = receptionSchema(needs, { now, campaign: config.campaign, isKnownPostcode });
  const { control, handleSubmit, subscribe, setValue, setFocus } = useForm<ReceptionForm>({
    resolver: zodResolver(schema, undefined, { raw: true }),
    defaultValues: startingForm(draft),
  });
  const opening = useOpenRepair(api);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => change({ form: values }) }),
    [subscribe, change],
  );
  const open = handleSubmit(({ person, bike, answers = {} }) =>
    opening.mutate(
      {
        beneficiary: known ?? personSchema({ now, campaign: config.campaign }).parse(person),
        termsAcceptedAt: needs.needsTerms ? now() : undefined,
        bike: isSession ? undefined : bike,
        localId: draft.localId,
        answers: answersOnceSent(questions, answers, {}),
      },
      { onSuccess: onOpened },
    ),
  );
  const takeBike = (bike: PastFileView): void => {
    setValue('bike', bikeDraftOf(bike), { shouldDirty: true });
    // The button that was pressed is gone.
    setFocus('bike.serial');
  };
  return (
    <Form onSubmit={open} error={opening.error ? <OpeningFailure failure={opening.error} /> : undefined}>
      {needs.isNewPerson ? (
        <Card>
          <IdentityFields
            api={api}
            control={control}
            isSession={isSession}
            withoutMobile={<WithoutMobile campaign={config.campaign} />}
          />
        </Card>
      ) : null}
      {isSession ? null : (
        <Card>
          <LastBikeOffer control={control} bike={lastBike} onTake={takeBike} />
          <BikeFields api={api} control={control} />
        </Card>
      )}
      <OpeningQuestions questions={questions} control={control} />
      {needs.needsTerms ? (
        <Bound control={control} name="terms">
          {(field) => <Checkbox {...field} label={texts.terms} errorLabel={texts.termsName} isRequired />}
        </Bound>
      ) : null}
      <ActionBar>
        <Button type="submit" variant="accent" size="l" isPending={opening.isPending} isDisabled={isDisabled}>
          {isSession ? texts.session.open : texts.repair.open}
        </Button>
      </ActionBar>
    </Form>
  );
}

/** One press instead of two fields, while nothing is typed in them. */
function LastBikeOffer({
  control,
  bike,
  onTake,
}: {
  readonly control: Control<ReceptionForm>;
  readonly bike: PastFileView | undefined;
  readonly onTake: (bike: PastFileView) => void;
}): ReactNode {
  const { serial, brand } = useWatch({ control, name: 'bike' });
  const isBlank = serial === '' && (brand ?? '') === '';
  return bike && isBlank ? <LastBikeRow bike={bike} onTake={() => onTake(bike)} /> : null;
}

/** A new person's number is the one that was looked for. */
function startingForm({ form, by, phone }: ReceptionDraft): ReceptionForm {
  return {
    ...form,
    answers: form.answers ?? {},
    person: { ...form.person, phone: form.person.phone || (by === 'phone' ? phone : '') },
  };
}

function OpeningFailure({ failure }: { readonly failure: unknown }): ReactNode {
  const wasSentBefore = isAppError(failure) && failure.code === 'IdempotencyMismatchException';
  return (
    <>
      <p>{frenchMessage(failure, ownTexts)}</p>
      {wasSentBefore ? <LinkButton href={paths.repairs}>{texts.toFiles}</LinkButton> : null}
    </>
  );
}

const ownTexts = {
  'entity-not-validated': texts.notValidated,
  'general-conditions-not-accepted': texts.conditions,
  IdempotencyMismatchException: texts.sentBefore,
  ValidationException: texts.people,
  ConsumerNotFoundException: texts.people,
} as const;

import type { Campaign, Question } from '@alveole/domain';
import {
  acceptedTerms,
  bikeBrand,
  bikeSerial,
  birthDate,
  birthPlace,
  frenchDateOfIso,
  knownPostcode,
  messages,
  mobilePair,
  typedFirstName,
  typedLastName,
} from '@alveole/validation';
import { z } from 'zod';
import { askedWith, fieldFault } from '../answer-questions/typed-answers.ts';
import type { ReceptionForm } from '../keep-draft/reception-draft.ts';

export interface ReceptionNeeds {
  /** The person is not known yet. */
  readonly isNewPerson: boolean;
  /** A session has no bike. */
  readonly isSession: boolean;
  /** A pre-registered person has accepted the terms before. */
  readonly needsTerms: boolean;
  /** What the campaign asks at the opening. */
  readonly questions?: readonly Question[];
}

/** A day as the field gives it, in the form that the rule of birth dates takes. */
const typedDay = z.string().transform((text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? frenchDateOfIso(text) : text));

export interface PersonNeeds {
  readonly now: () => Date;
  readonly campaign: Pick<Campaign, 'adultAge'>;
  /** Whether some town has these five digits; asked of a service, it makes the check asynchronous. */
  readonly isKnownPostcode?: (zip: string) => boolean | Promise<boolean>;
}

/** A new beneficiary; names come out as they are read, the phone with its country code, the date as AAAA-MM-JJ. */
export function personSchema({ now, campaign, isKnownPostcode = () => true }: PersonNeeds) {
  return z
    .object({
      lastName: typedLastName,
      firstName: typedFirstName,
      birthDate: typedDay.pipe(birthDate(now, campaign)),
      birthPlace,
      zip: knownPostcode(isKnownPostcode),
    })
    .and(mobilePair);
}

export type CheckedPerson = z.output<ReturnType<typeof personSchema>>;

export const bikeSchema = z.object({
  serial: bikeSerial,
  brand: z
    .union([z.string(), z.null()])
    .transform((brand) => brand ?? '')
    .pipe(bikeBrand),
  comment: z.string().max(500, messages.tooLong),
});

/** The rules of the whole form: only what is asked is checked. */
export function receptionSchema(
  { isNewPerson, isSession, needsTerms, questions = [] }: ReceptionNeeds,
  needs: PersonNeeds,
): z.ZodType<unknown, ReceptionForm> {
  return z.object({
    person: isNewPerson ? personSchema(needs) : z.custom<ReceptionForm['person']>(() => true),
    bike: isSession ? z.custom<ReceptionForm['bike']>(() => true) : bikeSchema,
    terms: needsTerms ? z.boolean().pipe(acceptedTerms) : z.boolean(),
    answers: answersSchema(questions),
  });
}

/** Each answer beside its question. */
function answersSchema(questions: readonly Question[]) {
  return z
    .custom<ReceptionForm['answers']>(() => true)
    .superRefine((typed = {}, context) => {
      for (const question of askedWith(questions, typed, {})) {
        const message = fieldFault(question, typed[question.id]);
        if (message !== undefined)
          context.addIssue({ code: 'custom', path: [question.id], message, input: typed[question.id] });
      }
    });
}

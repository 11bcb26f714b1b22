import type { Campaign } from '@alveole/domain';
import { acceptedTerms, knownPostcode, mailPair, messages, mobilePair } from '@alveole/validation';
import { z } from 'zod';
import { emptyPerson, personRules } from '../person-form/person-rules.ts';

export interface PostcodeCheck {
  /** Whether some town has this postcode. */
  (zip: string): Promise<boolean>;
}

/** A box that is unticked at first: its type is wider than what the rule accepts. */
const terms = z.boolean().refine((isTicked) => acceptedTerms.safeParse(isTicked).success, messages.terms);

/** The form of pre-registration (repairs §5), each rule with its message. */
export function preRegistrationRules(campaign: Campaign, isKnownPostcode: PostcodeCheck) {
  return personRules(campaign)
    .extend({ postcode: knownPostcode(isKnownPostcode), terms, survey: z.boolean() })
    .and(mobilePair)
    .and(mailPair);
}

export type PreRegistration = z.output<ReturnType<typeof preRegistrationRules>>;

export const emptyPreRegistration = {
  ...emptyPerson,
  postcode: '',
  phone: '',
  phoneConfirmation: '',
  mail: '',
  mailConfirmation: '',
  terms: false,
  survey: false,
};

export type PreRegistrationDraft = typeof emptyPreRegistration;

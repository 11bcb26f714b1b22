import type { TypedAnswers } from './question-draft.ts';
import { bikeBrands } from '@alveole/domain';
import type { BeneficiaryView } from '@alveole/contracts/beneficiary';
import type { PastFileView } from '@alveole/contracts/repair';

/** Who the person is, as typed. */
export interface PersonDraft {
  readonly lastName: string;
  readonly firstName: string;
  /** `AAAA-MM-JJ` once it is a day, else what was typed. */
  readonly birthDate: string;
  readonly birthPlace: string;
  readonly zip: string;
  readonly phone: string;
  readonly phoneConfirmation: string;
}

/** Which bike it is, as typed. */
export interface BikeDraft {
  readonly serial: string;
  readonly brand: string | null;
  readonly comment: string;
}

export interface ReceptionForm {
  readonly person: PersonDraft;
  readonly bike: BikeDraft;
  readonly terms: boolean;
  /** To the questions of the campaign; absent of drafts of earlier versions. */
  readonly answers?: TypedAnswers;
}

/** Somebody whom the search found, with the files of the past. */
export interface Acquaintance {
  readonly person: BeneficiaryView;
  readonly files: readonly PastFileView[];
}

/** Everything typed and answered at the counter, kept until the file is open. */
export interface ReceptionDraft {
  readonly by: 'phone' | 'code';
  readonly phone: string;
  readonly code: string;
  /** What is looked for: a +33 number or a pre-registration code. */
  readonly query: string | null;
  /** Who was found last: what was answered about them stays on the screen when the tab is loaded without a network. */
  readonly people: readonly Acquaintance[] | null;
  /** The bike at the counter is none of those that have a file. */
  readonly isBikeUnlisted: boolean;
  readonly picked: string | null;
  readonly form: ReceptionForm;
  /** Names the opening: sent again, it answers the same file. */
  readonly localId: string;
}

export const blankReception = (): ReceptionDraft => ({
  by: 'phone',
  phone: '',
  code: '',
  query: null,
  people: null,
  isBikeUnlisted: false,
  picked: null,
  form: blankForm,
  localId: crypto.randomUUID(),
});

const blankForm: ReceptionForm = {
  person: { lastName: '', firstName: '', birthDate: '', birthPlace: '', zip: '', phone: '', phoneConfirmation: '' },
  bike: { serial: '', brand: null, comment: '' },
  terms: false,
  answers: {},
};

/** Another search begins: what was answered for the one before no longer holds. */
export function searchAgain(
  changes: Partial<Pick<ReceptionDraft, 'by' | 'phone' | 'code' | 'query'>>,
): Partial<ReceptionDraft> {
  return {
    ...changes,
    people: null,
    isBikeUnlisted: false,
    picked: null,
    form: blankForm,
    localId: crypto.randomUUID(),
  };
}

/** Somebody is picked: nobody’s terms are accepted for another. */
export function pick({ form }: Pick<ReceptionDraft, 'form'>, picked: string | null): Partial<ReceptionDraft> {
  return { picked, form: { ...form, terms: false } };
}

/** The bike of an earlier file is taken as it was, with whose it is. */
export function takeBike(
  { form }: Pick<ReceptionDraft, 'form'>,
  { person, file }: { readonly person: BeneficiaryView; readonly file: PastFileView },
): Partial<ReceptionDraft> {
  return { isBikeUnlisted: true, picked: person.consumerId, form: { ...form, terms: false, bike: bikeDraftOf(file) } };
}

export const bikeDraftOf = ({ brand, serial }: Pick<PastFileView, 'brand' | 'serial'>): BikeDraft => ({
  ...blankForm.bike,
  brand,
  serial,
});

export const brandOptions = bikeBrands.map((name) => ({ value: name, label: name }));

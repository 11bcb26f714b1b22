import type { EstablishmentChanges, EstablishmentDocument } from '@alveole/contracts/establishment';
import { EstablishmentKind, isBikeShop } from '@alveole/domain';
import type { UploadedFile } from '@alveole/ui';
import {
  accountHolder,
  ape,
  bic,
  fieldRow,
  gpsPosition,
  iban,
  ibanNeedsBic,
  isBankOf,
  listedChain,
  messages,
  optionalApe,
  registerEntry,
  registerToStored,
  rna,
  rnaToStored,
  siret,
  trainingProvider,
} from '@alveole/validation';
import type { PlainFieldName } from '@alveole/validation';
import { z } from 'zod';
import { plainFieldsOf } from './form-fields.ts';

/** Checks a section of the form and turns it into what a save changes. */
export type SectionSchema = z.ZodType<EstablishmentChanges>;

const siretIdentifier: SectionSchema = z.object({ siret }).transform((typed) => ({ identifier: typed.siret }));
const { date, volume, folio } = registerEntry.shape;

const identifiers: Readonly<Record<EstablishmentKind, SectionSchema>> = {
  [EstablishmentKind.bikeShop]: siretIdentifier,
  [EstablishmentKind.association]: z.object({ rna }).transform((typed) => ({ identifier: rnaToStored(typed.rna) })),
  [EstablishmentKind.alsaceMoselleAssociation]: z
    .object({ registryDate: date, registryVolume: volume, registryFolio: folio })
    .transform((typed) => ({
      identifier: registerToStored({
        date: typed.registryDate,
        volume: typed.registryVolume,
        folio: typed.registryFolio,
      }),
    })),
  [EstablishmentKind.localAuthority]: siretIdentifier,
};

const requiredApe: SectionSchema = z.object({ apeCode: ape });
const anyApe: SectionSchema = z.object({ apeCode: optionalApe });

/** The rules of some fields of the table, as they stand there; a box has none but its two states. */
function rulesOf(names: readonly PlainFieldName[]) {
  return z.object(Object.fromEntries(names.map((name) => [name, fieldRow(name).schema ?? z.boolean()])));
}

/**
 * Names, identifier, APE code (required of a workshop), and what only this kind has.
 * @param retailer the stored one, which stays good although the list does not have it
 */
export function companySchema(kind: EstablishmentKind, isWorkshop: boolean, retailer?: string): SectionSchema {
  const plain = plainFieldsOf('company', kind).filter((name) => name !== 'apeCode');
  const chain = isBikeShop(kind) ? [z.object({ retailer: listedChain(retailer) })] : [];
  return both<EstablishmentChanges>([rulesOf(plain), identifiers[kind], isWorkshop ? requiredApe : anyApe, ...chain]);
}

/** The identifier alone, to ask early whether it is free. */
export function identifierSchema(kind: EstablishmentKind): SectionSchema {
  return identifiers[kind];
}

export const representativeSchema: SectionSchema = rulesOf(plainFieldsOf('representative'));

export const addressSchema: SectionSchema = rulesOf(plainFieldsOf('address')).extend({ position: gpsPosition });

/** How much a workshop repairs. */
export const workshopSchema: SectionSchema = rulesOf(plainFieldsOf('activity'));

const { description, ...otherParts } = trainingProvider.shape;

/** What a school tells of its lessons. */
export const trainingSchema: SectionSchema = z
  .object({ ...otherParts, trainingDescription: description })
  .transform(({ trainingDescription, ...training }) => ({
    training: { ...training, description: trainingDescription },
  }));

/** What is known of the account already. */
export type KnownAccount = Pick<EstablishmentChanges, 'iban' | 'accountHolder' | 'bic'>;

const ofAccount: ReadonlySet<PlainFieldName> = new Set(['iban', 'accountHolder', 'bic']);

/** A known account may be changed, not taken away: refunds need it. Its bank is asked for where a transfer names it. */
export function bankSchema(known: KnownAccount = {}): SectionSchema {
  const otherFields = plainFieldsOf('bank').filter((name) => !ofAccount.has(name));
  const account = z
    .object({
      iban: known.iban === undefined ? optional(iban, undefined) : iban,
      accountHolder: optional(accountHolder, known.accountHolder),
      bic: optional(bic, known.bic),
    })
    .refine(({ iban: typed = '', bic: bank }) => !ibanNeedsBic(typed) || Boolean(bank), {
      error: messages.bicNeeded,
      path: ['bic'],
    })
    .refine(({ iban: typed = '', bic: bank }) => !ibanNeedsBic(typed) || !bank || isBankOf(bank, typed), {
      error: messages.bicCountry,
      path: ['bic'],
    });
  return both<EstablishmentChanges>([rulesOf(otherFields), account]);
}

/** What may be left empty; one that is known is taken away by an empty text. */
function optional(rule: z.ZodType<string>, known: string | undefined): z.ZodType<string | undefined> {
  const empty = z
    .string()
    .regex(/^\s*$/)
    .transform(() => (known === undefined ? undefined : ''));
  return z.unknown().transform((typed, context) => {
    const none = empty.safeParse(typed ?? '');
    if (none.success) return none.data;
    const { data, error } = rule.safeParse(typed);
    error?.issues.forEach(({ message }) => context.addIssue({ code: 'custom', message }));
    return data;
  });
}

export type StoredFile = UploadedFile<EstablishmentDocument>;
/** Where the files of a form stand, by their kind. */
export type DocumentField = 'kbis' | 'identity' | 'rib';

const files = z.custom<readonly StoredFile[]>(Array.isArray);

/** The new files of one kind; those that are stored already stay as they are. */
export function documentSchema(name: DocumentField, missing?: string): SectionSchema {
  const wanted = missing === undefined ? files : files.refine((given) => given.length > 0, missing);
  return z
    .object({ [name]: wanted })
    .transform((given) => ({ documents: (given[name] ?? []).map(({ result }) => result) }));
}

/** Checks several sections of one form: every fault is told at once, and what they change is one save. */
export function both<Part extends EstablishmentChanges>(sections: readonly z.ZodType<Part>[]): z.ZodType<Part> {
  return z.unknown().transform((values, context) => {
    const read = sections.map((section) => section.safeParse(values));
    const issues = read.flatMap(({ error }) => error?.issues ?? []);
    issues.forEach(({ path, message }) => context.addIssue({ code: 'custom', path, message }));
    return issues.length > 0 ? z.NEVER : merged(read.flatMap(({ data }) => data ?? []));
  });
}

function merged<Part extends EstablishmentChanges>(parts: readonly Part[]): Part {
  const told = Object.entries(Object.assign({}, ...parts) as Part).filter(([name]) => name !== 'documents');
  const documents = parts.flatMap((part) => part.documents ?? []);
  return { ...Object.fromEntries(told), ...(documents.length > 0 ? { documents } : {}) } as Part;
}

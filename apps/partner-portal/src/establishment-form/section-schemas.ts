import type {
  EstablishmentChanges,
  EstablishmentDocument,
  EstablishmentProfile,
} from '@alveole/contracts/establishment';
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
  orEmpty,
  registerEntry,
  registerToStored,
  rna,
  rnaToStored,
  siret,
  trainingProvider,
  vatRate,
} from '@alveole/validation';
import type { FieldRow, PlainFieldName } from '@alveole/validation';
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

/** The rules of some fields of the table; what is not required may be left empty. @param known what is stored of them */
function rulesOf(names: readonly PlainFieldName[], known: EstablishmentProfile) {
  return z.object(Object.fromEntries(names.map((name) => [name, ruleOf(fieldRow(name), known[name])])));
}

function ruleOf({ schema, isRequired }: FieldRow, known: unknown): z.ZodType {
  if (schema === undefined) return z.boolean();
  return isRequired ? schema : optional(schema, known);
}

/** What may be left empty; a text that is known is taken away by an empty one, other values stay. */
function optional<Out>(rule: z.ZodType<Out>, known: unknown): z.ZodType<Out | '' | undefined> {
  if (known !== undefined && typeof known !== 'string') return rule;
  return orEmpty(rule).transform((typed) => (typed === '' && known === undefined ? undefined : typed));
}

/**
 * Names, identifier, APE code (required of a workshop), and what only this kind has.
 * @param known the stored profile, whose chain stays good although the list does not have it
 */
export function companySchema(
  kind: EstablishmentKind,
  isWorkshop: boolean,
  known: EstablishmentProfile = {},
): SectionSchema {
  const plain = plainFieldsOf('company', kind).filter((name) => name !== 'apeCode');
  const chain = isBikeShop(kind) ? [z.object({ retailer: listedChain(known.retailer) })] : [];
  return both<EstablishmentChanges>([
    rulesOf(plain, known),
    identifiers[kind],
    isWorkshop ? requiredApe : anyApe,
    ...chain,
  ]);
}

/** The identifier alone, to ask early whether it is free. */
export function identifierSchema(kind: EstablishmentKind): SectionSchema {
  return identifiers[kind];
}

export function representativeSchema(known: EstablishmentProfile = {}): SectionSchema {
  return rulesOf(plainFieldsOf('representative'), known);
}

export function addressSchema(known: EstablishmentProfile = {}): SectionSchema {
  return rulesOf(plainFieldsOf('address'), known).extend({ position: gpsPosition });
}

/** What its invoices charge; nothing is sent while it has not said. */
export const vatSchema: SectionSchema = z
  .object({ vatRate: vatRate.nullable() })
  .transform(({ vatRate: chosen }) => (chosen === null ? {} : { vatRate: chosen }));

/** How much a workshop repairs. */
export function workshopSchema(known: EstablishmentProfile = {}): SectionSchema {
  return rulesOf(plainFieldsOf('activity'), known);
}

const { description, ...otherParts } = trainingProvider.shape;

/** What a school tells of its lessons. */
export const trainingSchema: SectionSchema = z
  .object({ ...otherParts, trainingDescription: description })
  .transform(({ trainingDescription, ...training }) => ({
    training: { ...training, description: trainingDescription },
  }));

const ofAccount: ReadonlySet<PlainFieldName> = new Set(['iban', 'accountHolder', 'bic']);

/** A known account may be changed, not taken away: refunds need it. Its bank is asked for where a transfer names it. */
export function bankSchema(known: EstablishmentProfile = {}): SectionSchema {
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
  return both<EstablishmentChanges>([rulesOf(otherFields, known), account]);
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

/** Checks several sections of one form: every fault is fields at once, and what they change is one save. */
export function both<Part extends EstablishmentChanges>(sections: readonly z.ZodType<Part>[]): z.ZodType<Part> {
  return z.unknown().transform((values, context) => {
    const read = sections.map((section) => section.safeParse(values));
    const issues = read.flatMap(({ error }) => error?.issues ?? []);
    issues.forEach(({ path, message }) => context.addIssue({ code: 'custom', path, message }));
    return issues.length > 0 ? z.NEVER : merged(read.flatMap(({ data }) => data ?? []));
  });
}

function merged<Part extends EstablishmentChanges>(parts: readonly Part[]): Part {
  const fields = Object.entries(Object.assign({}, ...parts) as Part).filter(([name]) => name !== 'documents');
  const documents = parts.flatMap((part) => part.documents ?? []);
  return { ...Object.fromEntries(fields), ...(documents.length > 0 ? { documents } : {}) } as Part;
}

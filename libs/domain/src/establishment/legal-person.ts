import { foldText } from '../compared-text/fold-text.ts';
import { isAssociation, isLocalAuthority } from './kinds.ts';

interface NamedCompany {
  /** As the establishment travels; of a kind without a name, the company's name alone tells. */
  readonly kind: number;
  readonly companyName: string;
}

/** Forms that a company bears in its name (code de commerce, R. 123-238), as words of their own. */
const companyForms = [
  ...['SARL', 'EURL', 'SAS', 'SASU', 'SA', 'SNC', 'SCS', 'SCA', 'SCOP', 'SCIC', 'SCP', 'SEL', 'SELARL', 'SELAS', 'GIE'],
  ...['SOCIETE ANONYME', 'SOCIETE PAR ACTIONS SIMPLIFIEE', 'SOCIETE A RESPONSABILITE LIMITEE', 'SOCIETE COOPERATIVE'],
];

/** What a sole trader bears in the place of a form, whatever else stands in the name. */
const soleTraderMarks = [
  ...['EI', 'EIRL', 'ENTREPRENEUR', 'ENTREPRENEUSE', 'ENTREPRISE INDIVIDUELLE', 'AUTOENTREPRENEUR', 'MICRO ENTREPRISE'],
  ...['MICROENTREPRISE', 'MONSIEUR', 'MADAME', 'M', 'MME', 'MR'],
];

/**
 * Whether an establishment is a legal person for sure: its name is then no personal data. A business whose name bears no
 * form, or the mark of a sole trader, may be a person.
 */
export function isLegalPerson({ kind, companyName }: NamedCompany): boolean {
  if (isAssociation(kind) || isLocalAuthority(kind)) return true;
  const words = ` ${withoutDots(companyName)} `;
  const has = (word: string) => words.includes(` ${word} `);
  return companyForms.some(has) && !soleTraderMarks.some(has);
}

/** `S.A.R.L.` as `SARL`; every other sign parts words. */
function withoutDots(name: string): string {
  return foldText(name)
    .replace(/\b([A-Z])\.(?=[A-Z]\b|\s|$)/g, '$1')
    .replace(/[^A-Z0-9]+/g, ' ');
}

import type { Campaign, Envelope, Funder, Publication, Rules } from '@alveole/domain';
import type { WrittenRules } from '@alveole/rules';
import { announcedRepairs } from '../examples/announced-repairs.ts';
import type { Example } from '../examples/examples-file.ts';
import type { CampaignFile } from './campaign-file.ts';
import { usedUpWords } from './used-up-words.ts';
import { toRetention } from './retention.ts';
import { toTown } from './towns.ts';
import { toQuestion } from './to-question.ts';

/** What the three files of a campaign hold, its rules also as they were read. */
export interface CheckedFiles {
  readonly file: CampaignFile;
  readonly written: WrittenRules;
  readonly rules: Rules;
  readonly examples: readonly Example[];
}

/** The campaign as screens and services read it: what its lead wrote, and the amounts that its rules give. */
export function toCampaign({ file, written, rules, examples }: CheckedFiles): Campaign {
  const sessionPremium = (participants: 1 | 2 | 3) => rules.centsOf('sessionPremium', { participants });
  return {
    id: file.identifiant,
    version: file.version,
    name: file.nom,
    ...(file['fuseau horaire'] !== undefined && { timeZone: file['fuseau horaire'] }),
    startsOn: file.calendrier['ouverture des réparations'],
    sessionsStartOn: file.calendrier['ouverture des séances'],
    endsOn: file.calendrier.fin ?? null,
    graceDays: file.calendrier['jours pour clore'],
    ...(file['jours pour payer'] !== undefined && { paymentDelayDays: file['jours pour payer'] }),
    rules: { ...written },
    repairCapCents: rules.centsOf('repairCap', {}),
    announcedRepairs: announcedRepairs(examples, rules),
    sessionPremiumsCents: { 1: sessionPremium(1), 2: sessionPremium(2), 3: sessionPremium(3) },
    ...(file.financeurs && { funders: file.financeurs.map(funderOf) }),
    ...(file.questions && { questions: file.questions.map(toQuestion) }),
    ...(file.territoires && { territories: file.territoires }),
    ...(file.communes && { towns: file.communes.map(toTown) }),
    ...(file.publication && { publication: publicationOf(file.publication) }),
    ...(file.conservation && { retention: toRetention(file.conservation) }),
    vatPercent: file['taux de TVA'],
    bikesPerPerson: file.quotas['vélos par personne'],
    sessionsPerPerson: file.quotas['séances par personne'],
    adultAge: file.bénéficiaires['âge minimal'],
    confirmsByLink: file.bénéficiaires['confirment par un lien'],
    parking: {
      percentOfInvestment: file.stationnement['part de l’investissement'],
      capPerSpotCents: centsOf(file.stationnement['plafond par place']),
    },
  };
}

const wordedParts = { 'le reste': 'remainder', 'selon les règles': 'ruled-amount' } as const;

type WrittenFunder = NonNullable<CampaignFile['financeurs']>[number];

function funderOf({ identifiant, nom, siret, part, plafond, enveloppe }: WrittenFunder): Funder {
  return {
    id: identifiant,
    name: nom,
    ...(siret !== undefined && { siret }),
    ...(typeof part === 'number' ? { pays: 'percentage', percent: part } : { pays: wordedParts[part] }),
    ...(plafond !== undefined && { capCents: centsOf(plafond) }),
    ...(enveloppe !== undefined && { envelope: envelopeOf(enveloppe) }),
  };
}

function publicationOf(written: NonNullable<CampaignFile['publication']>): Publication {
  const { siret, licence } = written;
  return {
    paymentsByShop: written['versements par établissement'] ?? false,
    ...(siret !== undefined && { siret }),
    ...(licence && { licence: { name: licence.nom, url: licence.adresse } }),
  };
}

function envelopeOf({ montant, épuisée }: NonNullable<WrittenFunder['enveloppe']>): Envelope {
  const amountCents = centsOf(montant);
  const act = usedUpWords[épuisée];
  return act === undefined
    ? { amountCents, whenUsedUp: 'redirect', redirectTo: épuisée }
    : { amountCents, whenUsedUp: act };
}

const centsOf = (euros: number): number => Math.round(euros * 100);

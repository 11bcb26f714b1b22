import type { Campaign, Rules } from '@alveole/domain';
import type { CampaignFile } from './campaign-file.ts';

/** The campaign as screens and services read it: what its lead wrote, and the amounts that its rules give. */
export function toCampaign(file: CampaignFile, rules: Rules): Campaign {
  const sessionPremium = (participants: 1 | 2 | 3) => rules.centsOf('sessionPremium', { participants });
  return {
    id: file.identifiant,
    version: file.version,
    name: file.nom,
    startsOn: file.calendrier['ouverture des réparations'],
    sessionsStartOn: file.calendrier['ouverture des séances'],
    endsOn: file.calendrier.fin ?? null,
    graceDays: file.calendrier['jours pour clore'],
    repairCapCents: rules.centsOf('repairCap', {}),
    sessionPremiumsCents: { 1: sessionPremium(1), 2: sessionPremium(2), 3: sessionPremium(3) },
    vatPercent: file['taux de TVA'],
    bikesPerPerson: file.quotas['vélos par personne'],
    sessionsPerPerson: file.quotas['séances par personne'],
    adultAge: file.bénéficiaires['âge minimal'],
    confirmsByLink: file.bénéficiaires['confirment par un lien'],
    parking: {
      percentOfInvestment: file.stationnement['part de l’investissement'],
      capPerSpotCents: Math.round(file.stationnement['plafond par place'] * 100),
    },
  };
}

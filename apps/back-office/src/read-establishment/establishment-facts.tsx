import type { EstablishmentProfile, EstablishmentView } from '@alveole/contracts/establishment';
import {
  activityLabels,
  activityRequestLabel,
  daySlotsLabel,
  defaultApeCode,
  diplomaLabels,
  EstablishmentKind,
  establishmentKindLabels,
  isAssociation,
  isBikeShop,
  isKnownBySiret,
  passesSiretControl,
  runsWorkshop,
  shownActivity,
  weekdayLabels,
  weekdays,
} from '@alveole/domain';
import { displayIban, displayIdentifier, displayPhone } from '@alveole/validation';
import { TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { conditionsText, registrationText } from './conditions-text.ts';
import classes from './establishment-sections.module.css';
import { texts } from './read-establishment.text.ts';

export type Facts = readonly { readonly label: string; readonly value: ReactNode }[];

const identifierLabels: Readonly<Record<EstablishmentKind, string>> = {
  [EstablishmentKind.bikeShop]: 'SIRET',
  [EstablishmentKind.association]: 'RNA',
  [EstablishmentKind.alsaceMoselleAssociation]: 'Registre des associations',
  [EstablishmentKind.localAuthority]: 'SIRET',
};

/** Most often a mistyped number; it may exist all the same, so nothing is refused for it. */
const failsControl = ({ kind, profile: { identifier } }: EstablishmentView): boolean =>
  isKnownBySiret(kind) && !!identifier && !passesSiretControl(identifier);

/** What the KBIS, or what stands for it, proves; and what staff notes on it. */
export function companyFacts(establishment: EstablishmentView): Facts {
  const { kind, profile, activity, lacksApeCode } = establishment;
  const { companyName, commercialName, identifier, apeCode, retailer, isFubMember, alveoleNumber, movedTo } = profile;
  return [
    { label: 'Type', value: establishmentKindLabels[kind] },
    { label: 'Raison sociale', value: companyName },
    { label: 'Dénomination commerciale', value: commercialName },
    { label: identifierLabels[kind], value: identifier && displayIdentifier(kind, identifier) },
    ...(failsControl(establishment) ? [{ label: 'À vérifier', value: texts.siretControl }] : []),
    { label: 'Code APE', value: lacksApeCode ? `Non communiqué (${defaultApeCode})` : apeCode },
    ...(isBikeShop(kind) ? [{ label: 'Enseigne', value: retailer }] : []),
    ...(isAssociation(kind) ? [{ label: 'Membre de la FUB', value: yesOrNo(isFubMember) }] : []),
    { label: 'Activité', value: activityLabels[shownActivity(activity)] },
    ...(activity.request === undefined
      ? []
      : [{ label: 'Demande d’activité', value: activityRequestLabel(activity.request) }]),
    { label: 'Numéro Alvéole', value: alveoleNumber },
    ...(movedTo ? [{ label: 'Transféré vers', value: movedTo }] : []),
    { label: 'Conditions générales', value: conditionsText(establishment) },
    { label: 'Inscription', value: registrationText(establishment.createdAt) },
  ];
}

export function representativeFacts({ lastName, firstName, mail, mobile }: EstablishmentProfile): Facts {
  return [
    { label: 'Nom', value: lastName },
    { label: 'Prénom', value: firstName },
    { label: 'Adresse e-mail', value: mail && <TextLink href={`mailto:${mail}`}>{mail}</TextLink> },
    { label: 'Mobile', value: mobile && displayPhone(mobile) },
  ];
}

export function bankFacts({ iban, accountHolder, bic, companyName }: EstablishmentProfile): Facts {
  return [
    { label: 'IBAN', value: iban && displayIban(iban) },
    { label: 'Titulaire du compte', value: iban && (accountHolder || companyName) },
    ...(bic ? [{ label: 'BIC', value: bic }] : []),
  ];
}

const decimals = new Intl.NumberFormat('fr-FR');

/** `12,5`; nothing of what nobody told. */
const figure = (value: number | undefined) => (value === undefined ? undefined : decimals.format(value));

/** Where the shop is; the figures of a workshop. */
export function placeFacts({ profile, activity }: EstablishmentView): Facts {
  const { address, postcode, city, phone, website, openingHours, isOffMap, repairers, repairsPerWeek, hasPhone } =
    profile;
  const figures = [
    { label: 'Réparateurs sur site', value: figure(repairers) },
    { label: 'Réparations par semaine', value: figure(repairsPerWeek) },
    { label: 'Joignable par téléphone', value: hasPhone === undefined ? undefined : yesOrNo(hasPhone) },
  ];
  return [
    { label: 'Adresse', value: [address, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') },
    { label: 'Téléphone', value: phone && displayPhone(phone) },
    { label: 'Site internet', value: isLink(website) ? <Website url={website} /> : undefined },
    ...(runsWorkshop(activity) ? figures : []),
    { label: 'Sur la carte publique', value: yesOrNo(!(isOffMap ?? openingHours?.noMap ?? false)) },
  ];
}

export function hoursFacts({ openingHours }: EstablishmentProfile): Facts {
  return [{ label: 'Horaires', value: openingHours && <Hours hours={openingHours} /> }];
}

/** What a provider of training tells of its lessons. */
export function trainingFacts({ training = {} }: EstablishmentProfile): Facts {
  const { diplomas = [], trainers, weeklyHours, description, pedagogy } = training;
  return [
    { label: 'Formateurs', value: figure(trainers) },
    { label: 'Heures par semaine', value: figure(weeklyHours) },
    { label: 'Diplômes', value: diplomas.map((diploma) => diplomaLabels[diploma]).join(' ; ') },
    { label: 'Diplômes attestés', value: yesOrNo(training.attestsDiplomas) },
    { label: 'Obligations légales attestées', value: yesOrNo(training.attestsLegalDuties) },
    { label: 'Savoir rouler à vélo', value: yesOrNo(training.followsSavoirRouler) },
    { label: 'Description', value: description && <span className={classes.long}>{description}</span> },
    { label: 'Pédagogie', value: pedagogy && <span className={classes.long}>{pedagogy}</span> },
  ];
}

const yesOrNo = (answer: boolean | undefined): string => (answer === true ? 'Oui' : 'Non');

const isLink = (url: string | undefined): url is string => url !== undefined && /^https?:/.test(url);

function Website({ url }: { readonly url: string }): ReactNode {
  return (
    <TextLink href={url} isExternal>
      {url.replace(/^https?:\/\//, '')}
    </TextLink>
  );
}

function Hours({ hours }: { readonly hours: NonNullable<EstablishmentProfile['openingHours']> }): ReactNode {
  if (hours.rdvOnly) return <span>Sur rendez-vous</span>;
  return (
    <ul className={classes.hours}>
      {weekdays.map((day) => (
        <li key={day}>{`${weekdayLabels[day]}\u00a0: ${daySlotsLabel(hours[day])}`}</li>
      ))}
    </ul>
  );
}

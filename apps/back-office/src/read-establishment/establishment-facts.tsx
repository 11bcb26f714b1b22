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
  vatRateLabels,
  weekdayLabels,
  weekdays,
} from '@alveole/domain';
import type { TrainingOffer } from '@alveole/domain';
import {
  displayIban,
  displayIdentifier,
  displayPhone,
  fieldRow,
  fieldsWhere,
  trainingFieldNames,
  trainingRow,
} from '@alveole/validation';
import type { FieldRow, ProfileFieldName, TrainingFieldName } from '@alveole/validation';
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

type OwnFacts = Readonly<Partial<Record<ProfileFieldName, Facts>>>;

/**
 * Facts of the rows of the profile's table that are asked for, in its order.
 * @param own what stands in the place of a field that is told otherwise; nothing where it is told elsewhere
 */
function factsOf(profile: EstablishmentProfile, test: (row: FieldRow) => boolean, own: OwnFacts = {}): Facts {
  return fieldsWhere(test).flatMap((name) => {
    const { label, staffLabel, input } = fieldRow(name);
    return own[name] ?? [{ label: staffLabel ?? label, value: valueOf(profile[name], input) }];
  });
}

function valueOf(value: EstablishmentProfile[ProfileFieldName], input: FieldRow['input']): ReactNode {
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'number') return decimals.format(value);
  if (typeof value !== 'string') return undefined;
  return value && input === 'phone' ? displayPhone(value) : value;
}

/** What the KBIS, or what stands for it, proves; and what staff notes on it. */
export function companyFacts(establishment: EstablishmentView): Facts {
  const { kind, profile, activity, lacksApeCode } = establishment;
  const { identifier, apeCode, isFubMember, movedTo } = profile;
  const own: OwnFacts = {
    identifier: [
      { label: identifierLabels[kind], value: identifier && displayIdentifier(kind, identifier) },
      ...(failsControl(establishment) ? [{ label: 'À vérifier', value: texts.siretControl }] : []),
    ],
    apeCode: [{ label: 'Code APE', value: lacksApeCode ? `Non communiqué (${defaultApeCode})` : apeCode }],
    ...(isBikeShop(kind) ? {} : { retailer: [] }),
    isFubMember: isAssociation(kind) ? [{ label: 'Membre de la FUB', value: yesOrNo(isFubMember) }] : [],
  };
  return [
    { label: 'Type', value: establishmentKindLabels[kind] },
    ...factsOf(profile, ({ section, owner }) => section === 'company' && owner === undefined, own),
    { label: 'Activité', value: activityLabels[shownActivity(activity)] },
    ...(activity.request === undefined
      ? []
      : [{ label: 'Demande d’activité', value: activityRequestLabel(activity.request) }]),
    ...factsOf(profile, ({ owner }) => owner === 'staff', movedTo ? {} : { movedTo: [] }),
    { label: 'Conditions générales', value: conditionsText(establishment) },
    { label: 'Inscription', value: registrationText(establishment.createdAt) },
  ];
}

export function representativeFacts(profile: EstablishmentProfile): Facts {
  const { lastName, firstName, mail, mobile } = profile;
  return factsOf(profile, ({ section }) => section === 'representative', {
    lastName: [{ label: 'Nom', value: lastName }],
    firstName: [{ label: 'Prénom', value: firstName }],
    mobile: [],
    mail: [
      { label: 'Adresse e-mail', value: mail && <TextLink href={`mailto:${mail}`}>{mail}</TextLink> },
      { label: 'Mobile', value: mobile && displayPhone(mobile) },
    ],
  });
}

export function bankFacts(profile: EstablishmentProfile): Facts {
  const { iban, accountHolder, bic, companyName } = profile;
  return factsOf(profile, ({ section }) => section === 'bank', {
    iban: [{ label: 'IBAN', value: iban && displayIban(iban) }],
    accountHolder: [{ label: 'Titulaire du compte', value: iban && (accountHolder || companyName) }],
    bic: bic ? [{ label: 'BIC', value: bic }] : [],
  });
}

/** Where the shop is; the figures of a workshop. */
export function placeFacts({ profile, activity }: EstablishmentView): Facts {
  const { address, postcode, city, website, openingHours, isOffMap } = profile;
  const whole = [address, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const isShown = ({ section, holders }: FieldRow) =>
    section === 'address' || (section === 'activity' && (holders !== 'workshops' || runsWorkshop(activity)));
  return factsOf(profile, isShown, {
    address: [{ label: 'Adresse', value: whole }],
    postcode: [],
    city: [],
    website: [{ label: 'Site internet', value: isLink(website) ? <Website url={website} /> : undefined }],
    position: [],
    vatRate: [{ label: 'TVA des factures', value: profile.vatRate && vatRateLabels[profile.vatRate] }],
    isOffMap: [{ label: 'Sur la carte publique', value: yesOrNo(!(isOffMap ?? openingHours?.noMap ?? false)) }],
  });
}

export function hoursFacts({ openingHours }: EstablishmentProfile): Facts {
  return [{ label: 'Horaires', value: openingHours && <Hours hours={openingHours} /> }];
}

/** What a provider of training tells of its lessons. */
export function trainingFacts({ training = {} }: EstablishmentProfile): Facts {
  const names = (['number', 'own', 'box', 'long'] as const).flatMap((input) => trainingFieldNames(input));
  return names.map((name) => ({ label: trainingRow(name).staffLabel, value: lessonOf(training, name) }));
}

function lessonOf(training: TrainingOffer, name: TrainingFieldName): ReactNode {
  if (name === 'diplomas') return (training.diplomas ?? []).map((diploma) => diplomaLabels[diploma]).join(' ; ');
  const value = training[name];
  if (trainingRow(name).input === 'box') return yesOrNo(value === true);
  if (typeof value === 'number') return decimals.format(value);
  return value && <span className={classes.long}>{value}</span>;
}

const decimals = new Intl.NumberFormat('fr-FR');

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

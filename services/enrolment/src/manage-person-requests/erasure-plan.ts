import { createHash } from 'node:crypto';
import {
  calendarDay,
  EstablishmentStatus,
  establishmentStatusCodes,
  monthsAfterDay,
  retentionTermsOf,
} from '@alveole/domain';
import type { WirePersonFile } from '@alveole/contracts/person-request';
import { idsOf } from '../record/person-request.ts';
import type { Beneficiary } from '../record/beneficiary.ts';
import type { FateLine, PersonRequest } from '../record/person-request.ts';
import { recipientsOf } from './find-person-traces.ts';
import type { RequestPorts } from './request-ports.ts';

/** Deliveries stay two years, requests five (`docs/TRAITEMENTS.md`). */
const deliveryMonths = 24;
const requestMonths = 60;

/** What an erasure would do, and whom and what it would take. */
export interface ErasurePlan {
  readonly lines: readonly FateLine[];
  /** Of the lines: whoever confirms names the plan that he saw. */
  readonly hash: string;
  /** Beneficiaries that no file needs, and the numbers and addresses that are theirs alone. */
  readonly consumerIds: readonly string[];
  readonly recipients: readonly string[];
  readonly accountIds: readonly string[];
}

/** What becomes of all that names the person of a request; nothing is written. */
export async function planErasure(ports: RequestPorts, { subjects }: PersonRequest): Promise<ErasurePlan> {
  const today = calendarDay(ports.now());
  const consumers = await planConsumers(ports, idsOf(subjects, 'consumer'), today);
  const accounts = await ports.personTraces.accountsOf([], idsOf(subjects, 'account'));
  const lines: FateLine[] = [
    ...consumers.lines,
    ...(await establishmentLines(ports, idsOf(subjects, 'entity'))),
    ...accounts.map(({ role, fate, reason }): FateLine => ({
      service: 'auth',
      thing: `Compte ${role}`,
      count: 1,
      fate,
      reason,
    })),
    {
      service: 'enrolment',
      thing: 'Cette demande et sa réponse',
      count: 1,
      fate: 'kept',
      reason: 'own-request',
      until: monthsAfterDay(today, requestMonths),
    },
  ];
  return {
    lines,
    hash: createHash('sha256').update(JSON.stringify(lines)).digest('hex'),
    consumerIds: consumers.consumerIds,
    recipients: consumers.recipients,
    accountIds: accounts.filter(({ is_closed }) => is_closed).map(({ user_id }) => user_id),
  };
}

async function planConsumers(ports: RequestPorts, ids: readonly string[], today: string) {
  const files = (await ports.personTraces.filesOf(ids)).filter((file) => !file.is_forgotten);
  const keptFiles = files.filter(({ fate }) => fate === 'kept');
  const { payments } = await ports.personTraces.paymentsOf(
    files.map(({ repair_id }) => repair_id),
    [],
  );
  const known = (await Promise.all(ids.map((id) => ports.beneficiaries.byId(id)))).filter((one) => one !== undefined);
  const isNeeded = (id: string) => keptFiles.some(({ consumer_id }) => consumer_id === id);
  const free = known.filter(({ id }) => !isNeeded(id));
  const own = await ownRecipients(ports, free);
  const deliveries = await ports.personTraces.deliveriesTo(own);
  const others = recipientsOf(known.map(({ phone: mobile, mail }) => ({ mobile, mail }))).filter(
    (recipient) => !own.includes(recipient),
  );
  const keptDeliveries = await ports.personTraces.deliveriesTo(others);
  const identity = { service: 'enrolment', thing: 'Identité et coordonnées du bénéficiaire' } as const;
  const messages = { service: 'notifications', thing: 'Traces d’envoi, sans adresse ni texte' } as const;
  const lines: FateLine[] = [
    ...counted(
      { service: 'repairs', thing: 'Dossiers abandonnés ou non éligibles, documents et notes' },
      files.length - keptFiles.length,
    ),
    ...keptFiles.map(keptFile),
    ...counted({ service: 'refunds', thing: 'Comptes des dossiers' }, payments.length, {
      fate: 'kept',
      reason: 'public-accounts',
    }),
    ...counted(identity, free.length),
    ...counted(identity, known.length - free.length, {
      fate: 'kept',
      reason: 'file-needs-person',
      until: latestOf(keptFiles),
    }),
    ...counted(messages, deliveries.length),
    ...counted(messages, keptDeliveries.length, {
      fate: 'kept',
      reason: free.length === known.length ? 'shared-number' : 'file-needs-person',
      until: monthsAfterDay(today, deliveryMonths),
    }),
  ];
  return { lines, consumerIds: free.map(({ id }) => id), recipients: own };
}

/** Numbers and addresses of whom nobody else answers to: no other person, no shop, no account. */
async function ownRecipients(
  ports: RequestPorts,
  people: readonly Pick<Beneficiary, 'id' | 'phone' | 'mail'>[],
): Promise<string[]> {
  const ids = people.map(({ id }) => id);
  const recipients = recipientsOf(people.map(({ phone: mobile, mail }) => ({ mobile, mail })));
  const isOwn = await Promise.all(recipients.map((recipient) => isOfNobodyElse(ports, recipient, ids)));
  return recipients.filter((_, index) => isOwn[index]);
}

async function isOfNobodyElse(
  { beneficiaries, establishments, personTraces }: RequestPorts,
  recipient: string,
  ids: readonly string[],
): Promise<boolean> {
  const isMail = recipient.includes('@');
  const holders = isMail ? await beneficiaries.byMail([recipient]) : await beneficiaries.byPhone(recipient);
  if (holders.some(({ id }) => !ids.includes(id))) return false;
  const shops = await establishments.withContacts([recipient], establishmentStatusCodes);
  const isOfShop = shops.some(({ profile: { mail, mobile, phone } }) => [mail, mobile, phone].includes(recipient));
  return !isOfShop && (!isMail || (await personTraces.accountsOf([recipient], [])).length === 0);
}

function keptFile({ title, reason, until }: WirePersonFile): FateLine {
  return { service: 'repairs', thing: title, count: 1, fate: 'kept', reason, until };
}

/** Undefined as long as one of them has no end. */
function latestOf(files: readonly WirePersonFile[]): string | undefined {
  const ends = files.map(({ until }) => until);
  return ends.includes(undefined) ? undefined : ends.toSorted().at(-1);
}

async function establishmentLines(ports: RequestPorts, ids: readonly string[]): Promise<FateLine[]> {
  const { closedEstablishments, accountingPieces } = retentionTermsOf(ports.campaign);
  const lines: FateLine[] = [];
  const shops = await Promise.all(ids.map((id) => ports.establishments.byId(id)));
  for (const shop of shops.filter((one) => one !== undefined)) {
    const isClosed = shop.status === EstablishmentStatus.closed;
    const closedOn = calendarDay(shop.statusSince ?? shop.modifiedAt);
    const ends = (months: number) => (isClosed ? monthsAfterDay(closedOn, months) : undefined);
    const { payees } = await ports.personTraces.paymentsOf([], [shop.id]);
    lines.push(
      {
        service: 'enrolment',
        thing: `Représentant de ${shop.profile.commercialName ?? shop.profile.companyName ?? 'l’établissement'}`,
        count: 1,
        fate: 'kept',
        reason: isClosed ? 'closed-establishment' : 'open-establishment',
        until: ends(closedEstablishments),
      },
      ...counted({ service: 'refunds', thing: 'Compte bancaire et virements de l’établissement' }, payees.length, {
        fate: 'kept',
        reason: 'accounting',
        until: ends(accountingPieces),
      }),
    );
  }
  return lines;
}

/** One line for so many; none for none. */
function counted(
  place: Pick<FateLine, 'service' | 'thing'>,
  count: number,
  fate: Pick<FateLine, 'fate' | 'reason' | 'until'> = { fate: 'forgotten' },
): FateLine[] {
  return count === 0 ? [] : [{ ...place, count, ...fate }];
}

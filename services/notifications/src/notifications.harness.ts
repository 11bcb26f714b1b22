import { randomBytes, randomUUID } from 'node:crypto';
import { requireFace } from '@alveole/campaigns';
import type { EventEnvelope, RouteResult } from '@alveole/contracts';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { appError } from '@alveole/contracts';
import { clientRoutes } from '@alveole/contracts/software-client';
import { colleagueRoutes } from '@alveole/contracts/colleague';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { funderRoutes } from '@alveole/contracts/funder';
import { staffRoutes } from '@alveole/contracts/staff';
import { EstablishmentStatus } from '@alveole/domain';
import { seal, sealingKey } from '@alveole/service-kit';
import { createFakeClient, startHarness } from '@alveole/testing/node';
import { createReceivers } from './outside/call-receiver.ts';
import { mailLookOf } from './outside/mail-look.ts';
import { openChannels } from './outside/open-channels.ts';
import { openSmsGateway } from './outside/open-sms-gateway.ts';
import { createPorts } from './assemble.ts';
import { modelsOf } from './store/models.ts';
import { notificationsService } from './start.ts';

/** The administrators that auth knows; the alert address is one of them. */
export const administrators = ['adm-1@exemple.fr', 'alerte@exemple.fr'];

type KnownClient = RouteResult<typeof clientRoutes.readClientStanding>;

/** Notifications with its real channels into the test's inbox, and auth in the test's hands. */
export async function openNotifications(env: Readonly<Record<string, string>> = {}) {
  const shopAdministrators = new Map<string, string[]>();
  const funderMails = new Map<string, string[]>();
  const clients = new Map<string, KnownClient>();
  const auth = createFakeClient()
    .on(clientRoutes.readClientStanding, ({ params }) => clients.get(params.id))
    .on(staffRoutes.listAdministratorMails, () => ({ mails: administrators }))
    .on(colleagueRoutes.listEntityAdministratorMails, ({ params }) => ({
      mails: shopAdministrators.get(params.entityId) ?? [],
    }))
    .on(funderRoutes.listFunderMails, ({ params }) => ({ mails: funderMails.get(params.id) ?? [] }));
  const establishments = new Map<string, EntitySnapshot>();
  const beneficiaryMails = new Set<string>();
  const forgottenEntities: string[] = [];
  const enrolment = createFakeClient()
    .on(establishmentRoutes.listForgottenEntities, () => ({ entity_ids: [...forgottenEntities] }))
    .on(establishmentRoutes.readEntitySnapshot, ({ params }) => {
      const known = establishments.get(params.id);
      if (!known) throw appError('EntityNotFoundException', 'Unknown entity.');
      return known;
    })
    .on(establishmentRoutes.knowAddress, ({ query }) => ({
      entities: [...establishments.values()]
        .filter(({ mail }) => mail === query.mail)
        .map(({ entity_id, gender }) => ({ entity_id, gender: gender as 0 })),
      consumer_ids: beneficiaryMails.has(query.mail) ? ['BENEF234'] : [],
    }));
  const harness = await startHarness(notificationsService, {
    clients: { auth, enrolment },
    env: { WEBHOOK_RECEIVERS: 'own-machine', ...env },
  });
  const { config, database, clock } = harness;
  const face = requireFace(config.CAMPAIGNS_DIR, config.CAMPAIGN);
  const mailLook = () => mailLookOf(face, config);
  const channels = openChannels(config, mailLook, openSmsGateway(config, clock.read));
  const receivers = createReceivers({ callsOwnMachine: true });
  return {
    ...harness,
    /** What the service's acts stand on, for those that a schedule begins. */
    ports: createPorts({ config, database, channels, receivers, mailLook, auth, enrolment, now: clock.read }),
    inbox: harness.infrastructure.inbox,
    /** Software that auth knows, by its id. */
    clients,
    /** Establishments whose people enrolment has forgotten. */
    forgottenEntities,
    /** Establishments that enrolment knows, by id. */
    establishments,
    /** Mails of an establishment's administrators that auth knows, by its id. */
    shopAdministrators,
    /** Mails of a funder's open accounts that auth knows, by its id. */
    funderMails,
    /** Addresses of beneficiaries that enrolment knows. */
    beneficiaryMails,
    /** A code as it travels in events. */
    sealed: (code: string) => seal(sealingKey(harness.config.SEALING_KEY), code),
    /** What was kept of an event's messages. */
    deliveriesOf: ({ event_id }: Pick<EventEnvelope, 'event_id'>) =>
      modelsOf(harness.database).deliveries.find({ eventId: event_id }).lean(),
  };
}

export type OpenNotifications = Awaited<ReturnType<typeof openNotifications>>;

let serial = 0;

export const freshMail = () => `dest-${randomBytes(4).toString('hex')}-${(serial += 1)}@exemple.fr`;
export const freshPhone = () =>
  `+336${String(Date.now()).slice(-6)}${String((serial += 1))
    .padStart(2, '0')
    .slice(-2)}`;
export const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString();

/** An event's envelope around its data. */
export const fields = <D>(data: D) => ({
  event_id: randomUUID(),
  occurred_at: new Date().toISOString(),
  aggregate_id: 'a1',
  sequence: 1,
  data,
});

/** A validated shop that is written to at `to`; its name holds what a page must escape. */
export const entity = (to: string): EntitySnapshot => ({
  entity_id: `e-${(serial += 1)}`,
  sequence: 1,
  status: EstablishmentStatus.validated,
  gender: 0,
  prefix: 12,
  raison_sociale: 'X',
  commercialname: 'Les Cycles <b>du</b> Rhône',
  siret: '12345678901234',
  mail: to,
  conditions_accepted: true,
  activity: 0,
});

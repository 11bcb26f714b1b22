import type { RouteDefinition, ServiceName } from '../define/define-route.ts';
import * as sessionRoutes from '../session/routes.ts';
import * as staffRoutes from '../staff/routes.ts';
import * as beneficiaryRoutes from '../beneficiary/routes.ts';
import * as cameraRoutes from '../establishment/routes/camera.ts';
import * as deskRoutes from '../desk/routes.ts';
import * as entityRepairsRoutes from '../repair/routes/entity-lists.ts';
import * as establishmentRoutes from '../establishment/routes/entity.ts';
import * as exportRoutes from '../establishment/routes/export.ts';
import * as deferredDecisionRoutes from '../review/deferred-decision-routes.ts';
import * as funderAccountRoutes from '../funder/account-routes.ts';
import * as fundingRoutes from '../funder/funding-routes.ts';
import * as hintsRoutes from '../review/hint-routes.ts';
import * as historyRoutes from '../establishment/routes/history.ts';
import * as incidentRoutes from '../repair/routes/incident.ts';
import * as listRepairsRoutes from '../repair/routes/lists.ts';
import * as massRunRoutes from '../mass-run/establishment-routes.ts';
import * as mediaRoutes from '../media/routes.ts';
import * as messageHistoryRoutes from '../message/history-routes.ts';
import * as messageTemplateRoutes from '../message/template-routes.ts';
import * as operateRepairRoutes from '../repair/routes/operate.ts';
import * as colleagueRoutes from '../colleague/routes.ts';
import * as pickUpRoutes from '../pick-up/routes.ts';
import * as locationRoutes from '../location/routes.ts';
import * as recoveryRoutes from '../recovery/routes.ts';
import * as readRepairRoutes from '../repair/routes/read.ts';
import * as repairMassRunRoutes from '../mass-run/repair-routes.ts';
import * as reviewReasonRoutes from '../review/reason-routes.ts';
import * as sendMailRoutes from '../message/send-mail-routes.ts';
import * as smsSwitchRoutes from '../pick-up/sms-switch-routes.ts';
import * as staffNoteRoutes from '../review/note-routes.ts';
import * as softwareClientRoutes from '../software-client/routes.ts';
import * as statisticsRoutes from '../statistics/routes.ts';
import * as webhookRoutes from '../webhook/routes.ts';

interface RouteGroup {
  /** The tag of the documents. */
  readonly name: string;
  readonly description: string;
  /** The modules whose calls it holds; the last group of a service holds what no other does. */
  readonly modules: readonly object[];
}

const group = (name: string, description: string, ...modules: object[]): RouteGroup => ({ name, description, modules });

const groups: Readonly<Partial<Record<ServiceName, readonly RouteGroup[]>>> = {
  auth: [
    group(
      'Accounts',
      'Colleagues of an establishment, staff, funders, devices',
      colleagueRoutes,
      staffRoutes,
      funderAccountRoutes,
    ),
    group('Software', 'Software that calls in its own name, its tokens', softwareClientRoutes),
    group('Sessions', 'Sign-in, renewal, sign-out, recovery, and what other services ask of accounts', sessionRoutes),
  ],
  enrolment: [
    group('Establishments', 'Registration, profile, accreditation', establishmentRoutes, historyRoutes, cameraRoutes),
    group('Lists of establishments', 'Exports, views, mass runs', exportRoutes, deskRoutes, massRunRoutes),
    group('Beneficiaries', 'Pre-registration, look-up at the counter', beneficiaryRoutes),
    group('Uploads', 'Presigned addresses of objects', mediaRoutes),
    group('Places', 'Addresses, towns, distances', locationRoutes),
    group('Between services', 'What other services ask', {}),
  ],
  repairs: [
    group('Files', 'Opening, operations, reading', operateRepairRoutes, readRepairRoutes, incidentRoutes),
    group('Pick-up', 'Confirmation by link, the switch of the SMS', pickUpRoutes, smsSwitchRoutes),
    group(
      'Lists of files',
      'Lists, counts, exports, mass runs',
      listRepairsRoutes,
      entityRepairsRoutes,
      repairMassRunRoutes,
    ),
    group(
      'Review',
      'Hints, reasons, notes, deferred decisions',
      hintsRoutes,
      reviewReasonRoutes,
      staffNoteRoutes,
      deferredDecisionRoutes,
    ),
    group('Funders', 'What a funder reads of its own part', fundingRoutes),
    group('Statistics', 'Figures of the programme', statisticsRoutes),
    group('Between services', 'What other services ask', {}),
  ],
  refunds: [
    group('Recovery', 'What establishments owe, payment requests, what they paid back', recoveryRoutes),
    group('Refunds', 'Batches, transfers, the bank’s files, the money of a file', {}),
  ],
  notifications: [
    group('Messages', 'What was sent and became of it', messageHistoryRoutes, messageTemplateRoutes),
    group('Sending', 'Mails that staff write', sendMailRoutes),
    group('Webhooks', 'Where software is told of events, and what was sent there', webhookRoutes),
    group('Callbacks', 'What the SMS provider tells, and what other services ask', {}),
  ],
};

/** The calls of a service by subject, as the documents group them; a service that names none has one for all. */
export function groupsOf(service: ServiceName): readonly RouteGroup[] {
  return groups[service] ?? [group('Calls', `What the service ${service} answers`, {})];
}

/** The tag of a call. */
export function groupOf(route: RouteDefinition): string {
  const subjects = groupsOf(route.service);
  const holds = ({ modules }: RouteGroup) => modules.some((module) => Object.values(module).includes(route));
  const subject = subjects.find(holds) ?? subjects.at(-1);
  if (!subject) throw new Error(`No group for ${route.name}`);
  return subject.name;
}

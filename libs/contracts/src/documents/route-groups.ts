import type { RouteDefinition, ServiceName } from '../define-route.ts';
import * as authRoutes from '../routes/auth.routes.ts';
import * as beneficiaryRoutes from '../routes/beneficiary.routes.ts';
import * as cameraRoutes from '../routes/camera.routes.ts';
import * as deskRoutes from '../routes/desk.routes.ts';
import * as entityRepairsRoutes from '../routes/entity-repairs.routes.ts';
import * as establishmentRoutes from '../routes/establishment.routes.ts';
import * as exportRoutes from '../routes/export.routes.ts';
import * as heldDecisionRoutes from '../routes/held-decision.routes.ts';
import * as hintsRoutes from '../routes/hints.routes.ts';
import * as historyRoutes from '../routes/history.routes.ts';
import * as incidentRoutes from '../routes/incident.routes.ts';
import * as listRepairsRoutes from '../routes/list-repairs.routes.ts';
import * as massRunRoutes from '../routes/mass-run.routes.ts';
import * as mediaRoutes from '../routes/media.routes.ts';
import * as messageHistoryRoutes from '../routes/message-history.routes.ts';
import * as messageTemplateRoutes from '../routes/message-template.routes.ts';
import * as operateRepairRoutes from '../routes/operate-repair.routes.ts';
import * as peopleRoutes from '../routes/people.routes.ts';
import * as pickUpRoutes from '../routes/pick-up.routes.ts';
import * as placeRoutes from '../routes/place.routes.ts';
import * as readRepairRoutes from '../routes/read-repair.routes.ts';
import * as repairMassRunRoutes from '../routes/repair-mass-run.routes.ts';
import * as reviewReasonRoutes from '../routes/review-reason.routes.ts';
import * as sendMailRoutes from '../routes/send-mail.routes.ts';
import * as smsSwitchRoutes from '../routes/sms-switch.routes.ts';
import * as staffNoteRoutes from '../routes/staff-note.routes.ts';
import * as statisticsRoutes from '../routes/statistics.routes.ts';

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
    group('Accounts', 'Colleagues of an establishment, staff, devices', peopleRoutes),
    group('Sessions', 'Sign-in, renewal, sign-out, recovery, and what other services ask of accounts', authRoutes),
  ],
  enrolment: [
    group('Establishments', 'Registration, profile, accreditation', establishmentRoutes, historyRoutes, cameraRoutes),
    group('Lists of establishments', 'Exports, views, mass runs', exportRoutes, deskRoutes, massRunRoutes),
    group('Beneficiaries', 'Pre-registration, look-up at the counter', beneficiaryRoutes),
    group('Uploads', 'Presigned addresses of objects', mediaRoutes),
    group('Places', 'Addresses, towns, distances', placeRoutes),
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
      'Hints, reasons, notes, held decisions',
      hintsRoutes,
      reviewReasonRoutes,
      staffNoteRoutes,
      heldDecisionRoutes,
    ),
    group('Statistics', 'Figures of the programme', statisticsRoutes),
    group('Between services', 'What other services ask', {}),
  ],
  refunds: [group('Refunds', 'Batches, transfers, the bank’s files, the money of a file', {})],
  notifications: [
    group('Messages', 'What was sent and became of it', messageHistoryRoutes, messageTemplateRoutes),
    group('Sending', 'Mails that staff write', sendMailRoutes),
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
  const found = subjects.find(holds) ?? subjects.at(-1);
  if (!found) throw new Error(`No group for ${route.name}`);
  return found.name;
}

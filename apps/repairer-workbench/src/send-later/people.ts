import type { RouteInput } from '@alveole/contracts';
import type { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import type { repairRoutes } from '@alveole/contracts/repair';
import type { KnownPerson } from './provisional-file.ts';

type Recording = RouteInput<typeof beneficiaryRoutes.registerConsumer>['body'];
type OpeningBody = RouteInput<typeof repairRoutes.openRepair>['body'];
type Described = Pick<Recording, 'consumer_data'>;

/** The people of this page: those whom a look-up found, and those who wait to be recorded. */
export function createPeople() {
  const known = new Map<string, KnownPerson>();
  const waiting = new Map<string, Recording>();
  const remember = (consumerId: string, { consumer_data: data }: Described): true => {
    known.set(consumerId, {
      firstName: data.typed_first_name ?? data.first_name,
      lastName: data.typed_last_name ?? data.last_name,
      mobile: data.smartphone_number,
    });
    return true;
  };
  return {
    remember,
    find: (consumerId: string): KnownPerson | undefined => known.get(consumerId),
    /** Takes somebody who cannot be recorded now; answers the code that stands for him until then. */
    recordHere: (body: Recording): string => {
      const code = standIn(waiting.size);
      waiting.set(code, body);
      remember(code, body);
      return code;
    },
    /** Who has to be recorded before this file is opened; undefined when the server knows the person. */
    recordedHere: ({ operation_data }: OpeningBody): Recording | undefined =>
      waiting.get(operation_data.repair_consumer_id),
  };
}

const letters = 'ABCDEFGHJK';

/** In the form of a code, so that it passes wherever a code does; the server never sees it. */
function standIn(count: number): string {
  const digits = String(count).padStart(8, '0');
  return [...digits].map((digit) => letters[Number(digit)]).join('');
}

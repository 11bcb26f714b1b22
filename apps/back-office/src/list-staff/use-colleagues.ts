import { staffRoutes, staffMembersOf } from '@alveole/contracts/staff';
import type { ApiCaller } from '@alveole/contracts';
import type { StaffMember } from '@alveole/contracts/staff';
import { useQuery } from '@alveole/query';

const fiveMinutes = 300_000;
const none: readonly StaffMember[] = [];

/** The members of staff to whom a file may be given; empty until they are known. */
export function useColleagues(api: ApiCaller): readonly StaffMember[] {
  const { data } = useQuery({
    queryKey: ['staff'],
    staleTime: fiveMinutes,
    queryFn: async ({ signal }) => staffMembersOf(await api.call(staffRoutes.listStaff, {}, { signal })),
  });
  return data ?? none;
}

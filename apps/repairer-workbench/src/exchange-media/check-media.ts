import { documentFault, photoFault } from '@alveole/shared-screens/chosen-files';
import { faultOf, recentPhotoTime } from '@alveole/validation';

export { documentFault as invoiceFault, photoFault };

/** Why a photo does not show the bike as it is handed over: it must be of the last 24 hours. */
export async function freshPhotoFault(file: File, now: Date): Promise<string | undefined> {
  return (await photoFault(file)) ?? faultOf(recentPhotoTime(now), new Date(file.lastModified));
}

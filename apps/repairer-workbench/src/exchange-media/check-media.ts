import { documentFault, photoFault } from '@alveole/shared-screens/chosen-files';
import { photoTimeFault } from '@alveole/validation';

export { documentFault as invoiceFault, photoFault };

/** Why a photo does not show the bike as it is handed over: it must be of the last 24 hours. */
export async function freshPhotoFault(file: File, now: Date): Promise<string | undefined> {
  return (await photoFault(file)) ?? photoTimeFault(new Date(file.lastModified), now);
}

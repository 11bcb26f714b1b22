import { establishmentRoutes, isCameraOff } from '@alveole/contracts/establishment';
import type { ApiCaller } from '@alveole/contracts';
import { useQuery } from '@alveole/query';

const fiveMinutes = 300_000;

/** Whether the counter offers the camera: not before both the programme and the establishment are known to allow it. */
export function useCameraAllowed(api: ApiCaller): boolean {
  const { data } = useQuery({
    queryKey: ['camera-allowed'],
    staleTime: fiveMinutes,
    queryFn: async ({ signal }) => {
      const [own, all] = await Promise.all([
        api.call(establishmentRoutes.readEntityCamera, {}, { signal }),
        api.call(establishmentRoutes.readCameraSwitch, {}, { signal }),
      ]);
      return !isCameraOff(own) && !isCameraOff(all);
    },
  });
  return data ?? false;
}

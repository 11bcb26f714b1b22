import { z } from 'zod';

/** Container names of the micro-frontends. */
export const remoteName = z.enum(['public_site', 'partner_portal', 'repairer_workbench', 'back_office']);
export type RemoteName = z.output<typeof remoteName>;

/** `/remotes.json`: where each remote stands now. Publishing or rolling back moves one pointer of it. */
export const remotesRegistry = z.object({
  remotes: z.array(
    z.object({
      name: remoteName,
      /** URL of its `mf-manifest.json`, on an origin of the registry. */
      manifest: z.string().min(1),
      version: z.string().min(1),
      /** `sha256-…` (base64) of the manifest. */
      integrity: z.string().regex(/^sha256-[A-Za-z0-9+/=]+$/),
    }),
  ),
});

export type RemotesRegistry = z.output<typeof remotesRegistry>;

import { z } from 'zod';

/** What a session is opened and renewed with. */
export const tokens = { access_token: z.string(), refresh_token: z.string() };

import { deskFrames } from './desk-frame.prerender.tsx';
import { publicFrames } from './public-frame.prerender.tsx';

/** What stands around the pages that are drawn before the browser has their scripts, by the name of their file. */
export const pages = () => ({ ...publicFrames(), ...deskFrames() });

import { z } from 'zod';

/** Characters; a signature drawn by hand has some thousands. */
export const longestSignature = 20_000;

/** A part of a drawing: only shapes, only these attributes, and no value that could name an address or a script. */
const attribute = String.raw`(?: (?:d|points|viewBox|width|height|fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|x1|y1|x2|y2)="[A-Za-z0-9 .,#%+-]*")`;
const opening = String.raw`<svg xmlns="http://www\.w3\.org/2000/svg"${attribute}{0,8}>`;
const shape = String.raw`<(?:path|polyline|line)${attribute}{1,8}(?:/>|></(?:path|polyline|line)>)`;
const drawing = new RegExp(`^${opening}(?:${shape})*</svg>$`);

/**
 * A signature as SVG. It is shown to others, so nothing is cleaned: whatever is no plain drawing (scripts, handlers, links,
 * styles, text, entities) is refused.
 */
export const signatureSvg = z.string().max(longestSignature, 'Too long').regex(drawing, 'Invalid drawing');

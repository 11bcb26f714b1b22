import { BSON } from 'bson';
import { decodeDoc } from '../bson/decode.ts';
import { encodeDoc } from '../bson/encode.ts';
import type { Doc } from '../bson/values.ts';

/** A plain object as the database sees it after its way over the wire. */
export const documentOf = (plain: object): Doc => decodeDoc(Buffer.from(BSON.serialize(plain)));

/** A document as the driver gives it to the application. */
export const plainOf = (doc: Doc): Record<string, unknown> => BSON.deserialize(encodeDoc(doc));

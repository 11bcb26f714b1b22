import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { accountReport } from './camt.ts';
import type { BankFile } from './bank-line.ts';
import { statusReport } from './pain-002.ts';

/** Elements that may come more than once, as the schemas of ISO 20022 have them. */
const repeated = new Set([
  'Stmt',
  'Ntfctn',
  'Ntry',
  'NtryDtls',
  'TxDtls',
  'OrgnlPmtInfAndSts',
  'TxInfAndSts',
  'StsRsnInf',
]);

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  processEntities: false,
  removeNSPrefix: true,
  isArray: (name: string) => repeated.has(name),
});

/** A document type declares entities, and those can grow without bound or read files: no bank sends one. */
const declared = /<!\s*(DOCTYPE|ENTITY)/i;

const document = z.object({ Document: z.union([accountReport, statusReport]) });

/**
 * Reads a camt.053, camt.054 or pain.002; undefined for anything else. Reading XML is JavaScript, seconds of it where
 * somebody means ill: it runs in a thread, never where calls are answered.
 */
export default function readBankFile(content: string): BankFile | undefined {
  return declared.test(content) ? undefined : document.safeParse(parsed(content)).data?.Document;
}

function parsed(content: string): unknown {
  try {
    return parser.parse(content, true);
  } catch {
    return undefined;
  }
}

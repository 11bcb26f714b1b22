import { XMLParser } from 'fast-xml-parser';
import { accountReportOf } from './camt.ts';
import type { BankFile, BankFileFault } from '../record/bank-line.ts';
import { textsOf } from './texts-of.ts';
import { statusReportOf } from './pain-002.ts';

/** Elements that may come more than once, as the schemas of ISO 20022 have them. */
const repeated = new Set([
  'Rpt',
  'Stmt',
  'Ntfctn',
  'Ntry',
  'NtryDtls',
  'TxDtls',
  'OrgnlPmtInfAndSts',
  'TxInfAndSts',
  'StsRsnInf',
  'Strd',
]);

const parser = new XMLParser({
  ignoreAttributes: (name) => name !== 'Ccy',
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  removeNSPrefix: true,
  isArray: (name: string) => repeated.has(name),
});

/** A document type declares entities, and those can grow without bound or read files: no bank sends one. */
const declared = /<!\s*(DOCTYPE|ENTITY)/i;

/** The element below `Document` that each message is known by, whatever its version and namespace. */
const readers: ReadonlyMap<string, (message: unknown) => BankFile> = new Map([
  ['BkToCstmrAcctRpt', (message: unknown) => accountReportOf('camt.052', message)],
  ['BkToCstmrStmt', (message: unknown) => accountReportOf('camt.053', message)],
  ['BkToCstmrDbtCdtNtfctn', (message: unknown) => accountReportOf('camt.054', message)],
  ['CstmrPmtStsRpt', statusReportOf],
]);

/** Envelopes put the message a few elements down, beside their own header. */
const deepest = 6;

/**
 * Reads the messages of a file: XML or a ZIP of it. Answers why where there is none. Reading XML is JavaScript, seconds
 * of it where somebody means ill: it runs in a thread, never where calls are answered.
 */
export default function readBankFile(content: string | Uint8Array): readonly BankFile[] | BankFileFault {
  const trees = textsOf(content).map((xml) => (declared.test(xml) ? undefined : parsed(xml)));
  if (trees.length === 0 || trees.includes(undefined)) return 'unknown';
  const read = trees.map((tree) => messagesIn(tree, 0));
  const isSent = trees.some((tree) => holds(tree, 'CstmrCdtTrfInitn', 0));
  if (read.some((messages) => messages.length === 0)) return isSent ? 'pain.001' : 'unknown';
  return read.flat();
}

function parsed(xml: string): unknown {
  try {
    return parser.parse(xml, true);
  } catch {
    return undefined;
  }
}

function messagesIn(tree: unknown, depth: number): BankFile[] {
  return childrenOf(tree, depth).flatMap(([name, child]) => {
    const read = readers.get(name);
    return read ? [read(child)] : messagesIn(child, depth + 1);
  });
}

function holds(tree: unknown, wanted: string, depth: number): boolean {
  return childrenOf(tree, depth).some(([name, child]) => name === wanted || holds(child, wanted, depth + 1));
}

/** An element that comes twice is an array: its items bear its name. */
function childrenOf(tree: unknown, depth: number): [string, unknown][] {
  if (depth > deepest || typeof tree !== 'object' || tree === null || Array.isArray(tree)) return [];
  return Object.entries(tree).flatMap(([name, child]) =>
    Array.isArray(child) ? child.map((item): [string, unknown] => [name, item]) : [[name, child] as [string, unknown]],
  );
}

import { strToU8, zipSync } from 'fflate';

/**
 * Files of the bank as they come: made by us after the shapes of real ones, each about the reference REF1 and 50.00
 * euros. What is odd about each stands in its name.
 */
const camt = (
  kind: '052' | '053' | '054',
  entries: string,
  { version = '08', account = '', prologue = '<?xml version="1.0" encoding="UTF-8"?>' } = {},
) => {
  const [root, part] = {
    '052': ['BkToCstmrAcctRpt', 'Rpt'],
    '053': ['BkToCstmrStmt', 'Stmt'],
    '054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
  }[kind] as [string, string];
  return `${prologue}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${version}"><${root}>
<GrpHdr><MsgId>M-1</MsgId><CreDtTm>2026-11-22T06:00:00</CreDtTm></GrpHdr>
<${part}><Id>1</Id>${account}${entries}</${part}></${root}></Document>`;
};

interface EntryParts {
  readonly amount?: string;
  readonly side?: string;
  readonly status?: string;
  readonly booking?: string;
  readonly more?: string;
  readonly details?: string;
}

const sum = '<Amt Ccy="EUR">50.00</Amt>';
const booked = '<Sts><Cd>BOOK</Cd></Sts>';
const onDay = '<BookgDt><Dt>2026-11-21</Dt></BookgDt>';
const refs = '<Refs><EndToEndId>REF1</EndToEndId></Refs>';
const own = `<NtryDtls><TxDtls>${refs}</TxDtls></NtryDtls>`;

const entry = ({
  amount = sum,
  side = 'DBIT',
  status = booked,
  booking = onDay,
  more = '',
  details = own,
}: EntryParts = {}) => `<Ntry>${amount}<CdtDbtInd>${side}</CdtDbtInd>${more}${status}${booking}${details}</Ntry>`;
const odd = (details: string) => entry({ amount: '<Amt Ccy="EUR">7.00</Amt>', details });
/** An odd entry beside a sound one. */
const beside = (other: string) => camt('053', other + entry());

const utf16 = (text: string, isLittle: boolean, hasMark: boolean) => {
  const units = [...(hasMark ? '\uFEFF' : ''), ...text].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from(units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
};
const latin1 = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const accents = '<AddtlNtryInf>Virement émis à l’association</AddtlNtryInf>'.replace('’', "'");
const sound = camt('053', entry());

/** Each is read as the debit of REF1, 50.00 euros; what else stands in it is told as not read. */
export const readFiles: Readonly<Record<string, string | Uint8Array>> = {
  'an entry without details beside it': beside(odd('')),
  'empty NtryDtls beside it': beside(odd('<NtryDtls/>')),
  'empty TxDtls beside it': beside(odd('<NtryDtls><TxDtls/></NtryDtls>')),
  'empty Refs beside it': beside(odd('<NtryDtls><TxDtls><Refs/></TxDtls></NtryDtls>')),
  'empty AmtDtls': camt('053', entry({ details: `<NtryDtls><TxDtls>${refs}<AmtDtls/></TxDtls></NtryDtls>` })),
  'empty TxAmt': camt(
    '053',
    entry({ details: `<NtryDtls><TxDtls>${refs}<AmtDtls><TxAmt/></AmtDtls></TxDtls></NtryDtls>` }),
  ),
  'an empty RtrInf on a debit': camt(
    '053',
    entry({ details: `<NtryDtls><TxDtls>${refs}<RtrInf/></TxDtls></NtryDtls>` }),
  ),
  'no Sts in a statement': camt('053', entry({ status: '', booking: '' })),
  'no Sts in a notification with a day of booking': camt('054', entry({ status: '' })),
  'a bare Sts of version .02': camt('053', entry({ status: '<Sts>BOOK</Sts>' }), { version: '02' }),
  'a proprietary Sts beside it': beside(entry({ status: '<Sts><Prtry>VORMERK</Prtry></Sts>', details: '' })),
  'version .13': camt('053', entry(), { version: '13' }),
  'a foreign sum with three decimals beside it': beside(entry({ amount: '<Amt Ccy="TND">12.345</Amt>', details: '' })),
  'an instructed sum in another currency': camt(
    '053',
    entry({
      details: `<NtryDtls><TxDtls>${refs}<AmtDtls><InstdAmt><Amt Ccy="KWD">16.123</Amt></InstdAmt><TxAmt>${sum}</TxAmt></AmtDtls></TxDtls></NtryDtls>`,
    }),
  ),
  'a sum without a currency in an account of euros': camt('053', entry({ amount: '<Amt>50.00</Amt>' }), {
    account: '<Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id><Ccy>EUR</Ccy></Acct>',
  }),
  'blanks around its sum and reference': camt(
    '053',
    entry({
      amount: '<Amt Ccy="EUR">\n 50.00 </Amt>',
      details: '<NtryDtls><TxDtls><Refs><EndToEndId> REF1\n</EndToEndId></Refs></TxDtls></NtryDtls>',
    }),
  ),
  'a business application header': `<?xml version="1.0"?><BizMsgEnvlp xmlns="urn:x"><h:AppHdr xmlns:h="urn:iso:std:iso:20022:tech:xsd:head.001.001.02"><h:MsgDefIdr>camt.053.001.08</h:MsgDefIdr></h:AppHdr>${sound.replace(/^<\?xml[^>]*>/, '')}</BizMsgEnvlp>`,
  'the envelope of a network': `<?xml version="1.0"?><Saa:DataPDU xmlns:Saa="urn:swift:saa"><Saa:Body><AppHdr/>${sound.replace(/^<\?xml[^>]*>/, '')}</Saa:Body></Saa:DataPDU>`,
  'a prefix of its namespace': sound.replace(/<(\/?)(?=[A-Z])/g, '<$1camt:').replace('xmlns=', 'xmlns:camt='),
  'a byte-order mark in its text': `\uFEFF${sound}`,
  'UTF-8 with a byte-order mark': strToU8(`\uFEFF${sound}`),
  'ISO-8859-1': latin1(
    camt('053', entry({ more: '' }) + entry({ details: accents }), {
      prologue: '<?xml version="1.0" encoding="ISO-8859-1"?>',
    }),
  ),
  'windows-1252 in single quotes': latin1(
    camt('053', entry() + entry({ details: accents }), { prologue: "<?xml version='1.0' encoding='windows-1252'?>" }),
  ),
  'UTF-16, little end first': utf16(sound.replace('UTF-8', 'UTF-16'), true, true),
  'UTF-16, big end first': utf16(sound.replace('UTF-8', 'UTF-16'), false, true),
  'UTF-16 without a byte-order mark': utf16(sound.replace('UTF-8', 'UTF-16'), true, false),
  'a ZIP': zipSync({ 'releve.xml': strToU8(sound) }),
  'a ZIP with a folder and two files': zipSync({
    'novembre/a.xml': strToU8(camt('053', '')),
    'novembre/b.xml': strToU8(sound),
  }),
};

/** What of a file is not read: why, and how much where it is told. */
export const unreadFiles: Readonly<Record<string, readonly [content: string, why: string, amount?: string]>> = {
  'is only announced': [camt('053', entry({ status: '<Sts><Cd>PDNG</Cd></Sts>' })), 'not_booked', '50.00'],
  'has neither status nor day in a notification': [camt('054', entry({ status: '', booking: '' })), 'status', '50.00'],
  'has no sum': [camt('053', entry({ amount: '' })), 'amount'],
  'has a sum that is none': [camt('053', entry({ amount: '<Amt Ccy="EUR">1e9</Amt>' })), 'amount'],
  'has a sum below zero': [camt('053', entry({ amount: '<Amt Ccy="EUR">-50.00</Amt>' })), 'amount'],
  'has no currency': [camt('053', entry({ amount: '<Amt>50.00</Amt>' })), 'amount'],
  'is neither debit nor credit': [camt('053', entry({ side: 'BOTH' })), 'direction', '50.00'],
  'is empty': [camt('053', '<Ntry/>'), 'malformed'],
  'is of a day that is not over': [camt('052', entry()), 'intraday', '50.00'],
};

/** What is no file of the bank, or is not taken in. */
export const refusedFiles: Readonly<Record<string, string | Uint8Array>> = {
  'bytes that are no text': Uint8Array.from([0xc3, 0x28, 0xff, 0x00]),
  'an encoding that nobody knows': strToU8('<?xml version="1.0" encoding="EBCDIC-FR"?><Document/>'),
  'a ZIP without a file': zipSync({}),
  'a ZIP of something else': zipSync({ 'a.txt': strToU8('bonjour') }),
  'a ZIP that is cut off': zipSync({ 'a.xml': strToU8(sound) }).slice(0, 60),
  'a ZIP of too many files': zipSync(
    Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`${n}.xml`, strToU8(sound)])),
  ),
  'a ZIP that unpacks to too much': zipSync({ 'a.xml': new Uint8Array(9_000_000).fill(0x20) }),
  'a ZIP with a document type inside': zipSync({ 'a.xml': strToU8('<!DOCTYPE a><Document/>') }),
};

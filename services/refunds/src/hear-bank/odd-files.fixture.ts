import { strToU8, zipSync } from 'fflate';

const created = '<CreDtTm>2026-11-22T06:00:00</CreDtTm>';
const iban = '<Id><IBAN>FR7630006000011234567890189</IBAN></Id>';
const ownAccount = `<Acct>${iban}</Acct>`;
const balance =
  '<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">90000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>';

const camt = (
  kind: '052' | '053' | '054',
  entries: string,
  { version = '08', account = ownAccount, prologue = '<?xml version="1.0" encoding="UTF-8"?>' } = {},
) => {
  const [root, part] = {
    '052': ['BkToCstmrAcctRpt', 'Rpt'],
    '053': ['BkToCstmrStmt', 'Stmt'],
    '054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
  }[kind] as [string, string];
  return `${prologue}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${version}"><${root}>
<GrpHdr><MsgId>M-1</MsgId><CreDtTm>2026-11-22T06:00:00</CreDtTm></GrpHdr>
<${part}><Id>1</Id>${version === '02' ? created : ''}${account}${kind === '053' ? balance : ''}${entries}</${part}></${root}></Document>`;
};

interface EntryParts {
  readonly amount?: string;
  readonly side?: string;
  readonly status?: string;
  readonly booking?: string;
  readonly more?: string;
  readonly details?: string;
}

const transferOut = '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>';
const sum = '<Amt Ccy="EUR">50.00</Amt>';
const booked = '<Sts><Cd>BOOK</Cd></Sts>';
const onDay = '<BookgDt><Dt>2026-11-21</Dt></BookgDt>';

/** Entries about one transfer, sound and odd. */
function entriesAbout(reference: string) {
  const refs = `<Refs><EndToEndId>${reference}</EndToEndId></Refs>`;
  const own = `<NtryDtls><TxDtls>${refs}</TxDtls></NtryDtls>`;
  const entry = ({
    amount = sum,
    side = 'DBIT',
    status = booked,
    booking = onDay,
    more = '',
    details = own,
  }: EntryParts = {}) =>
    `<Ntry>${amount}<CdtDbtInd>${side}</CdtDbtInd>${status}${booking}${transferOut}${details}${more}</Ntry>`;
  /** An odd entry beside a sound one. */
  const beside = (other: string) => camt('053', other + entry());
  return { refs, entry, beside, sound: camt('053', entry()) };
}

const { entry, sound } = entriesAbout('REF1');
const utf16 = (text: string, isLittle: boolean, hasMark: boolean) => {
  const units = [...(hasMark ? '\uFEFF' : ''), ...text].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from(units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
};
const latin1 = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const accents = '<AddtlNtryInf>Virement émis à l’association</AddtlNtryInf>'.replace('’', "'");

/**
 * Files of the bank as they come: made by us after the shapes of real ones. Each is read as the debit of one transfer,
 * 50.00 euros; what else stands in it is told as not read. What is odd about each stands in its name.
 */
export function readFilesAbout(reference: string): Readonly<Record<string, string | Uint8Array>> {
  const { refs, entry, beside, sound } = entriesAbout(reference);
  const odd = (details: string, more = '') => entry({ amount: '<Amt Ccy="EUR">7.00</Amt>', details, more });
  return {
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
    'a foreign sum with three decimals beside it': beside(
      entry({ amount: '<Amt Ccy="TND">12.345</Amt>', details: '' }),
    ),
    'an instructed sum in another currency': camt(
      '053',
      entry({
        details: `<NtryDtls><TxDtls>${refs}<AmtDtls><InstdAmt><Amt Ccy="KWD">16.123</Amt></InstdAmt><TxAmt>${sum}</TxAmt></AmtDtls></TxDtls></NtryDtls>`,
      }),
    ),
    'a sum without a currency in an account of euros': camt('053', entry({ amount: '<Amt>50.00</Amt>' }), {
      account: `<Acct>${iban}<Ccy>EUR</Ccy></Acct>`,
    }),
    'blanks around its sum and reference': camt(
      '053',
      entry({
        amount: '<Amt Ccy="EUR">\n 50.00 </Amt>',
        details: `<NtryDtls><TxDtls><Refs><EndToEndId> ${reference}\n</EndToEndId></Refs></TxDtls></NtryDtls>`,
      }),
    ),
    'a business application header': `<?xml version="1.0"?><BizMsgEnvlp xmlns="urn:x"><h:AppHdr xmlns:h="urn:iso:std:iso:20022:tech:xsd:head.001.001.02"><h:MsgDefIdr>camt.053.001.08</h:MsgDefIdr></h:AppHdr>${sound.replace(/^<\?xml[^>]*>/, '')}</BizMsgEnvlp>`,
    'the envelope of a network': `<?xml version="1.0"?><Saa:DataPDU xmlns:Saa="urn:swift:saa"><Saa:Body><AppHdr/>${sound.replace(/^<\?xml[^>]*>/, '')}</Saa:Body></Saa:DataPDU>`,
    'a prefix of its namespace': sound.replace(/<(\/?)(?=[A-Z])/g, '<$1camt:').replace('xmlns=', 'xmlns:camt='),
    'a byte-order mark in its text': `\uFEFF${sound}`,
    'UTF-8 with a byte-order mark': strToU8(`\uFEFF${sound}`),
    'ISO-8859-1': latin1(
      camt('053', entry() + odd('', accents), {
        prologue: '<?xml version="1.0" encoding="ISO-8859-1"?>',
      }),
    ),
    'windows-1252 in single quotes': latin1(
      camt('053', entry() + odd('', accents), {
        prologue: "<?xml version='1.0' encoding='windows-1252'?>",
      }),
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
}

/** Entries that are not read, each alone in its file: why, and how much where it is told. */
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

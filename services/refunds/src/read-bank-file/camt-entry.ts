import { z } from 'zod';
import { amount, code, day, isTrue, part, parts, text, texts } from './xml-parts.ts';

const bankCode = part({ Domn: part({ Fmly: part({ SubFmlyCd: text }) }) });

const details = {
  Refs: part({ EndToEndId: text, PmtInfId: text, MsgId: text, AcctSvcrRef: text }),
  Amt: amount,
  CdtDbtInd: text,
  AmtDtls: part({ TxAmt: part({ Amt: amount }) }),
  BkTxCd: bankCode,
  RtrInf: part({ Rsn: code }),
  RmtInf: part({ Ustrd: texts, Strd: parts({ CdtrRefInf: part({ Ref: text }) }) }),
  RltdPties: part({
    Dbtr: part({ Nm: text, Pty: part({ Nm: text }) }),
    DbtrAcct: part({ Id: part({ IBAN: text }) }),
  }),
};

const entry = {
  Amt: amount,
  CdtDbtInd: text,
  RvslInd: isTrue,
  Sts: code,
  BookgDt: day,
  AcctSvcrRef: text,
  BkTxCd: bankCode,
  NtryDtls: parts({ Btch: part({ PmtInfId: text, MsgId: text, NbOfTxs: text }), TxDtls: parts(details) }),
};

/** What is read of a movement, whatever else a bank writes. */
export const entrySchema = z.object(entry);
export type Entry = z.output<typeof entrySchema>;
export type Details = Entry['NtryDtls'][number]['TxDtls'][number];

import { validateXML } from 'xmllint-wasm';

/**
 * What the EPC's rules of the SEPA credit transfer (EPC132-08) leave of pain.001.001.09 for the elements that our file
 * has: their order, how often they come, and what they may hold. Any other element is refused. The schema of ISO 20022
 * itself, which is wider, stands in `iso-20022`.
 */
const pain001Schema = `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09" xmlns:xs="http://www.w3.org/2001/XMLSchema"
  targetNamespace="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09" elementFormDefault="qualified">
  ${text('Max35Text', 35)}
  ${text('Max70Text', 70)}
  ${text('Max140Text', 140)}
  ${pattern('Iban', '[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}')}
  ${pattern('Bic', '[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3}){0,1}')}
  ${pattern('Count', '[0-9]{1,15}')}
  <xs:simpleType name="Sum"><xs:restriction base="xs:decimal">
    <xs:minInclusive value="0.01"/><xs:maxInclusive value="999999999999999.99"/><xs:fractionDigits value="2"/>
  </xs:restriction></xs:simpleType>
  <xs:simpleType name="Amount"><xs:restriction base="xs:decimal">
    <xs:minInclusive value="0.01"/><xs:maxInclusive value="999999999.99"/><xs:fractionDigits value="2"/>
  </xs:restriction></xs:simpleType>
  <xs:complexType name="Euros"><xs:simpleContent><xs:extension base="Amount">
    <xs:attribute name="Ccy" type="xs:string" use="required" fixed="EUR"/>
  </xs:extension></xs:simpleContent></xs:complexType>
  ${sequence('Party', element('Nm', 'Max70Text'))}
  ${sequence('AccountId', element('IBAN', 'Iban'))}
  ${sequence('Account', element('Id', 'AccountId'))}
  ${sequence('Institution', element('BICFI', 'Bic'))}
  ${sequence('Agent', element('FinInstnId', 'Institution'))}
  ${sequence('Service', element('Cd', 'Max35Text'))}
  ${sequence('PaymentType', element('SvcLvl', 'Service'))}
  ${sequence('Day', element('Dt', 'xs:date'))}
  ${sequence('PaymentId', element('InstrId', 'Max35Text') + element('EndToEndId', 'Max35Text'))}
  ${sequence('AmountChoice', element('InstdAmt', 'Euros'))}
  ${sequence('Remittance', element('Ustrd', 'Max140Text'))}
  ${sequence(
    'Transfer',
    element('PmtId', 'PaymentId') +
      element('Amt', 'AmountChoice') +
      element('Cdtr', 'Party') +
      element('CdtrAcct', 'Account') +
      element('RmtInf', 'Remittance'),
  )}
  ${sequence(
    'Payment',
    element('PmtInfId', 'Max35Text') +
      '<xs:element name="PmtMtd" type="xs:string" fixed="TRF"/>' +
      element('BtchBookg', 'xs:boolean') +
      element('NbOfTxs', 'Count') +
      element('CtrlSum', 'Sum') +
      element('PmtTpInf', 'PaymentType') +
      element('ReqdExctnDt', 'Day') +
      element('Dbtr', 'Party') +
      element('DbtrAcct', 'Account') +
      element('DbtrAgt', 'Agent') +
      '<xs:element name="ChrgBr" type="xs:string" fixed="SLEV"/>' +
      '<xs:element name="CdtTrfTxInf" type="Transfer" maxOccurs="unbounded"/>',
  )}
  ${sequence(
    'Header',
    element('MsgId', 'Max35Text') +
      element('CreDtTm', 'xs:dateTime') +
      element('NbOfTxs', 'Count') +
      element('CtrlSum', 'Sum') +
      element('InitgPty', 'Party'),
  )}
  ${sequence('Initiation', element('GrpHdr', 'Header') + element('PmtInf', 'Payment'))}
  ${sequence('DocumentType', element('CstmrCdtTrfInitn', 'Initiation'))}
  <xs:element name="Document" type="DocumentType"/>
</xs:schema>`;

/** What is wrong with a file for the bank by that schema; nothing where it is as the schema wants it. */
export async function pain001Faults(contents: string): Promise<string[]> {
  const xml = [{ fileName: 'pain.001.xml', contents }];
  const { valid, errors } = await validateXML({ xml, schema: [pain001Schema] });
  return valid ? [] : ['not valid', ...errors.map(({ message }) => message)];
}

function text(name: string, longest: number): string {
  return `<xs:simpleType name="${name}"><xs:restriction base="xs:string"><xs:minLength value="1"/><xs:maxLength value="${longest}"/><xs:pattern value="([a-zA-Z0-9/\\-?:().,'+ ])+"/></xs:restriction></xs:simpleType>`;
}

function pattern(name: string, allowed: string): string {
  return `<xs:simpleType name="${name}"><xs:restriction base="xs:string"><xs:pattern value="${allowed}"/></xs:restriction></xs:simpleType>`;
}

function sequence(name: string, elements: string): string {
  return `<xs:complexType name="${name}"><xs:sequence>${elements}</xs:sequence></xs:complexType>`;
}

function element(name: string, type: string): string {
  return `<xs:element name="${name}" type="${type}"/>`;
}

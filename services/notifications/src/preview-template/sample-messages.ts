import { fundCallMail } from '../tell-funder/fund-call-mail.ts';
import { addedAdministratorMail } from '../alert-administrators/added-administrator-mail.ts';
import { creditorReferenceOf, RepairKind } from '@alveole/domain';
import type { TemplateName } from '@alveole/domain';
import { answerMail, identityCodeMail, identityCodeSms } from '../answer-person/person-request-messages.ts';
import { envelopeMail } from '../alert-administrators/envelope-mail.ts';
import { smsSwitchMail } from '../alert-administrators/sms-switch-mail.ts';
import { digestMail } from '../announce-messages/digest-mail.ts';
import { receiptMail } from '../send-receipt/receipt-mail.ts';
import { codeMail, linkMail } from '../mail-proof/proof-mails.ts';
import type { NotificationsPorts } from '../ports.ts';
import type { Message } from '../record/message.ts';
import { openingMail, recoveryCodeMail, registrationCodeMail } from '../send-code-by-mail/code-mails.ts';
import type { CodeLetter } from '../send-code-by-mail/code-mails.ts';
import { validationCodeSms } from '../send-code-by-sms/validation-code-sms.ts';
import { disabledWebhookMail } from '../send-webhooks/disabled-webhook-mail.ts';
import { staffMail } from '../send-mail/staff-mail.ts';
import { codeElsewhereMail, codeElsewhereSms } from '../tell-beneficiary/code-elsewhere-messages.ts';
import { phoneChangedMail, phoneChangedSms } from '../tell-beneficiary/phone-changed-messages.ts';
import { preRegistrationMail } from '../tell-beneficiary/pre-registration-mail.ts';
import { mailAbout } from '../tell-establishment/establishment-mails.ts';
import type { EstablishmentNews } from '../tell-establishment/establishment-mails.ts';
import { paidBackMail, paymentRequestMail, recoveryEndedMail } from '../tell-debtor/recovery-mails.ts';
import { paidMail } from '../tell-payee/paid-mail.ts';
import { unpaidAlert, unpaidMail } from '../tell-payee/unpaid-mails.ts';
import { fileMail } from '../tell-repairer/file-mails.ts';

type Sample = (ports: Pick<NotificationsPorts, 'pages' | 'programmeName'>) => Message;

const shop = { to: 'contact@cycles-du-canal.example', name: 'Les Cycles du Canal' };
const reader = 'claire.martin@exemple.fr';
const staff = 'sophie.leroy@exemple.fr';
const sampleReference = 'B7K2M9QX';
const sampleIdentity = (programmeName: string, page: string) => ({
  programmeName,
  to: '+33639980001',
  reference: sampleReference,
  code: sampleCode,
  page,
});
const fileNumber = 'REP00012_48213';
const sampleCode = '407213';
const proof = { mail: reader, entityName: shop.name, kind: RepairKind.repair };
const sampleRequest = {
  reference: creditorReferenceOf(12),
  requestedCents: 3850,
  leftCents: 3850,
  dueOn: '2026-12-27',
  creditorName: 'Programme d’exemple',
  creditorIban: 'FR7630006000011234567890189',
  files: [{ fileNumber, cents: 3850, cause: 'corrected' as const }],
};
const unpaid = {
  eventId: 'exemple',
  batchId: 'exemple',
  reason: 'AC04',
  entityIds: ['a', 'b'],
  repairIds: ['a', 'b', 'c'],
  transfers: [
    { name: shop.name, cents: 9200, fileNumbers: [fileNumber, 'REP00012_50117'] },
    { name: 'Vélo Plaine', cents: 5000, fileNumbers: ['REP00031_20418'] },
  ],
};

const samplePayment = {
  reference: 'ALV-3A23332526E24CBA-0001',
  cents: 9200,
  files: [
    { fileNumber, cents: 5000 },
    { fileNumber: 'REP00012_50117', cents: 5000 },
    { fileNumber: 'REP00012_31904', cents: -800 },
  ],
  paidAt: new Date('2026-03-05T10:00:00Z'),
};

const sampleReceipt = {
  mail: reader,
  fileNumber,
  kind: RepairKind.repair,
  shop: { name: shop.name, address: '12 quai du Canal, 31000 Toulouse', siret: '73282932000074' },
  bikeBrand: 'Gitane',
  invoiceCents: 12_500,
  premiumCents: 5000,
  vatRate: '20' as const,
  vatPercent: 20,
  payers: [{ name: 'Ville d’Exemple', cents: 20_00 }],
  confirmedAt: new Date('2026-03-05T10:00:00Z'),
};

const codeLetter =
  (write: (letter: CodeLetter) => Message, to: string): Sample =>
  ({ pages, programmeName }) =>
    write({ to, code: sampleCode, programmeName, choosePasswordPage: pages.choosePassword });

const establishment =
  (news: EstablishmentNews, reasons: readonly string[] = []): Sample =>
  ({ pages }) =>
    mailAbout(news, { mail: shop.to, commercialname: shop.name }, reasons, pages);

const file =
  (operation: string, changes: Partial<Parameters<typeof fileMail>[1]> = {}): Sample =>
  ({ pages }) => {
    const fields = { to: shop.to, fileNumber, lines: [], premiumCents: 5000, adjustmentCents: undefined };
    const urls = { url: pages.fileOf('exemple'), profileUrl: pages.profile };
    const mail = fileMail(operation, { ...fields, ...urls, account: 'given', ...changes });
    if (mail === undefined) throw new Error(`No mail tells of ${operation}.`);
    return mail;
  };

const sampleCorrection = { previous: '+33612345678', next: '+33639981234', shopName: shop.name };

const sampleElsewhere = { entityName: shop.name, channel: 'sms' } as const;

/** Each text with invented people and numbers, made by what sends the real ones. */
export const sampleMessages: Readonly<Record<TemplateName, Sample>> = {
  'registration-code': codeLetter(registrationCodeMail, shop.to),
  'recovery-code': codeLetter(recoveryCodeMail, shop.to),
  'account-opening': codeLetter(openingMail, staff),
  'mail-changed': establishment('mail-changed'),
  'mail-left': establishment('mail-left'),
  'bank-account-changed': establishment('bank-account-changed'),
  'entity-validated': establishment('validated'),
  'entity-refused': establishment('refused-temporarily', ['Extrait Kbis de plus de trois mois']),
  'entity-closed': establishment('refused-definitively', ['Demandeur non éligible']),
  'entity-closed-by-itself': establishment('conditions-refused'),
  'entity-reopened': establishment('closing-undone'),
  'fub-sent': establishment('fub-sent'),
  'fub-validated': establishment('fub-validated'),
  'fub-refused': establishment('fub-refused', ['Diplôme manquant']),
  'staff-mail': ({ programmeName }) =>
    staffMail({
      to: shop.to,
      subject: 'Vos horaires d’été',
      text: `Bonjour,\n\nVos horaires affichés sont-ils toujours les bons\u00a0?\n\nL’équipe ${programmeName}`,
    }),
  'complement-request': file('COM', { lines: ['La facture est illisible', 'Le numéro de série manque'] }),
  'file-validated': file('AVAL'),
  'file-held': file('AVAL', { account: 'missing' }),
  'premium-corrected': file('FACCOR', {
    premiumCents: 4400,
    adjustmentCents: -600,
    lines: ['Une pièce est facturée deux fois'],
  }),
  'file-not-eligible': file('NIL', { lines: ['La facture ne concerne pas une réparation'] }),
  'file-abandoned': file('ACAN'),
  'messages-waiting': ({ pages }) =>
    digestMail(
      shop,
      {
        messages: [
          { eventId: 'a', repairId: 'exemple-1', fileNumber },
          { eventId: 'b', repairId: 'exemple-1', fileNumber },
          { eventId: 'c', repairId: 'exemple-2', fileNumber: 'REP00012_50117' },
        ],
      },
      pages,
    ),
  'transfer-paid': ({ pages }) => paidMail(shop, samplePayment, pages),
  'transfer-rejected': ({ pages }) => unpaidMail(shop, { ...unpaid, outcome: 'rejected' }, pages),
  'transfer-returned': ({ pages }) => unpaidMail(shop, { ...unpaid, outcome: 'returned' }, pages),
  'recovery-requested': ({ pages }) => paymentRequestMail(shop, 'requested', sampleRequest, pages),
  'recovery-reminded': ({ pages }) => paymentRequestMail(shop, 'reminded', sampleRequest, pages),
  'recovery-paid': ({ pages }) => paidBackMail(shop, { ...sampleRequest, leftCents: 0, cents: 3850 }, pages),
  'recovery-ended': ({ pages }) => recoveryEndedMail(shop, { ...sampleRequest, state: 'waived' }, pages),
  'pre-registration': () => preRegistrationMail(reader, 'Claire', 'K7RM4T2X'),
  'phone-changed': ({ programmeName }) => phoneChangedSms({ programmeName, ...sampleCorrection }),
  'phone-changed-mail': ({ programmeName }) =>
    phoneChangedMail(reader, 'Claire', { programmeName, ...sampleCorrection }),
  'code-elsewhere': ({ programmeName }) => codeElsewhereSms('+33612345678', { programmeName, ...sampleElsewhere }),
  'code-elsewhere-mail': ({ programmeName }) => codeElsewhereMail(reader, { programmeName, ...sampleElsewhere }),
  'validation-code': ({ programmeName }) =>
    validationCodeSms(
      { programmeName, phone: '+33612345678', entityName: shop.name, kind: RepairKind.repair },
      sampleCode,
    ),
  'validation-code-mail': () => codeMail(proof, sampleCode),
  'confirmation-link': ({ pages }) => linkMail(proof, 'exemple', pages),
  receipt: ({ programmeName }) => receiptMail(sampleReceipt, programmeName),
  'person-request-code': ({ programmeName, pages }) => identityCodeSms(sampleIdentity(programmeName, pages.ownData)),
  'person-request-code-mail': ({ programmeName, pages }) =>
    identityCodeMail({ ...sampleIdentity(programmeName, pages.ownData), to: reader }),
  'person-request-answer': () =>
    answerMail(reader, sampleReference, 'Bonjour,\n\nVos données sont prêtes.\n\nL’équipe du programme'),
  'administrator-added': () =>
    addedAdministratorMail(staff, {
      name: 'Jeanne Petit',
      mail: 'jeanne.petit@exemple.fr',
      permission: 0,
      byName: 'LEROY Sophie',
    }),
  'envelope-alerted': () =>
    envelopeMail(staff, {
      funderName: 'Ville d’Exemple',
      percent: 80,
      amountCents: 120_000_00,
      leftCents: 23_410_50,
      whenUsedUp: 'wait',
      endsOn: '2026-11-30',
    }),
  'fund-call-issued': ({ pages }) =>
    fundCallMail(
      staff,
      {
        funderName: 'Ville d’Exemple',
        number: 3,
        basis: 'committed',
        calledCents: 12_345_60,
        untilDay: '2026-11-30',
      },
      pages,
    ),
  'webhook-disabled': ({ pages }) =>
    disabledWebhookMail(
      staff,
      {
        cause: 'failing',
        clientName: 'Caisse du vélo',
        url: 'https://caisse.exemple.fr/alveole',
        failingSince: new Date('2026-11-25T09:00:00Z'),
      },
      pages,
    ),
  'sms-switched': () => smsSwitchMail(staff, { isOff: true, userName: 'LEROY Sophie' }),
  'transfer-rejected-alert': ({ pages }) => unpaidAlert(staff, { ...unpaid, outcome: 'rejected' }, pages),
  'transfer-returned-alert': ({ pages }) => unpaidAlert(staff, { ...unpaid, outcome: 'returned' }, pages),
};

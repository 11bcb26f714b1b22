import type { RouteAnswer } from '@alveole/contracts';
import { fundedFilterOf, funderRoutes } from '@alveole/contracts/funder';
import { calendarDay } from '@alveole/domain';
import { csvFile, eachInWords, funderOf, implement, StreamedFile } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { countFundedFiles } from './count-funded-files.ts';
import { exportedFundedFiles, fundedHeads } from './export-funded-files.ts';
import { listFundedFiles } from './list-funded-files.ts';
import type { FundedFilesPorts, FundedRow } from './list-funded-files.ts';

type WireFile = RouteAnswer<typeof funderRoutes.listFundedFiles>[number];

/** The files of the funder of the token, as a list and as a file that is written as it is read. */
export function listFundedFilesRoutes(ports: FundedFilesPorts & Pick<RepairsPorts, 'now'>): ImplementedRoute[] {
  return [
    implement(funderRoutes.listFundedFiles, async ({ query: { behind, ...query }, actor }) => {
      const request = { ...fundedFilterOf(query), funderId: funderOf(actor) };
      return eachInWords(await listFundedFiles(ports, request, behind), toWire);
    }),
    implement(funderRoutes.exportFundedFiles, async ({ query, actor }) => {
      const request = { ...fundedFilterOf(query), funderId: funderOf(actor) };
      const rows = csvFile(fundedHeads, exportedFundedFiles(ports, request));
      const name = `dossiers-finances-${calendarDay(ports.now())}.csv`;
      return new StreamedFile(name, rows, (await ports.fundedFiles.total(request)).files);
    }),
    implement(funderRoutes.countFundedFiles, async ({ query, actor }) => {
      const request = { ...fundedFilterOf(query), funderId: funderOf(actor) };
      const { files, shareCents, paidCents, overpaidCents } = await countFundedFiles(ports, request);
      return { files, share_cents: shareCents, paid_cents: paidCents, overpaid_cents: overpaidCents };
    }),
  ];
}

function toWire({ kind, choices, invoiceCents, campaignVersion, ...row }: FundedRow): WireFile {
  const { shareCents, paidCents, overpaidCents, ...rest } = row;
  return {
    ...rest,
    gender: kind,
    choices: [...choices],
    invoice_cents: invoiceCents,
    share_cents: shareCents,
    paid_cents: paidCents,
    overpaid_cents: overpaidCents,
    campaign_version: campaignVersion,
  };
}

import type { SeedEstablishment } from '@alveole/enrolment/seeding';
import { samplePdf } from '@alveole/demo/sample-files';
import { bringsProof } from '@alveole/domain';
import { seededId } from '../chance/seeded-id.ts';
import type { EstablishmentRow } from './establishment-table.ts';
import { entityIdOf, representativeOf } from './representatives.ts';
import { foldedLine } from '../media/folded-line.ts';
import type { SampleMedia, StoredMedia } from '../media/store-media.ts';

type DocumentKind = 'KBIS' | 'RIB';

const titles: Readonly<Record<DocumentKind, string>> = {
  KBIS: 'Extrait du registre',
  RIB: "Releve d'identite bancaire",
};

function kindsOf({ kind, withoutIban }: EstablishmentRow): DocumentKind[] {
  return [...(bringsProof(kind) ? (['KBIS'] as const) : []), ...(withoutIban ? [] : (['RIB'] as const))];
}

const mediaId = (row: EstablishmentRow, kind: DocumentKind) => seededId('document', row.slug, kind);
const nameOf = (row: EstablishmentRow, kind: DocumentKind) => `${entityIdOf(row)}/${mediaId(row, kind)}.pdf`;

/** The papers that a registration brings. */
export function establishmentSamples(rows: readonly EstablishmentRow[]): SampleMedia[] {
  return rows.flatMap((row) =>
    kindsOf(row).map((kind): SampleMedia => ({
      name: nameOf(row, kind),
      extension: 'pdf',
      bytes: () =>
        samplePdf(
          [
            titles[kind],
            row.name,
            `${row.street}, ${row.zip} ${row.city}`,
            representativeOf(row).userName,
            'Document de demonstration',
          ].map(foldedLine),
        ),
    })),
  );
}

export function documentsOf(
  row: EstablishmentRow,
  media: StoredMedia,
): Pick<SeedEstablishment['profile'], 'documents'> {
  const documents = kindsOf(row).map((kind) => {
    const { key: name, sha256: hash } = media(nameOf(row, kind));
    return { kind, id: mediaId(row, kind), name, hash };
  });
  return { documents };
}

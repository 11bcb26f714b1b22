import { deflateSync } from 'node:zlib';

/** A one-page PDF that shows the lines given. ASCII only. */
export function samplePdf(lines: readonly string[]): Uint8Array {
  const text = lines
    .map((line, index) => `1 0 0 1 60 ${760 - index * 22} Tm (${line.replace(/[()\\]/g, '\\$&')}) Tj`)
    .join('\n');
  const stream = `BT /F1 13 Tf\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${body}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

/** A PNG of 320 × 240 pixels: a bicycle's two wheels and frame in the colour given (0–255 each). */
export function samplePng(colour: readonly [number, number, number]): Uint8Array {
  const width = 320;
  const height = 240;
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = isBicycle(x, y) ? colour : [228 - y / 4, 234 - y / 6, 232];
      rows.set(pixel.map(Math.round), y * (1 + width * 3) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function isBicycle(x: number, y: number): boolean {
  const wheel = (cx: number) => Math.abs(Math.hypot(x - cx, y - 160) - 48) < 4;
  const bar = (x1: number, y1: number, x2: number, y2: number) => distanceToSegment(x, y, x1, y1, x2, y2) < 3.5;
  return (
    wheel(92) ||
    wheel(228) ||
    bar(92, 160, 140, 96) ||
    bar(140, 96, 206, 96) ||
    bar(206, 96, 228, 160) ||
    bar(140, 96, 156, 160) ||
    bar(156, 160, 206, 96) ||
    bar(92, 160, 156, 160) ||
    bar(128, 86, 152, 86) ||
    bar(206, 96, 200, 76)
  );
}

function distanceToSegment(x: number, y: number, x1: number, y1: number, x2: number, y2: number): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const along = Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
}

/** A PNG chunk: length, type, data, CRC-32 (PNG specification, annex D). */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

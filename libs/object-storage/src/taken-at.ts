import sharp from 'sharp';

/** Tags of EXIF: where its own fields begin, when the picture was taken, and in which zone. */
const tags = { exifFields: 0x8769, dateTimeOriginal: 0x9003, offsetTimeOriginal: 0x9011 } as const;

/** Twelve bytes a field: tag, type, count, and the value or where it lies. */
const fieldSize = 12;
const tiffHeader = 'Exif\0\0'.length;
/** More than a moment or a zone takes; a field may announce megabytes. */
const longestText = 64;

/** The zone of a camera that names none: the westernmost one, so that nobody's picture is taken for older than it is. */
const westernmost = '-12:00';

/** When a camera says that it took a picture (EXIF DateTimeOriginal); undefined where the picture does not say. */
export async function takenAt(picture: Uint8Array): Promise<Date | undefined> {
  try {
    const { exif } = await sharp(picture).metadata();
    return exif && momentIn(exif.subarray(tiffHeader));
  } catch {
    // Broken EXIF says nothing; whether the picture itself can be read is found out elsewhere.
    return undefined;
  }
}

/** Throws a RangeError where the fields point outside the block. */
function momentIn(block: Buffer): Date | undefined {
  const isLittle = block.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? block.readUInt16LE(at) : block.readUInt16BE(at));
  const long = (at: number) => (isLittle ? block.readUInt32LE(at) : block.readUInt32BE(at));
  const find = (directory: number, tag: number): number | undefined => {
    const fields = Array.from({ length: short(directory) }, (_, index) => directory + 2 + index * fieldSize);
    return fields.find((at) => short(at) === tag);
  };
  const text = (directory: number, tag: number): string | undefined => {
    const at = find(directory, tag);
    if (at === undefined) return undefined;
    const from = long(at + 8);
    const [text] = block.toString('latin1', from, from + Math.min(long(at + 4), longestText)).split('\0');
    return text;
  };

  const pointer = find(long(4), tags.exifFields);
  if (pointer === undefined) return undefined;
  const directory = long(pointer + 8);
  return instantOf(text(directory, tags.dateTimeOriginal), text(directory, tags.offsetTimeOriginal));
}

/** @param local `YYYY:MM:DD HH:mm:ss`, as cameras write it */
function instantOf(local = '', zone = ''): Date | undefined {
  const [, year, month, day, time] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(local) ?? [];
  const offset = /^[+-]\d\d:\d\d$/.test(zone) ? zone : westernmost;
  const instant = new Date(`${year}-${month}-${day}T${time}${offset}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

import { fundCallRowText, isBankLine, readFundCallFile } from '../log/fund-call-file.ts';
import type { PublicLine } from '../log/public-line.ts';
import { bytesOfText, hexOf } from '../tree/hexadecimal.ts';
import { sha256 } from '../tree/sha-256.ts';
import { faultyOutcome, soundOutcome } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { countText, eurosText, texts } from './outcome.text.ts';

/** Compares the rows of a call for funds with the lines of the log, which come in their order. */
export interface CallJudge {
  /** @param index the place of the line in the log, from 0 */
  see(index: number, line: PublicLine): void;
  outcome(): Outcome;
}

/**
 * Judges the file of a call for funds: each row is a line of the log at its place, and between its first and its last row no
 * line of its funder is left out. The hash of the file is told, to be compared with the one on the call.
 */
export function createCallJudge(fileText: string): CallJudge {
  const rows = readFundCallFile(fileText);
  const places = (rows ?? []).map((row) => Number(row.split(';')[0]));
  const rowAt = new Map(places.map((place, row) => [place, rows?.[row] ?? '']));
  const [first = 0, last = -1] = [places[0], places.at(-1)];
  const [sums, funders] = [{ committed: 0, paid: 0 }, new Set<string>()];
  const others: { readonly index: number; readonly funder: string }[] = [];
  let faultyPlace: number | undefined;
  let matchedRows = 0;
  return {
    see(index, line) {
      if (index < first || index > last) return;
      const row = rowAt.get(index);
      if (row === undefined) return void others.push({ index, funder: line.funder });
      if (row !== fundCallRowText(index, line)) faultyPlace ??= index;
      funders.add(line.funder);
      sums[isBankLine(line) ? 'paid' : 'committed'] += line.cents;
      matchedRows += 1;
    },
    outcome() {
      if (rows === undefined) return faultyOutcome(texts.call, texts.callUnread);
      if (faultyPlace !== undefined) return faultyOutcome(texts.call, texts.callFalsified(faultyPlace));
      if (matchedRows !== rows.length || funders.size > 1) return faultyOutcome(texts.call, texts.callUnknownRows);
      const omission = others.find(({ funder }) => funders.has(funder));
      if (omission !== undefined) return faultyOutcome(texts.call, texts.callOmits(omission.index));
      const hash = hexOf(sha256(bytesOfText(fileText)));
      const lines = countText(rows.length, 'écriture');
      return soundOutcome(texts.call, texts.callHeld(lines, eurosText(sums.committed), eurosText(sums.paid), hash));
    },
  };
}

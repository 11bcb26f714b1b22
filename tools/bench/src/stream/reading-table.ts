import { filmRate } from '@alveole/demo/camera';
import { FRAME } from '../hex-code/pictures/frame.ts';
import { quantile } from '../hex-code/tally.ts';
import { cpuTimes } from './show-film.ts';
import type { Stance } from './hold-code.ts';
import type { Reading } from './time-reading.ts';

/** How a film was read, and how it holds its code. */
export type FilmReading = Reading & { readonly stance: Stance };

/** Milliseconds from the first picture that holds a code wholly to its reading. */
const budget = 500;

/** Says what is measured, and the head of the table. */
export function printHead(films: number): void {
  console.log(
    `ms from the first picture that holds a code wholly to its reading: ${films} films of each, ${FRAME.width} × ${FRAME.height} at ${filmRate} a second, processor slowed by ${cpuTimes}`,
  );
  console.log(line('', ['p50', 'p95', 'looks', 'ms a look', 'in worker', 'missed']));
}

/** Prints the figures of a code's films, and of each film over the budget why it was. Tells whether 95 of a hundred keep it. */
export function printReadings(name: string, readings: readonly FilmReading[]): boolean {
  const times = readings.map(({ time }) => time);
  const middle = (figure: (reading: Reading) => number) => quantile(readings.map(figure), 0.5).toFixed(0);
  const isHeld = quantile(times, 0.95) <= budget;
  const figures = [
    ...[0.5, 0.95].map((part) => milliseconds(quantile(times, part))),
    middle(({ frames }) => frames),
    middle(({ perFrame }) => perFrame),
    middle(({ inWorker }) => inWorker),
    `${times.filter((time) => time === Infinity).length}`,
  ];
  console.log(`${line(name, figures)}  ${isHeld ? 'held' : `broken: at most ${budget}`}`);
  for (const [film, reading] of readings.entries()) if (reading.time > budget) console.log(reasonOf(film, reading));
  return isHeld;
}

function reasonOf(film: number, { time, frames, perFrame, inWorker, stance }: FilmReading): string {
  const outcome = time === Infinity ? 'not read' : `read after ${milliseconds(time)} ms`;
  const heldAs = `leans ${stance.lean.toFixed(0)}°, parts of ${stance.part.toFixed(1)} px, blurred over ${stance.blur.toFixed(1)} px`;
  return `  film ${film}: ${outcome}; ${heldAs}; ${frames} pictures looked at, ${perFrame.toFixed(0)} ms a look, ${inWorker.toFixed(0)} of them in the worker`;
}

const milliseconds = (time: number): string => (time === Infinity ? 'never' : time.toFixed(0));

const line = (name: string, figures: readonly string[]): string =>
  `${name.padEnd(9)}${figures.map((figure) => figure.padStart(11)).join('')}`;

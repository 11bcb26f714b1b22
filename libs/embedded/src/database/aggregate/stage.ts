import type { Doc } from '../bson/values.ts';

/** Takes documents one after the other. */
export interface Sink {
  push(doc: Doc): void;
  end(): void;
  /** Wants no more documents. */
  isFull(): boolean;
}

/** A stage of a pipeline: built from its end, each gives to the next. */
export type Stage = (next: Sink) => Sink;

/** A stage that handles each document by itself. */
export const eachDocument =
  (handle: (doc: Doc, next: Sink) => void): Stage =>
  (next) => ({
    push: (doc) => handle(doc, next),
    end: () => next.end(),
    isFull: () => next.isFull(),
  });

/** A stage that gives only once it has seen everything. */
export const atTheEnd =
  (take: (doc: Doc) => void, give: () => readonly Doc[]): Stage =>
  (next) => ({
    push: take,
    end: () => {
      give().forEach((doc) => next.push(doc));
      next.end();
    },
    isFull: () => false,
  });

/** An operation as `openapi-typescript` writes it, as far as calls read it. */
interface OperationTypes {
  readonly parameters: { readonly path?: unknown; readonly query?: unknown };
  readonly requestBody?: { readonly content: unknown };
  readonly responses: { readonly 200: { readonly content: unknown } };
}

/** One part of an input: absent where the call has none, optional where nothing of it is required. */
type Part<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : object extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: Exclude<T, undefined> };

/** The fields of an input, written out for editors. */
type Flat<T> = { [K in keyof T]: T[K] };

/** What a call takes: `params` of its path, `query`, `body`. */
export type CallInput<O extends OperationTypes> = Flat<
  Part<'params', O['parameters']['path']> &
    Part<'query', O['parameters']['query']> &
    Part<'body', O['requestBody'] extends { readonly content: infer C } ? C[keyof C] : undefined>
>;

type BytesType = 'application/pdf' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a call answers: JSON as its document tells it, text of CSV and XML files, bytes of others. */
export type CallAnswer<O extends OperationTypes> = AnswerOf<O['responses'][200]['content']>;

type AnswerOf<C> = keyof C extends BytesType ? Uint8Array : C[keyof C];

export interface CallOptions {
  /** Access token of this call, in the place of the client's own. */
  readonly token?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds that an answer may take. */
  readonly timeout?: number | undefined;
}

/**
 * A call of the API.
 * @throws Refusal where the API refuses it; Unreachable where no answer comes; Unreadable where it is no JSON; the signal's reason where it was cancelled
 */
export type Call<O extends OperationTypes> =
  object extends CallInput<O>
    ? (input?: CallInput<O>, options?: CallOptions) => Promise<CallAnswer<O>>
    : (input: CallInput<O>, options?: CallOptions) => Promise<CallAnswer<O>>;

type RowOf<Answer, Rows> = Answer extends readonly (infer Row)[]
  ? Row
  : Rows extends keyof Answer
    ? Answer[Rows] extends readonly (infer Row)[]
      ? Row
      : never
    : never;

/** A list that comes in pages; `each` reads every row of every page, asking for the next one as it is needed. */
export type PagedCall<O extends OperationTypes, Rows extends string = never> = Call<O> & {
  readonly each: (...args: Parameters<Call<O>>) => AsyncGenerator<RowOf<CallAnswer<O>, Rows>, void, undefined>;
};

/** How a list goes on behind a page that was read; the documents say it as `x-pages`. */
export interface OperationPages {
  /** Field of the answer that holds the rows; absent where the answer is the rows. */
  readonly rows?: string;
  /** The first one whose `order` is the one that was asked for; one without `order` fits any. */
  readonly ways: readonly PageWay[];
}

export interface PageWay {
  readonly order?: readonly string[];
  /** Parameter of the query by which the next page is asked for. */
  readonly parameter: string;
  /** Fields of the last row, joined by commas; several in one place by `_`, those that are there. */
  readonly lastRow?: readonly (string | readonly string[])[];
  /** Field of the answer that says it; absent from the last page. */
  readonly next?: string;
}

/** A call as its OpenAPI document tells it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the root of the API, parameters in braces. */
  readonly path: string;
  /** What comes back; JSON where it is absent. */
  readonly answer?: 'text' | 'bytes';
  /** The body is a form, as OAuth 2 has it. */
  readonly isForm?: true;
  /** No token is sent. */
  readonly isPublic?: true;
  /** A body with a `local_id` counts once however often it is sent. */
  readonly hasLocalId?: true;
  readonly pages?: OperationPages;
}

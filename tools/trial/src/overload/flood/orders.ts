/** A request as the flood sends it. */
export interface FloodRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The address of the loopback network that it comes from: limits count by address. */
  readonly from?: string;
}

export interface Callers {
  readonly atOnce: number;
  /** Whoever is refused asks again at once, as an attacker does. */
  readonly isRelentless?: true;
}

/** What the flooding process is told to do. */
export interface FloodOrder {
  readonly url: string;
  /** Taken in turn. */
  readonly requests: readonly FloodRequest[];
  readonly seconds: number;
  /** So many a second whatever comes back, or so many callers who each wait for their answer. */
  readonly pace: { readonly perSecond: number } | Callers;
}

/** What came of an order. */
export interface FloodReport {
  readonly answers: readonly FloodAnswer[];
  /** Milliseconds that the flooding process itself stood still at the longest: that much of what it measured is its own. */
  readonly stoodStill: number;
}

/** How one request went. */
export interface FloodAnswer {
  /** 0 when no answer came. */
  readonly httpStatus: number;
  /** Milliseconds. */
  readonly took: number;
  /** Whether it says when to come again, and carries a code. */
  readonly isTold: boolean;
}

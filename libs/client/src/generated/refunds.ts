// Written by `npm run documents` from docs/openapi.

import type { Call, PagedCall } from '../call-types.ts';

export interface RefundsCalls {
  /**
   * Issue a call for funds as it was previewed; permission 0 alone
   *
   * It goes on where the call before ended, so that no entry is called twice and none is left out, and never changes. The accounts of the funder are told by mail.
   *
   * Roles: ADM.
   */
  readonly issueFundCall: Call<operations['issueFundCall']>;
  /**
   * Calls for funds, newest first
   *
   * A funder is told of its own alone: the funder is the one of its token.
   *
   * Roles: ADM, FIN.
   *
   * Software: scope `accounts:read`.
   */
  readonly listFundCalls: PagedCall<operations['listFundCalls']>;
  /**
   * Batches of transfers from the account of the caller, newest first, without payees
   *
   * The funder is the one of the token.
   *
   * Roles: FIN.
   *
   * Software: scope `payments:read`.
   */
  readonly listOwnBatches: PagedCall<operations['listOwnBatches']>;
  /**
   * What the next call for funds of a funder would cover, up to the signed head of a day
   *
   * Roles: ADM.
   */
  readonly previewFundCall: Call<operations['previewFundCall']>;
  /**
   * The entries of a call for funds as a CSV file, the same bytes at each call
   *
   * A funder is told of its own alone: the funder is the one of its token. Each row is a line of the public log at its place: neither persons nor shops.
   *
   * Roles: ADM, FIN.
   *
   * Software: scope `accounts:read`.
   */
  readonly readFundCallCsv: Call<operations['readFundCallCsv']>;
  /**
   * A call for funds as a PDF: its sums, and the signed head of the public log that proves them
   *
   * A funder is told of its own alone: the funder is the one of its token.
   *
   * Roles: ADM, FIN.
   *
   * Software: scope `accounts:read`.
   */
  readonly readFundCallPdf: Call<operations['readFundCallPdf']>;
  /**
   * What was granted, paid and sent back of the caller’s own share by month, and what waits
   *
   * The funder is the one of the token. Months are those of the public log, as far as its newest head covers it.
   *
   * Roles: FIN.
   *
   * Software: scope `payments:read`.
   */
  readonly readOwnMoney: Call<operations['readOwnMoney']>;
  /**
   * Establishments that owe and that nobody has asked for a payment, in the order of their ids
   *
   * Roles: ADM.
   */
  readonly listDebts: PagedCall<operations['listDebts'], 'debts'>;
  /**
   * The payment requests to the own establishment, newest first, with whom to pay and what to name
   *
   * Roles: REP.
   *
   * Software: scope `payments:read`.
   */
  readonly listOwnRecoveries: Call<operations['listOwnRecoveries']>;
  /**
   * Money from establishments that settles no request by itself, oldest first, until two people settled it
   *
   * Roles: ADM.
   */
  readonly listReceipts: PagedCall<operations['listReceipts']>;
  /**
   * Payment requests, oldest first
   *
   * Roles: ADM.
   *
   * Software: scope `payments:read`.
   */
  readonly listRecoveries: PagedCall<operations['listRecoveries']>;
  /**
   * Ask an establishment to pay back what it owes to a funder, by mail and on its page
   *
   * Once no file has moved its account for the days that the installation says, once the establishment has left the programme, or with a reason. The amount is the one that the caller read: another one refuses the call. One request an establishment and funder is open at a time.
   *
   * Roles: ADM.
   */
  readonly requestPayment: Call<operations['requestPayment']>;
  /**
   * A payment request with its files and all that happened to it
   *
   * Roles: ADM.
   */
  readonly readRecovery: Call<operations['readRecovery']>;
  /**
   * Propose to write off what is left of a payment request, take that back, or confirm it
   *
   * Whoever proposed it does not confirm it. Only confirmed, the establishment owes nothing more of it.
   *
   * Roles: ADM.
   */
  readonly writeOffRecovery: Call<operations['writeOffRecovery']>;
  /**
   * Propose what money is for, take that back, or confirm it
   *
   * It pays an open request to the same account, or was given back. Whoever proposed it does not confirm it; until then it is taken back.
   *
   * Roles: ADM.
   */
  readonly settleReceipt: Call<operations['settleReceipt']>;
  /**
   * Let money go to the changed account of an establishment
   *
   * The account is named by its last four characters, as the folder shows it. It is paid 72 hours after its change at the earliest.
   *
   * Roles: ADM.
   */
  readonly approvePayee: Call<operations['approvePayee']>;
  /**
   * How many files the programme pays too late, or will unless the next batch takes them
   *
   * Roles: ADM.
   */
  readonly countLatePromises: Call<operations['countLatePromises']>;
  /**
   * How many validated files wait for a batch, and the oldest of them
   *
   * Roles: ADM.
   */
  readonly countWaitingPayments: Call<operations['countWaitingPayments']>;
  /**
   * Read a file of the bank (camt.053, camt.054, pain.002) and settle the transfers that it names
   *
   * Each line is found by its end-to-end id, and applied by day of booking, debit before credit. The same file may be read again: what it told before is `known`. As text, or as bytes of which prologue and byte-order mark tell the encoding; a ZIP may hold several. Of a camt.052 nothing is applied. A file with a document type or entities is refused.
   *
   * Roles: ADM.
   */
  readonly hearBank: Call<operations['hearBank']>;
  /**
   * What files of the bank left unclear, newest first, until two people settled it
   *
   * Roles: ADM.
   */
  readonly listBankQuestions: PagedCall<operations['listBankQuestions']>;
  /**
   * The establishments whose payments are suspended, with who suspended them, why and since when
   *
   * Roles: ADM.
   */
  readonly listPaymentSuspensions: Call<operations['listPaymentSuspensions']>;
  /**
   * Suspend the payments of establishments, or resume them; permission 0 alone
   *
   * While they are suspended, nothing that is due enters a batch, and what a draft contains leaves it at its approval; approved and exported batches stay as they are. An establishment that stands so already, or that nobody knows, is `unchanged`.
   *
   * Roles: ADM.
   */
  readonly suspendPayments: Call<operations['suspendPayments']>;
  /**
   * Transfers to the own establishment, newest first, each with its files
   *
   * Roles: REP.
   *
   * Software: scope `payments:read`.
   */
  readonly listPayments: PagedCall<operations['listPayments']>;
  /**
   * Validated files that wait for their transfer, oldest first
   *
   * Roles: ADM.
   */
  readonly listRefundable: PagedCall<operations['listRefundable']>;
  /**
   * The files of a batch that were refunded
   *
   * A bare array of the files whose transfer the bank has paid: none before it answers, nor what it refused or sent back. The batch with all its files is read at `v1/refunds/batches/:id`.
   *
   * Roles: ADM.
   *
   * Software: scope `payments:read`.
   */
  readonly listRefundedRepairs: Call<operations['listRefundedRepairs']>;
  /**
   * Batches of transfers, newest first
   *
   * Roles: ADM.
   *
   * Software: scope `payments:read`.
   */
  readonly listRefunds: PagedCall<operations['listRefunds']>;
  /**
   * What is granted, due and paid for a file, with its ledger
   *
   * A repairer reads the files of the own establishment.
   *
   * Roles: REP, ADM.
   *
   * Software: scope `payments:read`.
   */
  readonly readFileMoney: Call<operations['readFileMoney']>;
  /**
   * The proof that the log of a size goes on from the log of an earlier one
   *
   * No token.
   */
  readonly readLogConsistency: Call<operations['readLogConsistency']>;
  /**
   * The lines of one file, each with the proof that the newest head holds it
   *
   * The fingerprint is the SHA-256 of `alveole-file`, the number of the file and the code of its receipt, a line each: whoever holds both finds the lines.
   *
   * No token.
   */
  readonly readLogFile: Call<operations['readLogFile']>;
  /**
   * Signed heads of the public log, one a day, newest first
   *
   * No token.
   */
  readonly readLogHeads: Call<operations['readLogHeads']>;
  /**
   * The proof that the log of a size holds the line at a place
   *
   * No token.
   */
  readonly readLogInclusion: Call<operations['readLogInclusion']>;
  /**
   * Public keys that ever signed a head of the public log, oldest first
   *
   * No token.
   */
  readonly readLogKeys: Call<operations['readLogKeys']>;
  /**
   * Lines of the public log in its order, as far as the newest head covers them
   *
   * At most 1000 lines; none from the end of the newest head on. A line never changes.
   *
   * No token.
   */
  readonly readLogLines: Call<operations['readLogLines']>;
  /**
   * What was granted, paid and sent back, by funder, month and department
   *
   * The sums of the lines of the public log, as far as its newest head covers them: whoever adds up the lines finds the same.
   *
   * No token.
   */
  readonly readOpenAccounts: Call<operations['readOpenAccounts']>;
  /**
   * The open accounts as a CSV file for spreadsheets
   *
   * The sums of the lines of the public log, as far as its newest head covers them: whoever adds up the lines finds the same. Semicolons, decimal commas, UTF-8 with its mark.
   *
   * No token.
   */
  readonly readOpenAccountsCsv: Call<operations['readOpenAccountsCsv']>;
  /**
   * Search what was paid to shops, by name, SIRET, commune, department and year
   *
   * Where the campaign publishes payments by shop; 404 elsewhere. Only legal persons are named, and no sum is that of fewer than five files: smaller transfers are joined with the next ones.
   *
   * No token.
   */
  readonly readOpenPayments: PagedCall<operations['readOpenPayments'], 'payments'>;
  /**
   * Every payment to a shop as a subsidy of the French schema (SCDL « subventions » 2.1.1), as JSON
   *
   * Where the campaign publishes payments by shop; 404 elsewhere. Only legal persons are named, and no sum is that of fewer than five files: smaller transfers are joined with the next ones. The rows of the CSV file, whose columns are their names; newest first.
   *
   * No token.
   */
  readonly readOpenSubsidies: Call<operations['readOpenSubsidies']>;
  /**
   * Every payment to a shop as a subsidy of the French schema (SCDL « subventions » 2.1.1), as CSV
   *
   * Where the campaign publishes payments by shop; 404 elsewhere. Only legal persons are named, and no sum is that of fewer than five files: smaller transfers are joined with the next ones. Commas, decimal points, UTF-8 without a mark, as the schema asks; newest first.
   *
   * No token.
   */
  readonly readOpenSubsidiesCsv: Call<operations['readOpenSubsidiesCsv']>;
  /**
   * What the own establishment is owed, and by when
   *
   * Roles: REP.
   *
   * Software: scope `payments:read`.
   */
  readonly readOwed: Call<operations['readOwed']>;
  /**
   * The delay that the programme promises, and how often it held
   *
   * No token.
   */
  readonly readPaymentPromise: Call<operations['readPaymentPromise']>;
  /**
   * Whether the payments of an establishment are suspended, and who suspended and resumed them before
   *
   * Roles: ADM.
   */
  readonly readPaymentSuspension: Call<operations['readPaymentSuspension']>;
  /**
   * A batch with its files and transfers
   *
   * Roles: ADM.
   *
   * Software: scope `payments:read`.
   */
  readonly readRefundBatch: Call<operations['readRefundBatch']>;
  /**
   * The pain.001 file of an approved batch
   *
   * Roles: ADM.
   */
  readonly readSepaFile: Call<operations['readSepaFile']>;
  /**
   * Whether establishments read that their payments are suspended
   *
   * Roles: ADM.
   */
  readonly readSuspensionSetting: Call<operations['readSuspensionSetting']>;
  /**
   * Set whether establishments read that their payments are suspended; permission 0 alone
   *
   * Roles: ADM.
   */
  readonly showSuspensions: Call<operations['showSuspensions']>;
  /**
   * Propose an answer to a question of the bank, take it back, or confirm that of another person
   *
   * Whoever proposed an answer does not confirm it. Only confirmed, the transfers follow.
   *
   * Roles: ADM.
   */
  readonly settleBankQuestion: Call<operations['settleBankQuestion']>;
  /**
   * Draft a batch, then approve, export and confirm it, or stop the draft
   *
   * The approver is not the drafter. Only `confirmed` makes the files refunded, by event. A draft is `refused` with a reason by another administrator than its drafter, or `withdrawn` by its drafter: both free its files.
   *
   * Roles: ADM.
   */
  readonly writeRefund: Call<operations['writeRefund']>;
}

export interface operations {
    listFundCalls: {
        parameters: {
            query?: {
                /** @description An ISO instant, `instant,id`, or a date */
                created_before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the call for funds: its funder and its number */
                        call_id: string;
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id: string;
                        /** @description As the campaign named the funder when the call was issued */
                        funder_name: string;
                        /** @description Of the calls of this funder, from 1 */
                        number: number;
                        /**
                         * @description What is called: `committed` for the funder, or `paid` by banks for it; the same for all its calls
                         * @enum {string}
                         */
                        basis: "committed" | "paid";
                        /** @description Place in the public log from which it reads, from 0: where the call before ended */
                        from_line: number;
                        /** @description Place in the public log before which it ends */
                        to_line: number;
                        /**
                         * Format: date
                         * @description Day of the signed head that covers it
                         */
                        until_day: string;
                        /** @description How many entries of the ledgers it covers */
                        lines: number;
                        /** @description Granted, corrected and withdrawn in its period, signed cents */
                        committed_cents: number;
                        /** @description Paid and sent back in its period, signed cents */
                        paid_cents: number;
                        /** @description What the funder is asked for, cents */
                        called_cents: number;
                        /** @description Of the bytes of its CSV file */
                        csv_sha256: string;
                        /** @description Root of the public log in that head */
                        head_root: string;
                        /**
                         * Format: date-time
                         * @description When the call for funds was issued; ISO 8601, UTC
                         */
                        issued_at: string;
                        /** @description Who issued it; told to administrators */
                        issued_by?: string;
                    }[];
                };
            };
        };
    };
    issueFundCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the funder whose share it is; absent where the programme pays alone */
                    funder_id: string;
                    /** @description Of the calls of this funder, from 1 */
                    number: number;
                    /**
                     * @description What is called: `committed` for the funder, or `paid` by banks for it; the same for all its calls
                     * @enum {string}
                     */
                    basis: "committed" | "paid";
                    /**
                     * Format: date
                     * @description Of the preview
                     */
                    until_day: string;
                    /** @description Of the preview */
                    called_cents: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the call for funds: its funder and its number */
                        call_id: string;
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id: string;
                        /** @description As the campaign named the funder when the call was issued */
                        funder_name: string;
                        /** @description Of the calls of this funder, from 1 */
                        number: number;
                        /**
                         * @description What is called: `committed` for the funder, or `paid` by banks for it; the same for all its calls
                         * @enum {string}
                         */
                        basis: "committed" | "paid";
                        /** @description Place in the public log from which it reads, from 0: where the call before ended */
                        from_line: number;
                        /** @description Place in the public log before which it ends */
                        to_line: number;
                        /**
                         * Format: date
                         * @description Day of the signed head that covers it
                         */
                        until_day: string;
                        /** @description How many entries of the ledgers it covers */
                        lines: number;
                        /** @description Granted, corrected and withdrawn in its period, signed cents */
                        committed_cents: number;
                        /** @description Paid and sent back in its period, signed cents */
                        paid_cents: number;
                        /** @description What the funder is asked for, cents */
                        called_cents: number;
                        /** @description Of the bytes of its CSV file */
                        csv_sha256: string;
                        /** @description Root of the public log in that head */
                        head_root: string;
                        /**
                         * Format: date-time
                         * @description When the call for funds was issued; ISO 8601, UTC
                         */
                        issued_at: string;
                        /** @description Who issued it; told to administrators */
                        issued_by?: string;
                    };
                };
            };
        };
    };
    listOwnBatches: {
        parameters: {
            query?: {
                /** @description An ISO instant, `instant,id`, or a date */
                created_before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the batch of transfers */
                        batch_id: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        created_at: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "drafted" | "approved" | "exported" | "confirmed" | "refused" | "withdrawn";
                        /** @description Shares of files that it pays */
                        shares: number;
                        /** @description Transfers of it; 0 before its approval */
                        transfers: number;
                        /** @description What the batch pays, cents */
                        total_cents: number;
                        /** @description What the bank has paid of it and not sent back, cents */
                        paid_cents: number;
                    }[];
                };
            };
        };
    };
    previewFundCall: {
        parameters: {
            query: {
                /** @description Id of the funder whose share it is; absent where the programme pays alone */
                funder_id: string;
                /** @description The newest head of this day or before; the newest of all where absent */
                until_day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id: string;
                        /** @description Of the calls of this funder, from 1 */
                        number: number;
                        /**
                         * @description Of its calls before; absent where there is none
                         * @enum {string}
                         */
                        former_basis?: "committed" | "paid";
                        /**
                         * Format: date
                         * @description Day of the signed head that covers it; absent before the first one
                         */
                        until_day?: string;
                        /**
                         * Format: date
                         * @description Day of the head that covers the call before; absent before the first one
                         */
                        former_day?: string;
                        /** @description How many entries of the ledgers it covers */
                        lines: number;
                        /** @description Granted, corrected and withdrawn in its period, signed cents */
                        committed_cents: number;
                        /** @description Paid and sent back in its period, signed cents */
                        paid_cents: number;
                    };
                };
            };
        };
    };
    readFundCallCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                };
            };
        };
    };
    readFundCallPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    readOwnMoney: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @description Day of the head that covers the months; absent before the first one
                         */
                        day?: string;
                        /** @description Oldest first */
                        months: {
                            /** @description Month of the entries, `YYYY-MM` */
                            month: string;
                            /** @description Granted, corrections included, cents */
                            granted_cents: number;
                            /** @description Paid, cents */
                            paid_cents: number;
                            /** @description Sent back by banks and paid back by shops, cents; 0 or less */
                            returned_cents: number;
                        }[];
                        /** @description Shares of validated files of which something is to pay, in no batch yet */
                        waiting_shares: number;
                        /** @description What is to pay of them, cents */
                        waiting_cents: number;
                        /** @description Shares that stand in a batch whose bank has not answered */
                        batched_shares: number;
                        /** @description What these batches pay of them, cents */
                        batched_cents: number;
                        /** @description Shares of which more was paid than they are worth now, in no batch yet */
                        overpaid_shares: number;
                        /** @description What shops owe back of them, cents */
                        overpaid_cents: number;
                    };
                };
            };
        };
    };
    listDebts: {
        parameters: {
            query?: {
                /** @description Index of the last line that is shown already */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What establishments owe, each to one funder */
                        debts: {
                            /** @description Id of the establishment, given by the server */
                            entity_id: string;
                            /** @description Trade name of the establishment */
                            entity_name: string;
                            /** @description Id of the funder whose share it is; absent where the programme pays alone */
                            funder_id?: string;
                            /** @description Decimal euros that it owes, what is due to it counted against it */
                            owed: number;
                            /**
                             * Format: date-time
                             * @description When its account with this funder last moved; ISO 8601, UTC
                             */
                            moved_at: string;
                            /**
                             * Format: date-time
                             * @description From when on a payment may be requested without a reason; ISO 8601, UTC
                             */
                            requestable_at: string;
                            /** @description Whether the establishment has left the programme */
                            is_closed: boolean;
                            /** @description Number of files */
                            files: {
                                /** @description Id of the file, given by the server */
                                repair_id: string;
                                /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                                repair_rozo_id: string;
                                /** @description Decimal euros */
                                amount: number;
                                /**
                                 * @description Why too much was paid for the file: its premium was corrected down, or it was refused
                                 * @enum {string}
                                 */
                                cause?: "corrected" | "refused";
                            }[];
                        }[];
                        /** @description Id of the establishment after which the next page begins; absent at the end */
                        next?: string;
                    };
                };
            };
        };
    };
    listOwnRecoveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the payment request, given by the server */
                        recovery_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "requested" | "reminded" | "settled" | "cancelled" | "waived";
                        /** @description Creditor reference that the payment names, ISO 11649 */
                        reference: string;
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id?: string;
                        /** @description Decimal euros that the request asked for */
                        requested: number;
                        /** @description Decimal euros that came for it */
                        paid: number;
                        /** @description Decimal euros of it that two administrators gave up */
                        written_off: number;
                        /** @description Decimal euros of it that files of the establishment netted */
                        netted: number;
                        /** @description Decimal euros that are still to pay */
                        left: number;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /**
                         * Format: date
                         * @description Day by which it is to be paid
                         */
                        due_on: string;
                        /** @description To whose account it is to be paid, as it was when it was requested */
                        creditor: {
                            /** @description Name */
                            name: string;
                            /** @description IBAN of the account that is paid, without spaces */
                            iban: string;
                            /** @description BIC of the bank of the account; asked for outside the European Economic Area */
                            bic: string;
                        };
                        /** @description Number of files */
                        files: {
                            /** @description Id of the file, given by the server */
                            repair_id: string;
                            /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                            repair_rozo_id: string;
                            /** @description Decimal euros */
                            amount: number;
                            /**
                             * @description Why too much was paid for the file: its premium was corrected down, or it was refused
                             * @enum {string}
                             */
                            cause?: "corrected" | "refused";
                        }[];
                        /** @description Trade name of the establishment */
                        entity_name: string;
                    }[];
                };
            };
        };
    };
    listReceipts: {
        parameters: {
            query?: {
                /** @description An ISO instant, `instant,id`, or a date */
                created_after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of money that came to the account, given by the server */
                        receipt_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "open" | "proposed" | "settled";
                        /**
                         * @description Why the money settles no request by itself
                         * @enum {string}
                         */
                        why?: "no_reference" | "unknown_reference" | "several_references" | "ended_request" | "other_account" | "other_currency" | "surplus";
                        /** @description Decimal euros */
                        amount: number;
                        /** @description Currency of the sum, ISO 4217 */
                        currency?: string;
                        /** @description Decimal euros that no request has taken, and that nobody gave back */
                        left: number;
                        /** @description Day on which the bank booked it */
                        booked_on?: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /** @description Name of who paid, as the bank tells it */
                        payer?: string;
                        /** @description What the payer wrote, at most 140 characters */
                        remittance: string;
                        /** @description Last four characters of the account that it came to */
                        account_ends_with?: string;
                        /** @description Open requests to the same account that the money may be for */
                        candidates: {
                            /** @description Id of the payment request, given by the server */
                            recovery_id: string;
                            /** @description End-to-end id of the transfer */
                            reference: string;
                            /** @description Trade name of the establishment */
                            entity_name: string;
                            /** @description Decimal euros that no request has taken, and that nobody gave back */
                            left: number;
                        }[];
                        /** @description What a first person says that the money is for; absent until then */
                        proposal?: {
                            /**
                             * @description What became of the money: it arrived, it did not, or nothing follows
                             * @enum {string}
                             */
                            answer: "attribute" | "give_back";
                            /** @description Id of the payment request, given by the server */
                            recovery_id?: string;
                            /** @description End-to-end id of the transfer */
                            reference?: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description Id of who did it */
                            by_id: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                        };
                    }[];
                };
            };
        };
    };
    listRecoveries: {
        parameters: {
            query?: {
                /** @description An ISO instant, `instant,id`, or a date */
                created_after?: string;
                /** @description Where it stands */
                state?: "requested" | "reminded" | "settled" | "cancelled" | "waived";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the payment request, given by the server */
                        recovery_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "requested" | "reminded" | "settled" | "cancelled" | "waived";
                        /** @description Creditor reference that the payment names, ISO 11649 */
                        reference: string;
                        /** @description Id of the establishment, given by the server */
                        entity_id: string;
                        /** @description Trade name of the establishment */
                        entity_name: string;
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id?: string;
                        /** @description Decimal euros that the request asked for */
                        requested: number;
                        /** @description Decimal euros that came for it */
                        paid: number;
                        /** @description Decimal euros of it that two administrators gave up */
                        written_off: number;
                        /** @description Decimal euros of it that files of the establishment netted */
                        netted: number;
                        /** @description Decimal euros that are still to pay */
                        left: number;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /**
                         * Format: date
                         * @description Day by which it is to be paid
                         */
                        due_on: string;
                        /** @description How often it was reminded of */
                        reminders: number;
                        /** @description The write-off that a first person proposed; absent until then */
                        proposal?: {
                            /** @description Why, in French */
                            reason: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description Id of who did it */
                            by_id: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                        };
                    }[];
                };
            };
        };
    };
    requestPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the establishment, given by the server */
                    entity_id: string;
                    /** @description Id of the funder whose share it is; absent where the programme pays alone */
                    funder_id?: string;
                    /** @description Decimal euros */
                    amount: number;
                    /** @description Why, in French */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the payment request, given by the server */
                        recovery_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "requested" | "reminded" | "settled" | "cancelled" | "waived";
                        /** @description Creditor reference that the payment names, ISO 11649 */
                        reference: string;
                        /** @description Id of the establishment, given by the server */
                        entity_id: string;
                        /** @description Trade name of the establishment */
                        entity_name: string;
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id?: string;
                        /** @description Decimal euros that the request asked for */
                        requested: number;
                        /** @description Decimal euros that came for it */
                        paid: number;
                        /** @description Decimal euros of it that two administrators gave up */
                        written_off: number;
                        /** @description Decimal euros of it that files of the establishment netted */
                        netted: number;
                        /** @description Decimal euros that are still to pay */
                        left: number;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /**
                         * Format: date
                         * @description Day by which it is to be paid
                         */
                        due_on: string;
                        /** @description How often it was reminded of */
                        reminders: number;
                        /** @description The write-off that a first person proposed; absent until then */
                        proposal?: {
                            /** @description Why, in French */
                            reason: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description Id of who did it */
                            by_id: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                        };
                        /** @description To whose account it is to be paid, as it was when it was requested */
                        creditor: {
                            /** @description Name */
                            name: string;
                            /** @description IBAN of the account that is paid, without spaces */
                            iban: string;
                            /** @description BIC of the bank of the account; asked for outside the European Economic Area */
                            bic: string;
                        };
                        /** @description Number of files */
                        files: {
                            /** @description Id of the file, given by the server */
                            repair_id: string;
                            /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                            repair_rozo_id: string;
                            /** @description Decimal euros */
                            amount: number;
                            /**
                             * @description Why too much was paid for the file: its premium was corrected down, or it was refused
                             * @enum {string}
                             */
                            cause?: "corrected" | "refused";
                        }[];
                        /** @description Every value that led to the premium, the premium last */
                        steps: {
                            /**
                             * @description What is done to each line, or was done
                             * @enum {string}
                             */
                            act: "request" | "remind" | "pay" | "propose_write_off" | "take_back" | "write_off" | "settle" | "cancel";
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description Decimal euros */
                            amount?: number;
                            /** @description Why, in French */
                            reason?: string;
                        }[];
                    };
                };
            };
        };
    };
    readRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the payment request, given by the server */
                        recovery_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "requested" | "reminded" | "settled" | "cancelled" | "waived";
                        /** @description Creditor reference that the payment names, ISO 11649 */
                        reference: string;
                        /** @description Id of the establishment, given by the server */
                        entity_id: string;
                        /** @description Trade name of the establishment */
                        entity_name: string;
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id?: string;
                        /** @description Decimal euros that the request asked for */
                        requested: number;
                        /** @description Decimal euros that came for it */
                        paid: number;
                        /** @description Decimal euros of it that two administrators gave up */
                        written_off: number;
                        /** @description Decimal euros of it that files of the establishment netted */
                        netted: number;
                        /** @description Decimal euros that are still to pay */
                        left: number;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /**
                         * Format: date
                         * @description Day by which it is to be paid
                         */
                        due_on: string;
                        /** @description How often it was reminded of */
                        reminders: number;
                        /** @description The write-off that a first person proposed; absent until then */
                        proposal?: {
                            /** @description Why, in French */
                            reason: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description Id of who did it */
                            by_id: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                        };
                        /** @description To whose account it is to be paid, as it was when it was requested */
                        creditor: {
                            /** @description Name */
                            name: string;
                            /** @description IBAN of the account that is paid, without spaces */
                            iban: string;
                            /** @description BIC of the bank of the account; asked for outside the European Economic Area */
                            bic: string;
                        };
                        /** @description Number of files */
                        files: {
                            /** @description Id of the file, given by the server */
                            repair_id: string;
                            /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                            repair_rozo_id: string;
                            /** @description Decimal euros */
                            amount: number;
                            /**
                             * @description Why too much was paid for the file: its premium was corrected down, or it was refused
                             * @enum {string}
                             */
                            cause?: "corrected" | "refused";
                        }[];
                        /** @description Every value that led to the premium, the premium last */
                        steps: {
                            /**
                             * @description What is done to each line, or was done
                             * @enum {string}
                             */
                            act: "request" | "remind" | "pay" | "propose_write_off" | "take_back" | "write_off" | "settle" | "cancel";
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description Decimal euros */
                            amount?: number;
                            /** @description Why, in French */
                            reason?: string;
                        }[];
                    };
                };
            };
        };
    };
    writeOffRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /**
                     * @description What is done to each line, or was done
                     * @constant
                     */
                    act: "propose";
                    /** @description Why, in French */
                    reason: string;
                } | {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /**
                     * @description What is done to each line, or was done
                     * @enum {string}
                     */
                    act: "take_back" | "confirm";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the payment request, given by the server */
                        recovery_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "requested" | "reminded" | "settled" | "cancelled" | "waived";
                        /** @description Creditor reference that the payment names, ISO 11649 */
                        reference: string;
                        /** @description Id of the establishment, given by the server */
                        entity_id: string;
                        /** @description Trade name of the establishment */
                        entity_name: string;
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id?: string;
                        /** @description Decimal euros that the request asked for */
                        requested: number;
                        /** @description Decimal euros that came for it */
                        paid: number;
                        /** @description Decimal euros of it that two administrators gave up */
                        written_off: number;
                        /** @description Decimal euros of it that files of the establishment netted */
                        netted: number;
                        /** @description Decimal euros that are still to pay */
                        left: number;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /**
                         * Format: date
                         * @description Day by which it is to be paid
                         */
                        due_on: string;
                        /** @description How often it was reminded of */
                        reminders: number;
                        /** @description The write-off that a first person proposed; absent until then */
                        proposal?: {
                            /** @description Why, in French */
                            reason: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description Id of who did it */
                            by_id: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                        };
                        /** @description To whose account it is to be paid, as it was when it was requested */
                        creditor: {
                            /** @description Name */
                            name: string;
                            /** @description IBAN of the account that is paid, without spaces */
                            iban: string;
                            /** @description BIC of the bank of the account; asked for outside the European Economic Area */
                            bic: string;
                        };
                        /** @description Number of files */
                        files: {
                            /** @description Id of the file, given by the server */
                            repair_id: string;
                            /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                            repair_rozo_id: string;
                            /** @description Decimal euros */
                            amount: number;
                            /**
                             * @description Why too much was paid for the file: its premium was corrected down, or it was refused
                             * @enum {string}
                             */
                            cause?: "corrected" | "refused";
                        }[];
                        /** @description Every value that led to the premium, the premium last */
                        steps: {
                            /**
                             * @description What is done to each line, or was done
                             * @enum {string}
                             */
                            act: "request" | "remind" | "pay" | "propose_write_off" | "take_back" | "write_off" | "settle" | "cancel";
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description Decimal euros */
                            amount?: number;
                            /** @description Why, in French */
                            reason?: string;
                        }[];
                    };
                };
            };
        };
    };
    settleReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /**
                     * @description What is done to each line, or was done
                     * @constant
                     */
                    act: "propose";
                    /**
                     * @description What the money is for: it pays a request, or was given back
                     * @constant
                     */
                    answer: "attribute";
                    /** @description Id of the payment request, given by the server */
                    recovery_id: string;
                } | {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /**
                     * @description What is done to each line, or was done
                     * @constant
                     */
                    act: "propose";
                    /**
                     * @description What the money is for: it pays a request, or was given back
                     * @constant
                     */
                    answer: "give_back";
                } | {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /**
                     * @description What is done to each line, or was done
                     * @enum {string}
                     */
                    act: "take_back" | "confirm";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of money that came to the account, given by the server */
                        receipt_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "open" | "proposed" | "settled";
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                    };
                };
            };
        };
    };
    approvePayee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Last four characters of the IBAN */
                    iban_ends_with: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done
                         * @constant
                         */
                        status: "ok";
                    };
                };
            };
        };
    };
    countLatePromises: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Days within which the programme promises to pay */
                        delay_days: number;
                        /** @description Days before the promised day at which a file is told of as soon due */
                        notice_days: number;
                        /** @description Files whose promised day is past */
                        late: {
                            /** @description Number of files */
                            files: number;
                            /** @description Of the files, how many a batch holds */
                            in_batch: number;
                        };
                        /** @description Files that only the next batch pays in time */
                        soon: {
                            /** @description Number of files */
                            files: number;
                            /** @description Of the files, how many a batch holds */
                            in_batch: number;
                        };
                    };
                };
            };
        };
    };
    countWaitingPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many there are */
                        count: number;
                        /** @description What has waited longest */
                        oldest?: {
                            /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                            repair_rozo_id: string;
                            /**
                             * Format: date-time
                             * @description Since when; ISO 8601, UTC
                             */
                            since: string;
                        };
                        /**
                         * Format: date-time
                         * @description Half of them have waited since then, or longer
                         */
                        median_since?: string;
                        /** @description How many have used up the delay that the programme promises, or do so within seven days: the next batch is the last one in time */
                        at_risk: number;
                    };
                };
            };
        };
    };
    hearBank: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Text of the bank’s file */
                    content: string;
                } | {
                    /** @description The bank’s file as base64, where it is no UTF-8 text or a ZIP archive */
                    content_base64: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Kind of the bank’s file
                         * @enum {string}
                         */
                        kind: "camt.052" | "camt.053" | "camt.054" | "pain.002";
                        /** @description Lines, in their order */
                        lines: {
                            /** @description End-to-end id of the transfer */
                            reference: string;
                            /**
                             * @description What the line led to
                             * @enum {string}
                             */
                            outcome: "paid" | "rejected" | "returned" | "known" | "unknown" | "amount_differs" | "currency_differs" | "not_sent" | "paid_and_rejected" | "debited_again" | "bare_credit" | "reversal" | "return_code" | "sum_differs" | "no_reference";
                            /** @description Why the bank refused the transfer or sent it back: ISO 20022 code */
                            reason?: string;
                            /** @description The transfer that the line was matched with; absent where none was */
                            transfer?: {
                                /** @description Id of the batch, given by the server */
                                refund_id: string;
                                /** @description Id of the establishment, given by the server */
                                entity_id: string;
                                /** @description Trade name of the establishment */
                                entity_name: string;
                                /** @description Decimal euros */
                                amount: number;
                                /** @description Number of files */
                                files: string[];
                            };
                            /** @description Signed decimal euros; below zero when too much was paid before */
                            amount?: number;
                            /** @description Currency of the sum, ISO 4217 */
                            currency?: string;
                            /** @description Day on which the bank booked it */
                            day?: string;
                        }[];
                        /** @description Money that came for payment requests, and what it led to; absent where none came */
                        receipts?: {
                            /**
                             * @description What the line led to
                             * @enum {string}
                             */
                            outcome: "settled" | "known" | "question";
                            /** @description End-to-end id of the transfer */
                            reference?: string;
                            /** @description Trade name of the establishment */
                            entity_name?: string;
                            /** @description Decimal euros */
                            amount?: number;
                            /** @description Currency of the sum, ISO 4217 */
                            currency?: string;
                            /** @description Day on which the bank booked it */
                            day?: string;
                        }[];
                        /** @description What the caller has not read */
                        unread: {
                            /**
                             * @description Why the entry could not be read
                             * @enum {string}
                             */
                            why: "amount" | "direction" | "status" | "reference" | "not_booked" | "intraday" | "malformed";
                            /** @description End-to-end id of the transfer */
                            reference?: string;
                            /** @description Decimal euros */
                            amount?: number;
                            /** @description Currency of the sum, ISO 4217 */
                            currency?: string;
                            /** @description Day on which the bank booked it */
                            day?: string;
                        }[];
                        /** @description The other sides of the likeness */
                        others: number;
                    };
                };
            };
        };
    };
    listBankQuestions: {
        parameters: {
            query?: {
                /** @description An ISO instant, `instant,id`, or a date */
                created_before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the question, given by the server */
                        question_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * @description Why, in French
                         * @enum {string}
                         */
                        reason: "amount_differs" | "currency_differs" | "not_sent" | "paid_and_rejected" | "debited_again" | "bare_credit" | "reversal" | "return_code" | "sum_differs" | "no_reference";
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "open" | "proposed" | "settled";
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /** @description End-to-end id of the transfer */
                        reference: string;
                        /** @description ISO 20022 code, or the words, that the bank gives as its reason */
                        told?: string;
                        /** @description Decimal euros */
                        amount?: number;
                        /** @description Currency of the sum, ISO 4217 */
                        currency?: string;
                        /** @description Day on which the bank booked it */
                        day?: string;
                        /**
                         * @description Whether the sum left the account (`debit`) or came to it (`credit`); absent of a status report, which books nothing
                         * @enum {string}
                         */
                        side?: "debit" | "credit";
                        /** @description Transfers that the entry may be about */
                        candidates: {
                            /** @description Id of the batch, given by the server */
                            refund_id: string;
                            /** @description Id of the establishment, given by the server */
                            entity_id: string;
                            /** @description Trade name of the establishment */
                            entity_name: string;
                            /** @description Decimal euros */
                            amount: number;
                            /** @description Number of files */
                            files: string[];
                            /** @description End-to-end id of one transfer, or the id of a batch of which all transfers on their way are meant */
                            candidate: string;
                            /**
                             * Format: date-time
                             * @description When it was recorded; ISO 8601, UTC
                             */
                            create_date: string;
                        }[];
                        /** @description Answer that a first person gave; absent until then */
                        proposal?: {
                            /**
                             * @description What became of the money: it arrived, it did not, or nothing follows
                             * @enum {string}
                             */
                            answer: "paid" | "unpaid" | "nothing";
                            /** @description End-to-end ids of the transfers that the answer is about */
                            references: string[];
                            /** @description Name of who did it */
                            by: string;
                            /** @description Id of who did it */
                            by_id: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                        };
                    }[];
                };
            };
        };
    };
    listPaymentSuspensions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Why, in French */
                        reason: string;
                        /** @description Name of the account, as others read it */
                        user_name: string;
                        /**
                         * Format: date-time
                         * @description Since when; ISO 8601, UTC
                         */
                        since: string;
                        /** @description Id of the establishment, given by the server */
                        entity_id: string;
                    }[];
                };
            };
        };
    };
    suspendPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What is done to each line, or was done
                     * @enum {string}
                     */
                    act: "suspend" | "resume";
                    /** @description Ids of the establishments whose account the money did not reach */
                    entity_ids: string[];
                    /** @description Why, in French */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The establishments whose payments are suspended, or resumed, by this call */
                        changed: string[];
                        /** @description Those that stood so already, and those that nobody knows */
                        unchanged: string[];
                    };
                };
            };
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description An ISO instant, `instant,id`, or a date */
                created_before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description End-to-end id of the transfer */
                        reference: string;
                        /** @description Name of the establishment that is paid */
                        payee_name: string;
                        /** @description Decimal euros */
                        amount: number;
                        /**
                         * @description Where the transfer stands with the bank
                         * @enum {string}
                         */
                        state: "sent" | "paid" | "rejected" | "returned";
                        /**
                         * Format: date-time
                         * @description When the bank answered; ISO 8601, UTC
                         */
                        settled_at?: string;
                        /** @description Why the bank refused the transfer or sent it back: ISO 20022 code */
                        reason?: string;
                        /** @description Id of the batch, given by the server */
                        refund_id: string;
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id?: string;
                        /**
                         * Format: date-time
                         * @description When it was sent; ISO 8601, UTC
                         */
                        sent_at: string;
                        /** @description Lines, in their order */
                        lines: {
                            /** @description Id of the file, given by the server */
                            repair_id: string;
                            /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                            repair_rozo_id: string;
                            /** @description Signed decimal euros; below zero when too much was paid before */
                            amount: number;
                            /** @description True when money that was paid for the file stands and the line corrects it; false of a premium paid for the first time, or again after it came back */
                            is_correction?: boolean;
                            /**
                             * Format: date-time
                             * @description By when the programme promised to pay; ISO 8601, UTC
                             */
                            promised_at?: string;
                        }[];
                    }[];
                };
            };
        };
    };
    listRefundable: {
        parameters: {
            query?: {
                /** @description An ISO instant, `instant,id`, or a date */
                created_after?: string;
                /** @description Id of the funder whose share it is; absent where the programme pays alone */
                funder_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the file, given by the server */
                        repair_id: string;
                        /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                        repair_rozo_id: string;
                        /** @description Id of the establishment, given by the server */
                        entity_id: string;
                        /** @description Trade name of the establishment */
                        entity_name: string;
                        /** @description Decimal euros */
                        amount: number;
                        /** @description True when money that was paid for the file stands and the line corrects it; false of a premium paid for the first time, or again after it came back */
                        is_correction?: boolean;
                        /**
                         * @description Why the establishment or the file cannot be paid at this moment; absent when it can
                         * @enum {string}
                         */
                        blocked_by?: "missing_iban" | "invalid_iban" | "outside_sepa" | "missing_bic" | "changed_iban" | "refused_account" | "payments_suspended" | "bank_question";
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id?: string;
                        /**
                         * @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved
                         * @enum {number}
                         */
                        gender: 0 | 1 | 2;
                        /**
                         * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                        /**
                         * Format: date-time
                         * @description When the file was validated; ISO 8601, UTC
                         */
                        validated_at: string;
                        /** @description Id of whoever changed the account that waits for its approval, and does not approve it */
                        account_changed_by_id?: string;
                        /**
                         * Format: date-time
                         * @description By when the programme promised to pay; ISO 8601, UTC
                         */
                        promised_at: string;
                    }[];
                };
            };
        };
    };
    listRefundedRepairs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the file, given by the server */
                        repair_id: string;
                        /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                        repair_rozo_id: string;
                        /** @description Id of the establishment, given by the server */
                        entity_id: string;
                        /** @description Trade name of the establishment */
                        entity_name: string;
                        /** @description Decimal euros */
                        amount: number;
                        /** @description True when money that was paid for the file stands and the line corrects it; false of a premium paid for the first time, or again after it came back */
                        is_correction?: boolean;
                        /**
                         * @description Why the establishment or the file cannot be paid at this moment; absent when it can
                         * @enum {string}
                         */
                        blocked_by?: "missing_iban" | "invalid_iban" | "outside_sepa" | "missing_bic" | "changed_iban" | "refused_account" | "payments_suspended" | "bank_question";
                    }[];
                };
            };
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /** @description An ISO instant, `instant,id`, or a date */
                created_before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the batch, given by the server */
                        refund_id: string;
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id?: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "drafted" | "approved" | "exported" | "confirmed" | "refused" | "withdrawn";
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /** @description Sum, decimal euros */
                        total: number;
                        /** @description Lines, in their order */
                        lines: {
                            /** @description Id of the file, given by the server */
                            repair_id: string;
                            /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                            repair_rozo_id: string;
                            /** @description Id of the establishment, given by the server */
                            entity_id: string;
                            /** @description Trade name of the establishment */
                            entity_name: string;
                            /** @description Signed decimal euros; below zero when too much was paid before */
                            amount: number;
                            /** @description True when money that was paid for the file stands and the line corrects it; false of a premium paid for the first time, or again after it came back */
                            is_correction?: boolean;
                            /**
                             * @description Why the establishment or the file cannot be paid at this moment; absent when it can
                             * @enum {string}
                             */
                            blocked_by?: "missing_iban" | "invalid_iban" | "outside_sepa" | "missing_bic" | "changed_iban" | "refused_account" | "payments_suspended" | "bank_question";
                        }[];
                        /** @description Transfers, one to an establishment */
                        transfers: {
                            /** @description End-to-end id of the transfer */
                            reference: string;
                            /** @description Id of the establishment, given by the server */
                            entity_id: string;
                            /** @description Name of the establishment that is paid */
                            payee_name: string;
                            /** @description Decimal euros */
                            amount: number;
                            /**
                             * @description Where the transfer stands with the bank
                             * @enum {string}
                             */
                            state: "sent" | "paid" | "rejected" | "returned";
                            /**
                             * Format: date-time
                             * @description When the bank answered; ISO 8601, UTC
                             */
                            settled_at?: string;
                            /** @description Why the bank refused the transfer or sent it back: ISO 20022 code */
                            reason?: string;
                        }[];
                        /** @description Accounts that a draft would pay as they stand now, one to an establishment that has one; absent from what is approved and from lists */
                        payees?: {
                            /** @description Id of the establishment, given by the server */
                            entity_id: string;
                            /** @description Name of the holder of the account, which the transfer carries */
                            account_holder: string;
                            /** @description Last four characters of the IBAN */
                            iban_ends_with: string;
                        }[];
                        /** @description Name of who drafted the batch */
                        drafted_by: string;
                        /** @description Id of who drafted the batch, and does not approve it */
                        drafted_by_id: string;
                        /** @description Name of who approved the batch */
                        approved_by?: string;
                        /** @description Id of who approved the batch */
                        approved_by_id?: string;
                        /**
                         * Format: date
                         * @description Day on which the bank is asked to carry the batch out: that of its approval, or the next banking day of TARGET
                         */
                        execution_date?: string;
                        /** @description Who refused the draft or withdrew it, and why; absent otherwise */
                        stopped?: {
                            /** @description Name of who did it */
                            by: string;
                            /** @description Id of who did it */
                            by_id: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Why, in French */
                            reason?: string;
                        };
                        /** @description Whose account pays; absent from batches that were kept before it was */
                        debtor?: {
                            /** @description Name of the holder of the account */
                            name: string;
                            /** @description Last four characters of the IBAN */
                            iban_ends_with: string;
                        };
                        /** @description Whether the account of the programme pays for a funder that has none of its own */
                        is_debtor_programme?: boolean;
                        /** @description Path of the pain.001 file of the batch, from the root of the host */
                        sepa_url: string;
                    }[];
                };
            };
        };
    };
    readFileMoney: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the file, given by the server */
                        repair_id: string;
                        /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                        repair_rozo_id: string;
                        /** @description Decimal euros that the programme granted */
                        granted: number;
                        /** @description Decimal euros that reached the account */
                        paid: number;
                        /** @description Decimal euros that are neither paid nor on their way */
                        due: number;
                        /** @description Decimal euros in a batch that is not settled */
                        on_its_way: number;
                        /**
                         * Format: date-time
                         * @description By when the programme promised to pay; ISO 8601, UTC
                         */
                        promised_at?: string;
                        /**
                         * Format: date-time
                         * @description When the last money came that was not sent back; ISO 8601, UTC
                         */
                        paid_at?: string;
                        /** @description End-to-end id of the transfer */
                        reference?: string;
                        /** @description The batch that holds the file, or else that paid it */
                        batch?: {
                            /** @description Id of the batch, given by the server */
                            refund_id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            state: "drafted" | "approved" | "exported" | "confirmed" | "refused" | "withdrawn";
                            /**
                             * Format: date-time
                             * @description When it was recorded; ISO 8601, UTC
                             */
                            create_date: string;
                        };
                        /**
                         * @description Why the establishment or the file cannot be paid at this moment; absent when it can
                         * @enum {string}
                         */
                        blocked_by?: "missing_iban" | "invalid_iban" | "outside_sepa" | "missing_bic" | "changed_iban" | "refused_account" | "payments_suspended" | "bank_question";
                        /** @description With the number of the file, by which shop and client find it in the public log */
                        receipt_code?: string;
                        /** @description Entries of the ledger of the file, oldest first */
                        entries: {
                            /**
                             * @description What the entry tells of
                             * @enum {string}
                             */
                            kind: "due" | "adjustment" | "withdrawn" | "batched" | "left" | "paid" | "rejected" | "returned" | "recovered" | "waived";
                            /** @description Signed decimal euros */
                            amount: number;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description End-to-end id of the transfer */
                            reference?: string;
                            /** @description Id of the funder whose share it is; absent where the programme pays alone */
                            funder_id?: string;
                        }[];
                        /** @description What each funder pays of the premium, in the order of the campaign; absent where the programme pays alone */
                        shares?: {
                            /** @description Id of the funder whose share it is; absent where the programme pays alone */
                            funder_id: string;
                            /** @description Decimal euros that the programme granted */
                            granted: number;
                            /** @description Decimal euros that reached the account */
                            paid: number;
                            /** @description Decimal euros that are neither paid nor on their way */
                            due: number;
                            /** @description Decimal euros in a batch that is not settled */
                            on_its_way: number;
                            /** @description End-to-end id of the transfer */
                            reference?: string;
                            /** @description The batch that holds the file, or else that paid it */
                            batch?: {
                                /** @description Id of the batch, given by the server */
                                refund_id: string;
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                state: "drafted" | "approved" | "exported" | "confirmed" | "refused" | "withdrawn";
                                /**
                                 * Format: date-time
                                 * @description When it was recorded; ISO 8601, UTC
                                 */
                                create_date: string;
                            };
                        }[];
                    };
                };
            };
        };
    };
    readLogConsistency: {
        parameters: {
            query: {
                /** @description How many lines the older log had */
                older: number | string;
                /** @description How many lines the newer log has; at most those of the newest head */
                newer: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Hashes of subtrees, those nearest to the leaf first (RFC 6962) */
                        proof: string[];
                    };
                };
            };
        };
    };
    readLogFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description SHA-256 of `alveole-file`, the number of the file and the code of its receipt, a line each; hexadecimal */
                fingerprint: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The newest head */
                        head: {
                            /** @description What is signed: a JSON object with log, day, size, root and totals by funder */
                            text: string;
                            /** @description First 16 hexadecimal digits of the SHA-256 of the public key */
                            key_id: string;
                            /** @description Ed25519 over the bytes of the text, hexadecimal */
                            signature: string;
                        };
                        /** @description Lines, in their order */
                        lines: {
                            /** @description Place of the line, from 0 */
                            index: number;
                            /** @description The leaf: a JSON object with kind, cents, funder, version, day, department, file */
                            text: string;
                            /** @description Hashes of subtrees, those nearest to the leaf first (RFC 6962) */
                            proof: string[];
                        }[];
                    };
                };
            };
        };
    };
    readLogHeads: {
        parameters: {
            query?: {
                /** @description Heads of earlier days only */
                before_day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What is signed: a JSON object with log, day, size, root and totals by funder */
                        text: string;
                        /** @description First 16 hexadecimal digits of the SHA-256 of the public key */
                        key_id: string;
                        /** @description Ed25519 over the bytes of the text, hexadecimal */
                        signature: string;
                    }[];
                };
            };
        };
    };
    readLogInclusion: {
        parameters: {
            query: {
                /** @description Place of the line, from 0 */
                index: number | string;
                /** @description How many lines the log has; at most those of the newest head */
                size: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Hash of the leaf */
                        leaf_hash: string;
                        /** @description Hashes of subtrees, those nearest to the leaf first (RFC 6962) */
                        proof: string[];
                    };
                };
            };
        };
    };
    readLogKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description First 16 hexadecimal digits of the SHA-256 of the public key */
                        key_id: string;
                        /** @description The 32 bytes of the Ed25519 key, hexadecimal */
                        public_key: string;
                        /**
                         * Format: date-time
                         * @description When it signed first; ISO 8601, UTC
                         */
                        since: string;
                    }[];
                };
            };
        };
    };
    readLogLines: {
        parameters: {
            query: {
                /** @description Place of the first line, from 0 */
                from: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Place of the first line, from 0 */
                        from: number;
                        /** @description Leaves of the log, each as its bytes are hashed */
                        lines: string[];
                    };
                };
            };
        };
    };
    readOpenAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @description Day of the head that covers the lines; absent before the first one
                         */
                        day?: string;
                        /** @description How many lines were added up */
                        size: number;
                        /** @description Licence of the data */
                        licence: string;
                        /** @description One for each funder, month and department that has lines */
                        rows: {
                            /** @description Id of the funder */
                            funder: string;
                            /** @description Month of the lines, `YYYY-MM` */
                            month: string;
                            /** @description Of the shops; `autres` where few files are */
                            department: string;
                            /** @description Granted, corrections included, cents */
                            granted_cents: number;
                            /** @description Transferred, whether it came back later or not, cents */
                            transferred_cents: number;
                            /** @description Sent back by banks and paid back by shops, cents; 0 or less */
                            returned_cents: number;
                            /** @description Transferred, less what came back, cents */
                            paid_cents: number;
                        }[];
                        /** @description One for each funder that was called; receptions are not recorded */
                        called: {
                            /** @description Id of the funder */
                            funder: string;
                            /** @description What its calls for funds asked for in all, cents */
                            called_cents: number;
                            /**
                             * Format: date
                             * @description Day of the head that its last call covers
                             */
                            until_day: string;
                        }[];
                    };
                };
            };
        };
    };
    readOpenAccountsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                };
            };
        };
    };
    readOpenPayments: {
        parameters: {
            query?: {
                /** @description Words of a name or a commune, a department, or digits of a SIRET */
                search?: string;
                /** @description Number of the department: 67, 2A, 974; ZZ where nobody knows */
                department?: string;
                /** @description Of the last transfer, four digits */
                year?: string;
                /** @description Index of the last line that is shown already */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first */
                        payments: {
                            /** @description Stays as long as its first transfer stands */
                            payment_id: string;
                            /** @description Company name of the shop */
                            shop_name: string;
                            /** @description SIRET of the shop; absent of an association that told none */
                            siret?: string;
                            /** @description Number of the shop in the register of associations */
                            rna?: string;
                            /** @description Commune of the shop */
                            city?: string;
                            /** @description Department of the shop */
                            department: string;
                            /** @description Id of the funder */
                            funder: string;
                            /**
                             * Format: date
                             * @description Day of the first transfer
                             */
                            first_day: string;
                            /**
                             * Format: date
                             * @description Day of the last transfer
                             */
                            last_day: string;
                            /** @description What the transfers paid together, cents */
                            amount_cents: number;
                            /** @description Different files that they paid, five or more */
                            files: number;
                        }[];
                        /** @description `after` of the next page; absent on the last one */
                        next?: string;
                        /** @description Payments that match, on all pages */
                        count: number;
                        /** @description Their sum, cents */
                        amount_cents: number;
                        /** @description Paid by the programme to shops that are not named, or for too few files yet, whatever is searched; cents */
                        others_cents: number;
                        /** @description Departments that have payments */
                        departments: string[];
                        /** @description Years that have payments, the newest first */
                        years: string[];
                    };
                };
            };
        };
    };
    readOpenSubsidies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": string;
                };
            };
        };
    };
    readOpenSubsidiesCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                };
            };
        };
    };
    readOwed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Number of files */
                        files: number;
                        /** @description Decimal euros that are neither paid nor on their way */
                        due: number;
                        /** @description Decimal euros that were paid too much, that no request asks for, and that are held back from the next transfer */
                        retained?: number;
                        /** @description Decimal euros that open payment requests ask to pay back, no part of what is retained */
                        to_pay_back?: number;
                        /** @description Decimal euros paid back beyond what was asked, about whose use the programme is still to decide */
                        paid_beyond?: number;
                        /** @description Decimal euros in a batch that is not settled */
                        on_its_way: number;
                        /**
                         * Format: date-time
                         * @description By when the programme promised to pay; ISO 8601, UTC
                         */
                        promised_at?: string;
                        /**
                         * @description Why the establishment or the file cannot be paid at this moment; absent when it can
                         * @enum {string}
                         */
                        blocked_by?: "missing_iban" | "invalid_iban" | "outside_sepa" | "missing_bic" | "changed_iban" | "refused_account" | "payments_suspended" | "bank_question";
                        /** @description Why the programme pays nothing at this moment, and since when; only where it says so */
                        suspension?: {
                            /** @description Why, in French */
                            reason: string;
                            /**
                             * Format: date-time
                             * @description Since when; ISO 8601, UTC
                             */
                            since: string;
                        };
                    };
                };
            };
        };
    };
    readPaymentPromise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Days within which the programme promises to pay */
                        delay_days: number;
                        /** @description Files paid in the last thirty days; `null` where so few could point to a person */
                        paid: number | null;
                        /** @description Of the files paid in the last thirty days, those paid within the delay; `null` where so few could point to a person */
                        paid_in_time: number | null;
                        /** @description Files that wait beyond the promised delay; `null` where so few could point to a person */
                        overdue: number | null;
                    };
                };
            };
        };
    };
    readPaymentSuspension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The one in force; absent while payments go on */
                        suspension?: {
                            /** @description Why, in French */
                            reason: string;
                            /** @description Name of the account, as others read it */
                            user_name: string;
                            /**
                             * Format: date-time
                             * @description Since when; ISO 8601, UTC
                             */
                            since: string;
                        };
                        /** @description Newest first */
                        changes: {
                            /**
                             * @description What is done to each line, or was done
                             * @enum {string}
                             */
                            act: "suspend" | "resume";
                            /** @description Why, in French */
                            reason: string;
                            /** @description Name of the account, as others read it */
                            user_name: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                        }[];
                    };
                };
            };
        };
    };
    readRefundBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the batch, given by the server */
                        refund_id: string;
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id?: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "drafted" | "approved" | "exported" | "confirmed" | "refused" | "withdrawn";
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /** @description Sum, decimal euros */
                        total: number;
                        /** @description Lines, in their order */
                        lines: {
                            /** @description Id of the file, given by the server */
                            repair_id: string;
                            /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                            repair_rozo_id: string;
                            /** @description Id of the establishment, given by the server */
                            entity_id: string;
                            /** @description Trade name of the establishment */
                            entity_name: string;
                            /** @description Signed decimal euros; below zero when too much was paid before */
                            amount: number;
                            /** @description True when money that was paid for the file stands and the line corrects it; false of a premium paid for the first time, or again after it came back */
                            is_correction?: boolean;
                            /**
                             * @description Why the establishment or the file cannot be paid at this moment; absent when it can
                             * @enum {string}
                             */
                            blocked_by?: "missing_iban" | "invalid_iban" | "outside_sepa" | "missing_bic" | "changed_iban" | "refused_account" | "payments_suspended" | "bank_question";
                        }[];
                        /** @description Transfers, one to an establishment */
                        transfers: {
                            /** @description End-to-end id of the transfer */
                            reference: string;
                            /** @description Id of the establishment, given by the server */
                            entity_id: string;
                            /** @description Name of the establishment that is paid */
                            payee_name: string;
                            /** @description Decimal euros */
                            amount: number;
                            /**
                             * @description Where the transfer stands with the bank
                             * @enum {string}
                             */
                            state: "sent" | "paid" | "rejected" | "returned";
                            /**
                             * Format: date-time
                             * @description When the bank answered; ISO 8601, UTC
                             */
                            settled_at?: string;
                            /** @description Why the bank refused the transfer or sent it back: ISO 20022 code */
                            reason?: string;
                        }[];
                        /** @description Accounts that a draft would pay as they stand now, one to an establishment that has one; absent from what is approved and from lists */
                        payees?: {
                            /** @description Id of the establishment, given by the server */
                            entity_id: string;
                            /** @description Name of the holder of the account, which the transfer carries */
                            account_holder: string;
                            /** @description Last four characters of the IBAN */
                            iban_ends_with: string;
                        }[];
                        /** @description Name of who drafted the batch */
                        drafted_by: string;
                        /** @description Id of who drafted the batch, and does not approve it */
                        drafted_by_id: string;
                        /** @description Name of who approved the batch */
                        approved_by?: string;
                        /** @description Id of who approved the batch */
                        approved_by_id?: string;
                        /**
                         * Format: date
                         * @description Day on which the bank is asked to carry the batch out: that of its approval, or the next banking day of TARGET
                         */
                        execution_date?: string;
                        /** @description Who refused the draft or withdrew it, and why; absent otherwise */
                        stopped?: {
                            /** @description Name of who did it */
                            by: string;
                            /** @description Id of who did it */
                            by_id: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Why, in French */
                            reason?: string;
                        };
                        /** @description Whose account pays; absent from batches that were kept before it was */
                        debtor?: {
                            /** @description Name of the holder of the account */
                            name: string;
                            /** @description Last four characters of the IBAN */
                            iban_ends_with: string;
                        };
                        /** @description Whether the account of the programme pays for a funder that has none of its own */
                        is_debtor_programme?: boolean;
                        /** @description Path of the pain.001 file of the batch, from the root of the host */
                        sepa_url: string;
                    };
                };
            };
        };
    };
    readSepaFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
        };
    };
    readSuspensionSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether an establishment reads that its payments are suspended, and why */
                        is_shown: boolean;
                    };
                };
            };
        };
    };
    showSuspensions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether an establishment reads that its payments are suspended, and why */
                    is_shown: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether an establishment reads that its payments are suspended, and why */
                        is_shown: boolean;
                    };
                };
            };
        };
    };
    settleBankQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /**
                     * @description What is done to each line, or was done
                     * @constant
                     */
                    act: "propose";
                    /**
                     * @description What became of the money: it arrived, it did not, or nothing follows
                     * @enum {string}
                     */
                    answer: "paid" | "unpaid" | "nothing";
                    /** @description End-to-end id of one transfer, or the id of a batch of which all transfers on their way are meant */
                    candidate?: string;
                } | {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /**
                     * @description What is done to each line, or was done
                     * @enum {string}
                     */
                    act: "take_back" | "confirm";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the question, given by the server */
                        question_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "open" | "proposed" | "settled";
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                    };
                };
            };
        };
    };
    writeRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids of files */
                    repair_ids: string[];
                    /** @description Id of the funder whose share it is; absent where the programme pays alone */
                    funder_id?: string;
                } | {
                    /** @description Id of the batch, given by the server */
                    refund_id: string;
                    /**
                     * @description Where it stands
                     * @enum {string}
                     */
                    state: "approved" | "exported" | "confirmed" | "withdrawn";
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                } | {
                    /** @description Id of the batch, given by the server */
                    refund_id: string;
                    /**
                     * @description Where it stands
                     * @constant
                     */
                    state: "refused";
                    /** @description Why, in French */
                    reason: string;
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the batch, given by the server */
                        refund_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "drafted" | "approved" | "exported" | "confirmed" | "refused" | "withdrawn";
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description Path of the pain.001 file of the batch, from the root of the host */
                        sepa_url: string;
                    };
                };
            };
        };
    };
}

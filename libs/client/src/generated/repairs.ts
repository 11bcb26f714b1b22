// Written by `npm run documents` from docs/openapi.

import type { Call, PagedCall } from '../call-types.ts';

export interface RepairsCalls {
  /**
   * What is wrong with the files of a campaign, each fault with its file, its line and a French sentence
   *
   * The files are checked as the next version of the campaign that they name: its number is the one after the last that was used.
   *
   * Roles: ADM.
   */
  readonly checkCampaign: Call<operations['checkCampaign']>;
  /**
   * Every version of the campaigns, newest first: who proposed and who published it, from which day
   *
   * Roles: ADM.
   */
  readonly listCampaignVersions: Call<operations['listCampaignVersions']>;
  /**
   * Propose a version of the campaign; permission 0 alone
   *
   * The caller names the version: sent again it stays one. Files with a fault are refused.
   *
   * Roles: ADM.
   */
  readonly proposeCampaign: Call<operations['proposeCampaign']>;
  /**
   * The published versions of the campaigns, oldest first, those of the installation’s folders before them
   *
   * Each holds for the repairs of its day and of those after, until the next one. The first campaign grants a premium, each other one adds to it, in the order of the list.
   *
   * No token.
   */
  readonly listCampaigns: Call<operations['listCampaigns']>;
  /**
   * Publish a proposed version; another member of the desk than its author
   *
   * Every service and every page follows within a minute. A published version is never changed.
   *
   * Roles: ADM.
   */
  readonly publishCampaign: Call<operations['publishCampaign']>;
  /**
   * One version with its files, and those of the version that was in force when it was proposed
   *
   * Doubts are what to weigh before a proposed version is published; none once it is decided.
   *
   * Roles: ADM.
   */
  readonly readCampaignVersion: Call<operations['readCampaignVersion']>;
  /**
   * The envelopes of the campaign’s funders: what is reserved, committed, paid and left, and when each ends
   *
   * In the order of the campaign; empty where no funder has an envelope.
   *
   * Roles: ADM.
   *
   * Software: scope `statistics:read`.
   */
  readonly readEnvelopes: Call<operations['readEnvelopes']>;
  /**
   * What each funder gives to the campaign, what is left of it, and what happens then
   *
   * In the order of the campaign; empty where no funder has an envelope.
   *
   * No token.
   */
  readonly readOpenEnvelopes: Call<operations['readOpenEnvelopes']>;
  /**
   * Withdraw a proposed version; permission 0 alone
   *
   * Roles: ADM.
   */
  readonly withdrawCampaign: Call<operations['withdrawCampaign']>;
  /**
   * How many files the list holds with these filters, and what the caller pays of them together
   *
   * The funder is the one of the token.
   *
   * Roles: FIN.
   *
   * Software: scope `repairs:read`.
   */
  readonly countFundedFiles: Call<operations['countFundedFiles']>;
  /**
   * Files of which the caller pays a share as a CSV file for spreadsheets, sent as it is read
   *
   * Roles: FIN.
   *
   * Software: scope `repairs:read`.
   */
  readonly exportFundedFiles: Call<operations['exportFundedFiles']>;
  /**
   * Files of which the caller pays a share, newest first, without persons
   *
   * The funder is the one of the token. Files that were refused or given up are no longer among them.
   *
   * Roles: FIN.
   *
   * Software: scope `repairs:read`.
   */
  readonly listFundedFiles: PagedCall<operations['listFundedFiles']>;
  /**
   * The caller’s own part in the campaign: its name, whether it still funds, and its envelope
   *
   * The funder is the one of the token. What a campaign no longer names keeps its name and its files.
   *
   * Roles: FIN.
   *
   * Software: scope `statistics:read`.
   */
  readonly readOwnFunding: Call<operations['readOwnFunding']>;
  /**
   * The lines of a run with their results as a CSV file
   *
   * Roles: ADM.
   */
  readonly exportRepairMassLines: Call<operations['exportRepairMassLines']>;
  /**
   * The lines of a run with their results, in their order, behind an index
   *
   * Roles: ADM.
   */
  readonly listRepairMassLines: PagedCall<operations['listRepairMassLines']>;
  /**
   * The runs over files, newest first, twenty an answer
   *
   * Roles: ADM.
   */
  readonly listRepairMassRuns: PagedCall<operations['listRepairMassRuns']>;
  /**
   * Prepare an act on many files: a dry run that writes nothing to them
   *
   * One of `lines` (ids or file numbers), `sirets` (all files of these establishments; nine characters get five W), 5000 at most, or a `filter` of the list, of which `draw` takes a share at random: the same seed draws the same files. The run goes on by itself, also after a crash; each file goes through the same rules as by hand, once.
   *
   * Roles: ADM.
   */
  readonly openRepairMassRun: Call<operations['openRepairMassRun']>;
  /**
   * A run: its state and its lines by result
   *
   * Roles: ADM.
   */
  readonly readRepairMassRun: Call<operations['readRepairMassRun']>;
  /**
   * Start a run that one prepared oneself and that was previewed, or stop any, its preview too; a stopped one can be started again and goes on where it stood
   *
   * Roles: ADM.
   */
  readonly turnRepairMassRun: Call<operations['turnRepairMassRun']>;
  /**
   * Give all files that a member of staff holds to another one, or release them with an empty id
   *
   * A run that starts by itself after its preview: `GET v1/repairs/mass_runs/{run_id}` tells how far it has come.
   *
   * Roles: ADM.
   */
  readonly reassignRepairs: Call<operations['reassignRepairs']>;
  /**
   * Validate many files, each under the rules of its own review
   *
   * A run that starts by itself after its preview: `GET v1/repairs/mass_runs/{run_id}` tells how far it has come.
   *
   * Roles: ADM.
   */
  readonly validateRepairs: Call<operations['validateRepairs']>;
  /**
   * The beneficiary confirms the pick-up or the session from the link
   *
   * Records VAL with the proof `link`. A link serves once; pressed again after a lost answer, it answers that it has.
   *
   * No token.
   */
  readonly confirmPickUp: Call<operations['confirmPickUp']>;
  /**
   * What a beneficiary is asked to confirm, by the link that was mailed
   *
   * No sign-in. Refused (400) once the link has expired, was replaced or was never sent, and (409) when the invoice changed behind it or the file went on without it. It names neither the beneficiary nor the repairer’s account.
   *
   * No token.
   */
  readonly readPickUp: Call<operations['readPickUp']>;
  /**
   * Global parameters: whether the SMS code is switched off
   *
   * Roles: REP, ADM, ALL, FUB.
   */
  readonly readSmsSwitch: Call<operations['readSmsSwitch']>;
  /**
   * Switch the SMS code off or on; every administrator is told by mail
   *
   * Roles: ADM.
   */
  readonly switchSms: Call<operations['switchSms']>;
  /**
   * Assign a file to a staff member, or release it with an empty id
   *
   * The member must be able to sign in and review repairs (ADM); the name kept is that of his account.
   *
   * Roles: ADM.
   */
  readonly assignRepair: Call<operations['assignRepair']>;
  /**
   * How many files a list holds under its filters
   *
   * Roles: ADM.
   *
   * Software: scope `repairs:read`.
   */
  readonly countListedRepairs: Call<operations['countListedRepairs']>;
  /**
   * How many files stand in each status: the caller’s own, or all for staff
   *
   * Roles: REP, ADM.
   *
   * Software: scope `repairs:read`.
   */
  readonly countRepairs: Call<operations['countRepairs']>;
  /**
   * The files of a list as a CSV file for spreadsheets
   *
   * Every file of the filter in the order of the list, or, where no order is asked for, one status after the other, newest first; sent as it is read. `x-rows` tells how many there are. French heads, semicolons, UTF-8 with its mark; no text is read as a formula.
   *
   * Roles: ADM.
   *
   * Software: scope `repairs:read`.
   */
  readonly exportRepairsCsv: Call<operations['exportRepairsCsv']>;
  /**
   * The files of a list as an XLSX file
   *
   * Every file of the filter in the order of the list, or, where no order is asked for, one status after the other, newest first; sent as it is read. `x-rows` tells how many there are.
   *
   * Roles: ADM.
   */
  readonly exportRepairsXlsx: Call<operations['exportRepairsXlsx']>;
  /**
   * Find one’s own file by its number, its five digits or its O°code
   *
   * Answers the whole file with its `row_hash`. Takes the file number, the five digits completed with REP or VEL and the caller’s prefix, or the value of an O°code.
   *
   * Roles: REP.
   *
   * Software: scope `repairs:read`.
   */
  readonly findOwnRepair: Call<operations['findOwnRepair']>;
  /**
   * Find any file by its number or its O°code
   *
   * Answers the whole file with its `row_hash`. Takes the file number, the five digits completed with REP or VEL and the caller’s prefix, or the value of an O°code.
   *
   * Roles: ADM.
   *
   * Software: scope `repairs:read`.
   */
  readonly findRepair: Call<operations['findRepair']>;
  /**
   * The bikes and files of a beneficiary, for the check at the counter
   *
   * `photo_url` opens the newest photo of the bike, and nothing else, for a quarter of an hour. `of_own_shop` is there, and true, on the files that the caller’s establishment opened.
   *
   * Roles: REP, ADM.
   *
   * Software: scope `consumers:read`.
   */
  readonly listConsumerBikes: Call<operations['listConsumerBikes']>;
  /**
   * The sessions of a beneficiary, for the same check
   *
   * `photo_url` opens the newest photo of the bike, and nothing else, for a quarter of an hour. `of_own_shop` is there, and true, on the files that the caller’s establishment opened.
   *
   * Roles: REP, ADM.
   *
   * Software: scope `consumers:read`.
   */
  readonly listConsumerSessions: Call<operations['listConsumerSessions']>;
  /**
   * The files of an establishment between two days, newest first, 196 rows of which 195 are shown
   *
   * Roles: ADM.
   *
   * Software: scope `repairs:read`.
   */
  readonly listEntityRepairs: PagedCall<operations['listEntityRepairs']>;
  /**
   * The files of an establishment between two days, newest first, 196 rows of which 195 are shown
   *
   * Roles: REP, ADM.
   *
   * Software: scope `repairs:read`.
   */
  readonly listOwnEntityRepairs: PagedCall<operations['listOwnEntityRepairs']>;
  /**
   * The establishment’s own files, newest first, 196 rows of which 195 are shown
   *
   * Roles: REP.
   *
   * Software: scope `repairs:read`.
   */
  readonly listOwnRepairs: PagedCall<operations['listOwnRepairs']>;
  /**
   * All files, newest first or oldest first, 196 rows of which 195 are shown
   *
   * Filters narrow together. `statuses` and `genders` take several values, separated by commas. The next page of newest first begins at `created_before`, of oldest first at `created_after`.
   *
   * Roles: ADM.
   *
   * Software: scope `repairs:read`.
   */
  readonly listRepairs: PagedCall<operations['listRepairs']>;
  /**
   * Files by their ids, 100 at most, in the order that they are asked in; an unknown id is left out
   *
   * Roles: ADM.
   *
   * Software: scope `repairs:read`.
   */
  readonly listRepairsByIds: Call<operations['listRepairsByIds']>;
  /**
   * How many files wait for an administrator in each status, and the oldest of each
   *
   * Roles: ADM.
   */
  readonly listWaitingRepairs: Call<operations['listWaitingRepairs']>;
  /**
   * Say that what the other side wrote on a file was shown to a person
   *
   * To read a file marks nothing, since files are also read ahead and by software. Sent again it changes nothing; `row_hash` stays.
   *
   * Roles: REP, ADM.
   */
  readonly markRepairRead: Call<operations['markRepairRead']>;
  /**
   * Open a file
   *
   * The same `local_id` of the same establishment answers the first file again.
   *
   * Roles: REP.
   *
   * Software: scope `repairs:write`.
   */
  readonly openRepair: Call<operations['openRepair']>;
  /**
   * Add an operation to one’s own file
   *
   * Sent again with the same `local_id`, whatever version it names, an operation is recorded once and answers where the file stands now.
   *
   * Roles: REP.
   *
   * Software: scope `repairs:write`.
   */
  readonly operateRepair: Call<operations['operateRepair']>;
  /**
   * Add an operation to a file, as staff
   *
   * Roles: ADM.
   */
  readonly operateRepairAsStaff: Call<operations['operateRepairAsStaff']>;
  /**
   * What waits for the establishment today: files to finish, to answer and to read (their number, and the 3 newest), and the money that is on its way
   *
   * Roles: REP.
   */
  readonly readCounterHome: Call<operations['readCounterHome']>;
  /**
   * Validated files of an establishment that no approved transfer holds yet, by the week of their validation
   *
   * Oldest week first; `week_start_date` is its Monday in Paris. Weeks without such a file are left out. The statistics of the desk count files of approved batches too, until they are paid.
   *
   * Roles: ADM.
   *
   * Software: scope `statistics:read`.
   */
  readonly readEntityRepairsStats: Call<operations['readEntityRepairsStats']>;
  /**
   * Whether the caller’s establishment is listed for the incident of the platform, and on which days it was
   *
   * Roles: REP.
   */
  readonly readIncident: Call<operations['readIncident']>;
  /**
   * Validated files of an establishment that no approved transfer holds yet, by the week of their validation
   *
   * Oldest week first; `week_start_date` is its Monday in Paris. Weeks without such a file are left out. The statistics of the desk count files of approved batches too, until they are paid.
   *
   * Roles: REP, ADM.
   *
   * Software: scope `statistics:read`.
   */
  readonly readOwnEntityRepairsStats: Call<operations['readOwnEntityRepairsStats']>;
  /**
   * Read a file
   *
   * Roles: REP, ADM.
   *
   * Software: scope `repairs:read`.
   */
  readonly readOwnRepair: Call<operations['readOwnRepair']>;
  /**
   * Every operation of a file, oldest first
   *
   * Roles: REP, ADM.
   *
   * Software: scope `repairs:read`.
   */
  readonly readOwnRepairHistory: Call<operations['readOwnRepairHistory']>;
  /**
   * Every operation of a file, oldest first
   *
   * Roles: ADM.
   *
   * Software: scope `repairs:read`.
   */
  readonly readRepairHistory: Call<operations['readRepairHistory']>;
  /**
   * The value of a file’s O°code, to draw it
   *
   * Roles: REP, ADM.
   */
  readonly readStamp: Call<operations['readStamp']>;
  /**
   * What a replay found by kind and department, as a CSV file
   *
   * Roles: ADM.
   */
  readonly exportReplay: Call<operations['exportReplay']>;
  /**
   * The twenty newest replays of campaigns, newest first
   *
   * Roles: ADM.
   */
  readonly listReplays: Call<operations['listReplays']>;
  /**
   * Recompute the files with an invoice under other rules, and write nothing to them; permission 0 alone
   *
   * The caller names the replay: sent again it stays one. One runs at a time; it goes on by itself, also after a crash.
   *
   * Roles: ADM.
   */
  readonly replayCampaign: Call<operations['replayCampaign']>;
  /**
   * A replay with what it found so far, by kind and department, without a file and without a person
   *
   * Roles: ADM.
   */
  readonly readReplay: Call<operations['readReplay']>;
  /**
   * Stop a replay; what it found so far stays; permission 0 alone
   *
   * Roles: ADM.
   */
  readonly stopReplay: Call<operations['stopReplay']>;
  /**
   * Decide on a file, with ten seconds to take it back
   *
   * The rules judge at once, as for `backend/repair`. The decision is kept, and written by the service itself when it is due, whether or not anybody is still there; until then nothing leaves: no mail, no event, no history. The caller names it: sent again it stays one.
   *
   * Roles: ADM.
   */
  readonly deferDecision: Call<operations['deferDecision']>;
  /**
   * The caller’s decisions that are not written yet, and those that could not be; written ones are gone
   *
   * Roles: ADM.
   */
  readonly listDeferredDecisions: Call<operations['listDeferredDecisions']>;
  /**
   * What staff wrote to each other about a file, oldest first; nobody else ever reads it
   *
   * By the id of the file.
   *
   * Roles: ADM.
   */
  readonly listStaffNotes: Call<operations['listStaffNotes']>;
  /**
   * Add a note to a file for staff alone
   *
   * The caller names the note: sent again it stays one. 100 notes a file; none is changed or taken away.
   *
   * Roles: ADM.
   */
  readonly noteRepair: Call<operations['noteRepair']>;
  /**
   * What of a file deserves a second look, with the other side of each; it decides nothing
   *
   * By the id of the file. Each hint names 20 other files at most, the newest ones.
   *
   * Roles: ADM.
   */
  readonly readRepairHints: Call<operations['readRepairHints']>;
  /**
   * The reasons that the desk keeps for complements and refusals, by name
   *
   * Roles: ADM.
   */
  readonly readReviewReasons: Call<operations['readReviewReasons']>;
  /**
   * Keep the reasons of the desk, all of them in one write; permission 0 alone
   *
   * Each name is used once for a purpose. A `last_row_hash` that is not the last refuses.
   *
   * Roles: ADM.
   */
  readonly saveReviewReasons: Call<operations['saveReviewReasons']>;
  /**
   * Which validations two operators decide on, and who set it
   *
   * Roles: ADM.
   */
  readonly readSecondReview: Call<operations['readSecondReview']>;
  /**
   * Set which validations two operators decide on; permission 0 alone
   *
   * It counts from the next decision on, for files that wait already too. A `last_row_hash` that is not the last refuses.
   *
   * Roles: ADM.
   */
  readonly saveSecondReview: Call<operations['saveSecondReview']>;
  /**
   * Take back one’s own decision before it is written, or put away one that could not be
   *
   * Roles: ADM.
   */
  readonly takeDecisionBack: Call<operations['takeDecisionBack']>;
  /**
   * Open figures of the programme
   *
   * Up to the last whole week, so that no single file is seen in a difference. Figures of 1 to 4 files are null, and the next smallest of their table where one alone would be; departments are rounded to 5 files and 100 euros. The address and the names stay.
   *
   * No token.
   */
  readonly readOpenStatistics: Call<operations['readOpenStatistics']>;
  /**
   * Open figures of the programme as a CSV file for spreadsheets
   *
   * Up to the last whole week, so that no single file is seen in a difference. Figures of 1 to 4 files are null, and the next smallest of their table where one alone would be; departments are rounded to 5 files and 100 euros. The address and the names stay. Semicolons, UTF-8 with its mark; what is held back is empty.
   *
   * No token.
   */
  readonly readOpenStatisticsCsv: Call<operations['readOpenStatisticsCsv']>;
  /**
   * Figures of all files by week: statuses, delays, amounts, departments, kinds, SMS, age of the queue
   *
   * From one ISO week to another, both included, at most 106; the last 12 unless told otherwise.
   *
   * Roles: ADM.
   *
   * Software: scope `statistics:read`.
   */
  readonly readStatistics: Call<operations['readStatistics']>;
}

export interface operations {
    checkCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Text of `campaign.yaml` */
                    campaign: string;
                    /** @description Text of `rules.publicodes` */
                    rules: string;
                    /** @description Text of `examples.yaml` */
                    examples: string;
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
                        /** @description What is wrong; empty where an installation could run it */
                        faults: {
                            /** @description Name of the file */
                            file: string;
                            /** @description Line of the file, from 1 */
                            line: number;
                            /** @description What the campaign says of the rule */
                            sentence: string;
                        }[];
                        /** @description What is most likely not meant; a version may be proposed with it */
                        doubts: {
                            /** @description Name of the file */
                            file: string;
                            /** @description Line of the file, from 1 */
                            line: number;
                            /** @description What the campaign says of the rule */
                            sentence: string;
                        }[];
                    };
                };
            };
        };
    };
    listCampaignVersions: {
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
                        /** @description Id of a version, chosen by who proposes it; `own` is the installation’s folder, `own-ville` that of a campaign that adds to it */
                        version_id: string;
                        /** @description Campaign whose rules were evaluated */
                        campaign_id: string;
                        /** @description Name of the campaign, as the version calls it */
                        campaign_name: string;
                        /** @description Version of the event’s shape */
                        version: number;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "proposed" | "published" | "withdrawn";
                        /**
                         * Format: date
                         * @description First day of the repairs that the version rules; absent of the installation’s own
                         */
                        holds_from?: string;
                        /** @description Why, in French */
                        reason: string;
                        /** @description True of the version that rules the repairs of today */
                        is_in_force: boolean;
                        /** @description Who proposed the version, and when */
                        proposed_by?: {
                            /** @description Id of the account */
                            user_id: string;
                            /** @description Name of the account, as others read it */
                            user_name: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                        };
                        /** @description Who published or withdrew the version, and when */
                        settled_by?: {
                            /** @description Id of the account */
                            user_id: string;
                            /** @description Name of the account, as others read it */
                            user_name: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                        };
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash?: string;
                    }[];
                };
            };
        };
    };
    proposeCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of a version, chosen by who proposes it; `own` is the installation’s folder, `own-ville` that of a campaign that adds to it */
                    version_id: string;
                    /** @description The three files of a campaign as they are written */
                    files: {
                        /** @description Text of `campaign.yaml` */
                        campaign: string;
                        /** @description Text of `rules.publicodes` */
                        rules: string;
                        /** @description Text of `examples.yaml` */
                        examples: string;
                    };
                    /**
                     * Format: date
                     * @description First day of the repairs that the version rules; absent of the installation’s own
                     */
                    holds_from: string;
                    /** @description Why, in French */
                    reason: string & (unknown & unknown);
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
                        /** @description Id of a version, chosen by who proposes it; `own` is the installation’s folder, `own-ville` that of a campaign that adds to it */
                        version_id: string;
                        /** @description Campaign whose rules were evaluated */
                        campaign_id: string;
                        /** @description Name of the campaign, as the version calls it */
                        campaign_name: string;
                        /** @description Version of the event’s shape */
                        version: number;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "proposed" | "published" | "withdrawn";
                        /**
                         * Format: date
                         * @description First day of the repairs that the version rules; absent of the installation’s own
                         */
                        holds_from?: string;
                        /** @description Why, in French */
                        reason: string;
                        /** @description True of the version that rules the repairs of today */
                        is_in_force: boolean;
                        /** @description Who proposed the version, and when */
                        proposed_by?: {
                            /** @description Id of the account */
                            user_id: string;
                            /** @description Name of the account, as others read it */
                            user_name: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                        };
                        /** @description Who published or withdrew the version, and when */
                        settled_by?: {
                            /** @description Id of the account */
                            user_id: string;
                            /** @description Name of the account, as others read it */
                            user_name: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                        };
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash?: string;
                    };
                };
            };
        };
    };
    listCampaigns: {
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
                         * @description First day of the repairs that the version rules; absent of the installation’s own
                         */
                        holds_from?: string;
                        /** @description The campaign as pages and services read it; its names are those of `/config.json` */
                        campaign: {
                            /** @description Id of what is meant, as the server gave it */
                            id: string;
                            /** @description Version of the event’s shape */
                            version: number;
                            /** @description Name */
                            name: string;
                            /** @description IANA name of the zone in which days are counted and times told; absent: Europe/Paris */
                            timeZone?: string;
                            /**
                             * Format: date
                             * @description First day of repairs
                             */
                            startsOn: string;
                            /**
                             * Format: date
                             * @description First day of sessions
                             */
                            sessionsStartOn: string;
                            /** @description Last day of both; null while it has no end */
                            endsOn: string | null;
                            /** @description Days after the end in which an open file may still be closed */
                            graceDays: number;
                            /** @description Days from its validation within which a file is to be paid; absent: as the installation says */
                            paymentDelayDays?: number;
                            /** @description The rules as they were written, in Publicodes */
                            rules: {
                                [key: string]: unknown;
                            };
                            /** @description The most that a repair is aided, cents excluding tax */
                            repairCapCents: number;
                            /** @description Repairs that public pages tell as examples */
                            announcedRepairs: {
                                /** @description Invoice of the example, cents excluding tax */
                                invoiceCents: number;
                                /** @description Its premium by the rules, cents excluding tax */
                                premiumCents: number;
                            }[];
                            /** @description Premium of each participant, by their number, cents excluding tax */
                            sessionPremiumsCents: {
                                /** @description Of one person alone */
                                1: number;
                                /** @description Of each of two */
                                2: number;
                                /** @description Of each of three */
                                3: number;
                            };
                            /** @description Who pays each premium together, in the order in which it is shared out; absent where the programme pays alone */
                            funders?: {
                                /** @description Id of what is meant, as the server gave it */
                                id: string;
                                /** @description Name */
                                name: string;
                                /** @description SIRET of the funder, fourteen digits; absent where the campaign does not say it */
                                siret?: string;
                                /**
                                 * @description What the funder pays: a percentage, the amount of its rule, or what the others leave
                                 * @enum {string}
                                 */
                                pays: "percentage" | "ruled-amount" | "remainder";
                                /** @description Share that is drawn, per cent */
                                percent?: number;
                                /** @description The most that the funder pays for one file, cents; absent without a limit */
                                capCents?: number;
                                /** @description What the funder gives to the campaign in all; absent without a limit */
                                envelope?: {
                                    /** @description Over all versions of the campaign, cents */
                                    amountCents: number;
                                    /**
                                     * @description What happens once it is used up: files are refused, wait, or the share goes to another funder
                                     * @enum {string}
                                     */
                                    whenUsedUp: "refuse" | "wait" | "redirect";
                                    /** @description Id of the funder that pays then; of `redirect` alone */
                                    redirectTo?: string;
                                };
                                /** @description Campaign whose premium the funder pays; absent of the first one */
                                campaignId?: string;
                            }[];
                            /** @description What is asked of each file beside what the programme knows, in its order; absent: nothing */
                            questions?: ({
                                /** @description Id of what is meant, as the server gave it */
                                id: string;
                                /** @description The place as the address service names it */
                                label: string;
                                /** @description A sentence below the question */
                                hint?: string;
                                /**
                                 * @description When it is asked: while the file is opened, or with the invoice
                                 * @enum {string}
                                 */
                                step: "opening" | "invoice";
                                /** @description True where nothing goes on without an answer */
                                isRequired: boolean;
                                /**
                                 * @description Of which files it is asked; absent: of both kinds
                                 * @enum {string}
                                 */
                                fileKind?: "repair" | "session";
                                /** @description On which answer to an earlier question it depends whether it is asked; absent: always asked */
                                askedIf?: {
                                    /** @description Id of that question */
                                    questionId: string;
                                    /** @description The option, yes or no with which it is asked */
                                    answer: string | boolean;
                                };
                                /**
                                 * @description What the answer is: an option, a number, yes or no, a day, or a document
                                 * @constant
                                 */
                                kind: "choice";
                                /** @description The options, each with its id and its label */
                                options: {
                                    /** @description Id of what is meant, as the server gave it */
                                    id: string;
                                    /** @description The place as the address service names it */
                                    label: string;
                                }[];
                            } | {
                                /** @description Id of what is meant, as the server gave it */
                                id: string;
                                /** @description The place as the address service names it */
                                label: string;
                                /** @description A sentence below the question */
                                hint?: string;
                                /**
                                 * @description When it is asked: while the file is opened, or with the invoice
                                 * @enum {string}
                                 */
                                step: "opening" | "invoice";
                                /** @description True where nothing goes on without an answer */
                                isRequired: boolean;
                                /**
                                 * @description Of which files it is asked; absent: of both kinds
                                 * @enum {string}
                                 */
                                fileKind?: "repair" | "session";
                                /** @description On which answer to an earlier question it depends whether it is asked; absent: always asked */
                                askedIf?: {
                                    /** @description Id of that question */
                                    questionId: string;
                                    /** @description The option, yes or no with which it is asked */
                                    answer: string | boolean;
                                };
                                /**
                                 * @description What the answer is: an option, a number, yes or no, a day, or a document
                                 * @constant
                                 */
                                kind: "number";
                                /** @description Written behind the number */
                                unit?: string;
                                /** @description The least number */
                                min?: number;
                                /** @description The greatest number */
                                max?: number;
                            } | {
                                /** @description Id of what is meant, as the server gave it */
                                id: string;
                                /** @description The place as the address service names it */
                                label: string;
                                /** @description A sentence below the question */
                                hint?: string;
                                /**
                                 * @description When it is asked: while the file is opened, or with the invoice
                                 * @enum {string}
                                 */
                                step: "opening" | "invoice";
                                /** @description True where nothing goes on without an answer */
                                isRequired: boolean;
                                /**
                                 * @description Of which files it is asked; absent: of both kinds
                                 * @enum {string}
                                 */
                                fileKind?: "repair" | "session";
                                /** @description On which answer to an earlier question it depends whether it is asked; absent: always asked */
                                askedIf?: {
                                    /** @description Id of that question */
                                    questionId: string;
                                    /** @description The option, yes or no with which it is asked */
                                    answer: string | boolean;
                                };
                                /**
                                 * @description What the answer is: an option, a number, yes or no, a day, or a document
                                 * @constant
                                 */
                                kind: "yes-no";
                            } | {
                                /** @description Id of what is meant, as the server gave it */
                                id: string;
                                /** @description The place as the address service names it */
                                label: string;
                                /** @description A sentence below the question */
                                hint?: string;
                                /**
                                 * @description When it is asked: while the file is opened, or with the invoice
                                 * @enum {string}
                                 */
                                step: "opening" | "invoice";
                                /** @description True where nothing goes on without an answer */
                                isRequired: boolean;
                                /**
                                 * @description Of which files it is asked; absent: of both kinds
                                 * @enum {string}
                                 */
                                fileKind?: "repair" | "session";
                                /** @description On which answer to an earlier question it depends whether it is asked; absent: always asked */
                                askedIf?: {
                                    /** @description Id of that question */
                                    questionId: string;
                                    /** @description The option, yes or no with which it is asked */
                                    answer: string | boolean;
                                };
                                /**
                                 * @description What the answer is: an option, a number, yes or no, a day, or a document
                                 * @constant
                                 */
                                kind: "date";
                            } | {
                                /** @description Id of what is meant, as the server gave it */
                                id: string;
                                /** @description The place as the address service names it */
                                label: string;
                                /** @description A sentence below the question */
                                hint?: string;
                                /**
                                 * @description When it is asked: while the file is opened, or with the invoice
                                 * @enum {string}
                                 */
                                step: "opening" | "invoice";
                                /** @description True where nothing goes on without an answer */
                                isRequired: boolean;
                                /**
                                 * @description Of which files it is asked; absent: of both kinds
                                 * @enum {string}
                                 */
                                fileKind?: "repair" | "session";
                                /** @description On which answer to an earlier question it depends whether it is asked; absent: always asked */
                                askedIf?: {
                                    /** @description Id of that question */
                                    questionId: string;
                                    /** @description The option, yes or no with which it is asked */
                                    answer: string | boolean;
                                };
                                /**
                                 * @description What the answer is: an option, a number, yes or no, a day, or a document
                                 * @constant
                                 */
                                kind: "document";
                            })[];
                            /** @description Campaigns that add to the premium of a repair today, in the order in which they do; absent where none does */
                            supplements?: {
                                /** @description Id of what is meant, as the server gave it */
                                id: string;
                                /** @description Version of the event’s shape */
                                version: number;
                                /** @description Name */
                                name: string;
                                /**
                                 * Format: date
                                 * @description First day of the repairs to which it adds
                                 */
                                startsOn: string;
                                /** @description Last day of them; null while it has no end */
                                endsOn: string | null;
                                /** @description Its rules as they were written, in Publicodes */
                                rules: {
                                    [key: string]: unknown;
                                };
                                /** @description The most that it adds to one repair, cents excluding tax */
                                repairCapCents: number;
                                /** @description Who pays what it adds, in the order in which it is shared out */
                                funders: {
                                    /** @description Id of what is meant, as the server gave it */
                                    id: string;
                                    /** @description Name */
                                    name: string;
                                    /** @description SIRET of the funder, fourteen digits; absent where the campaign does not say it */
                                    siret?: string;
                                    /**
                                     * @description What the funder pays: a percentage, the amount of its rule, or what the others leave
                                     * @enum {string}
                                     */
                                    pays: "percentage" | "ruled-amount" | "remainder";
                                    /** @description Share that is drawn, per cent */
                                    percent?: number;
                                    /** @description The most that the funder pays for one file, cents; absent without a limit */
                                    capCents?: number;
                                    /** @description What the funder gives to the campaign in all; absent without a limit */
                                    envelope?: {
                                        /** @description Over all versions of the campaign, cents */
                                        amountCents: number;
                                        /**
                                         * @description What happens once it is used up: files are refused, wait, or the share goes to another funder
                                         * @enum {string}
                                         */
                                        whenUsedUp: "refuse" | "wait" | "redirect";
                                        /** @description Id of the funder that pays then; of `redirect` alone */
                                        redirectTo?: string;
                                    };
                                    /** @description Campaign whose premium the funder pays; absent of the first one */
                                    campaignId?: string;
                                }[];
                                /** @description What it asks of each file; absent: nothing */
                                questions?: ({
                                    /** @description Id of what is meant, as the server gave it */
                                    id: string;
                                    /** @description The place as the address service names it */
                                    label: string;
                                    /** @description A sentence below the question */
                                    hint?: string;
                                    /**
                                     * @description When it is asked: while the file is opened, or with the invoice
                                     * @enum {string}
                                     */
                                    step: "opening" | "invoice";
                                    /** @description True where nothing goes on without an answer */
                                    isRequired: boolean;
                                    /**
                                     * @description Of which files it is asked; absent: of both kinds
                                     * @enum {string}
                                     */
                                    fileKind?: "repair" | "session";
                                    /** @description On which answer to an earlier question it depends whether it is asked; absent: always asked */
                                    askedIf?: {
                                        /** @description Id of that question */
                                        questionId: string;
                                        /** @description The option, yes or no with which it is asked */
                                        answer: string | boolean;
                                    };
                                    /**
                                     * @description What the answer is: an option, a number, yes or no, a day, or a document
                                     * @constant
                                     */
                                    kind: "choice";
                                    /** @description The options, each with its id and its label */
                                    options: {
                                        /** @description Id of what is meant, as the server gave it */
                                        id: string;
                                        /** @description The place as the address service names it */
                                        label: string;
                                    }[];
                                } | {
                                    /** @description Id of what is meant, as the server gave it */
                                    id: string;
                                    /** @description The place as the address service names it */
                                    label: string;
                                    /** @description A sentence below the question */
                                    hint?: string;
                                    /**
                                     * @description When it is asked: while the file is opened, or with the invoice
                                     * @enum {string}
                                     */
                                    step: "opening" | "invoice";
                                    /** @description True where nothing goes on without an answer */
                                    isRequired: boolean;
                                    /**
                                     * @description Of which files it is asked; absent: of both kinds
                                     * @enum {string}
                                     */
                                    fileKind?: "repair" | "session";
                                    /** @description On which answer to an earlier question it depends whether it is asked; absent: always asked */
                                    askedIf?: {
                                        /** @description Id of that question */
                                        questionId: string;
                                        /** @description The option, yes or no with which it is asked */
                                        answer: string | boolean;
                                    };
                                    /**
                                     * @description What the answer is: an option, a number, yes or no, a day, or a document
                                     * @constant
                                     */
                                    kind: "number";
                                    /** @description Written behind the number */
                                    unit?: string;
                                    /** @description The least number */
                                    min?: number;
                                    /** @description The greatest number */
                                    max?: number;
                                } | {
                                    /** @description Id of what is meant, as the server gave it */
                                    id: string;
                                    /** @description The place as the address service names it */
                                    label: string;
                                    /** @description A sentence below the question */
                                    hint?: string;
                                    /**
                                     * @description When it is asked: while the file is opened, or with the invoice
                                     * @enum {string}
                                     */
                                    step: "opening" | "invoice";
                                    /** @description True where nothing goes on without an answer */
                                    isRequired: boolean;
                                    /**
                                     * @description Of which files it is asked; absent: of both kinds
                                     * @enum {string}
                                     */
                                    fileKind?: "repair" | "session";
                                    /** @description On which answer to an earlier question it depends whether it is asked; absent: always asked */
                                    askedIf?: {
                                        /** @description Id of that question */
                                        questionId: string;
                                        /** @description The option, yes or no with which it is asked */
                                        answer: string | boolean;
                                    };
                                    /**
                                     * @description What the answer is: an option, a number, yes or no, a day, or a document
                                     * @constant
                                     */
                                    kind: "yes-no";
                                } | {
                                    /** @description Id of what is meant, as the server gave it */
                                    id: string;
                                    /** @description The place as the address service names it */
                                    label: string;
                                    /** @description A sentence below the question */
                                    hint?: string;
                                    /**
                                     * @description When it is asked: while the file is opened, or with the invoice
                                     * @enum {string}
                                     */
                                    step: "opening" | "invoice";
                                    /** @description True where nothing goes on without an answer */
                                    isRequired: boolean;
                                    /**
                                     * @description Of which files it is asked; absent: of both kinds
                                     * @enum {string}
                                     */
                                    fileKind?: "repair" | "session";
                                    /** @description On which answer to an earlier question it depends whether it is asked; absent: always asked */
                                    askedIf?: {
                                        /** @description Id of that question */
                                        questionId: string;
                                        /** @description The option, yes or no with which it is asked */
                                        answer: string | boolean;
                                    };
                                    /**
                                     * @description What the answer is: an option, a number, yes or no, a day, or a document
                                     * @constant
                                     */
                                    kind: "date";
                                } | {
                                    /** @description Id of what is meant, as the server gave it */
                                    id: string;
                                    /** @description The place as the address service names it */
                                    label: string;
                                    /** @description A sentence below the question */
                                    hint?: string;
                                    /**
                                     * @description When it is asked: while the file is opened, or with the invoice
                                     * @enum {string}
                                     */
                                    step: "opening" | "invoice";
                                    /** @description True where nothing goes on without an answer */
                                    isRequired: boolean;
                                    /**
                                     * @description Of which files it is asked; absent: of both kinds
                                     * @enum {string}
                                     */
                                    fileKind?: "repair" | "session";
                                    /** @description On which answer to an earlier question it depends whether it is asked; absent: always asked */
                                    askedIf?: {
                                        /** @description Id of that question */
                                        questionId: string;
                                        /** @description The option, yes or no with which it is asked */
                                        answer: string | boolean;
                                    };
                                    /**
                                     * @description What the answer is: an option, a number, yes or no, a day, or a document
                                     * @constant
                                     */
                                    kind: "document";
                                })[];
                            }[];
                            /** @description Departments whose establishments may register, overseas among them; absent: all */
                            territories?: string[];
                            /** @description Towns that the rules name; absent: none */
                            towns?: {
                                /** @description As the rules name it */
                                name: string;
                                /** @description Its postcodes; towns of one group may share one */
                                postcodes: string[];
                                /** @description Group of towns that it belongs to, an intermunicipal body for example; absent: none */
                                group?: string;
                            }[];
                            /** @description What is published of the payments; absent: sums alone, under the Licence Ouverte 2.0 */
                            publication?: {
                                /** @description Whether what is paid to each shop that is a legal person is public */
                                paymentsByShop: boolean;
                                /** @description SIRET of the programme that pays alone, fourteen digits */
                                siret?: string;
                                /** @description Licence of the open data; absent: the Licence Ouverte 2.0 */
                                licence?: {
                                    /** @description Its name */
                                    name: string;
                                    /**
                                     * Format: uri
                                     * @description Where it is read
                                     */
                                    url: string;
                                };
                            };
                            /** @description How long persons are kept, in months; terms that are absent are those of the register of processing */
                            retention?: {
                                /** @description Months after the last operation of a refunded file */
                                paidFiles?: number;
                                /** @description Months after the last operation of a file that was given up, refused or left */
                                unpaidFiles?: number;
                                /** @description Months after the registration of a beneficiary whom no file needs */
                                unusedRegistrations?: number;
                                /** @description Months after the closing of an establishment */
                                closedEstablishments?: number;
                                /** @description Months after the last operation of a refunded file for its invoice: eleven years at least */
                                accountingPieces?: number;
                            };
                            /** @description VAT of a shop that has not said its own, per cent */
                            vatPercent: number;
                            /** @description Bikes that a beneficiary may have repaired */
                            bikesPerPerson: number;
                            /** @description Sessions that a beneficiary may take */
                            sessionsPerPerson: number;
                            /** @description Age that a beneficiary must have reached, years */
                            adultAge: number;
                            /** @description Whether a beneficiary whom no SMS reaches may confirm from a link */
                            confirmsByLink: boolean;
                            /** @description Aid to parking places of associations */
                            parking: {
                                /** @description Share of the investment, per cent */
                                percentOfInvestment: number;
                                /** @description At most so much a place, cents */
                                capPerSpotCents: number;
                            };
                        };
                    }[];
                };
            };
        };
    };
    publishCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of a version, chosen by who proposes it; `own` is the installation’s folder, `own-ville` that of a campaign that adds to it */
                    version_id: string;
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
                        /** @description Id of a version, chosen by who proposes it; `own` is the installation’s folder, `own-ville` that of a campaign that adds to it */
                        version_id: string;
                        /** @description Campaign whose rules were evaluated */
                        campaign_id: string;
                        /** @description Name of the campaign, as the version calls it */
                        campaign_name: string;
                        /** @description Version of the event’s shape */
                        version: number;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "proposed" | "published" | "withdrawn";
                        /**
                         * Format: date
                         * @description First day of the repairs that the version rules; absent of the installation’s own
                         */
                        holds_from?: string;
                        /** @description Why, in French */
                        reason: string;
                        /** @description True of the version that rules the repairs of today */
                        is_in_force: boolean;
                        /** @description Who proposed the version, and when */
                        proposed_by?: {
                            /** @description Id of the account */
                            user_id: string;
                            /** @description Name of the account, as others read it */
                            user_name: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                        };
                        /** @description Who published or withdrew the version, and when */
                        settled_by?: {
                            /** @description Id of the account */
                            user_id: string;
                            /** @description Name of the account, as others read it */
                            user_name: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                        };
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash?: string;
                    };
                };
            };
        };
    };
    readCampaignVersion: {
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
                        /** @description Id of a version, chosen by who proposes it; `own` is the installation’s folder, `own-ville` that of a campaign that adds to it */
                        version_id: string;
                        /** @description Campaign whose rules were evaluated */
                        campaign_id: string;
                        /** @description Name of the campaign, as the version calls it */
                        campaign_name: string;
                        /** @description Version of the event’s shape */
                        version: number;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "proposed" | "published" | "withdrawn";
                        /**
                         * Format: date
                         * @description First day of the repairs that the version rules; absent of the installation’s own
                         */
                        holds_from?: string;
                        /** @description Why, in French */
                        reason: string;
                        /** @description True of the version that rules the repairs of today */
                        is_in_force: boolean;
                        /** @description Who proposed the version, and when */
                        proposed_by?: {
                            /** @description Id of the account */
                            user_id: string;
                            /** @description Name of the account, as others read it */
                            user_name: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                        };
                        /** @description Who published or withdrew the version, and when */
                        settled_by?: {
                            /** @description Id of the account */
                            user_id: string;
                            /** @description Name of the account, as others read it */
                            user_name: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                        };
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash?: string;
                        /** @description The three files of the version as they were written */
                        files: {
                            /** @description Text of `campaign.yaml` */
                            campaign: string;
                            /** @description Text of `rules.publicodes` */
                            rules: string;
                            /** @description Text of `examples.yaml` */
                            examples: string;
                        };
                        /** @description Those of the version that would rule without this one */
                        former_files?: {
                            /** @description Text of `campaign.yaml` */
                            campaign: string;
                            /** @description Text of `rules.publicodes` */
                            rules: string;
                            /** @description Text of `examples.yaml` */
                            examples: string;
                        };
                        /** @description What is most likely not meant; a version may be proposed with it */
                        doubts: {
                            /** @description Name of the file */
                            file: string;
                            /** @description Line of the file, from 1 */
                            line: number;
                            /** @description What the campaign says of the rule */
                            sentence: string;
                        }[];
                    };
                };
            };
        };
    };
    readEnvelopes: {
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
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id: string;
                        /** @description The funder, as the campaign names it */
                        funder_name: string;
                        /** @description What the funder gives to the campaign in all, cents */
                        amount_cents: number;
                        /** @description What no file takes yet, cents; below zero where the amount was lowered */
                        left_cents: number;
                        /**
                         * @description What happens once it is used up: files are refused, wait, or the share goes to another funder
                         * @enum {string}
                         */
                        when_used_up: "refuse" | "wait" | "redirect";
                        /** @description Id of the funder that pays then; of `redirect` alone */
                        redirect_to?: string;
                        /** @description Shares of files that wait for their review, cents */
                        reserved_cents: number;
                        /** @description Shares of validated files, as far as the bank has not paid, cents */
                        committed_cents: number;
                        /** @description What the bank has paid and not sent back, cents */
                        paid_cents: number;
                        /**
                         * @description The highest percentage, of 80 and 95, that is used; absent below
                         * @enum {number}
                         */
                        alert?: 80 | 95;
                        /** @description When it ends at the pace of the weeks before */
                        forecast: {
                            /**
                             * @description `ends` on a day, `at-rest` where nothing was taken lately, `too-early` before two whole weeks, `used-up`
                             * @enum {string}
                             */
                            kind: "used-up" | "too-early" | "at-rest" | "ends";
                            /**
                             * Format: date
                             * @description The day; of `ends` alone
                             */
                            day?: string;
                        };
                        /** @description Files that wait for it, complete and in their order */
                        awaiting_files: number;
                        /**
                         * Format: date-time
                         * @description When the account was last compared with what its files say; absent before the first time
                         */
                        compared_at?: string;
                        /** @description By how many cents it differed then; 0 where it did not */
                        difference_cents?: number;
                    }[];
                };
            };
        };
    };
    readOpenEnvelopes: {
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
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id: string;
                        /** @description The funder, as the campaign names it */
                        funder_name: string;
                        /** @description What the funder gives to the campaign in all, cents */
                        amount_cents: number;
                        /** @description What no file takes yet, cents; below zero where the amount was lowered */
                        left_cents: number;
                        /**
                         * @description What happens once it is used up: files are refused, wait, or the share goes to another funder
                         * @enum {string}
                         */
                        when_used_up: "refuse" | "wait" | "redirect";
                        /** @description Id of the funder that pays then; of `redirect` alone */
                        redirect_to?: string;
                    }[];
                };
            };
        };
    };
    withdrawCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of a version, chosen by who proposes it; `own` is the installation’s folder, `own-ville` that of a campaign that adds to it */
                    version_id: string;
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
                        /** @description Id of a version, chosen by who proposes it; `own` is the installation’s folder, `own-ville` that of a campaign that adds to it */
                        version_id: string;
                        /** @description Campaign whose rules were evaluated */
                        campaign_id: string;
                        /** @description Name of the campaign, as the version calls it */
                        campaign_name: string;
                        /** @description Version of the event’s shape */
                        version: number;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "proposed" | "published" | "withdrawn";
                        /**
                         * Format: date
                         * @description First day of the repairs that the version rules; absent of the installation’s own
                         */
                        holds_from?: string;
                        /** @description Why, in French */
                        reason: string;
                        /** @description True of the version that rules the repairs of today */
                        is_in_force: boolean;
                        /** @description Who proposed the version, and when */
                        proposed_by?: {
                            /** @description Id of the account */
                            user_id: string;
                            /** @description Name of the account, as others read it */
                            user_name: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                        };
                        /** @description Who published or withdrew the version, and when */
                        settled_by?: {
                            /** @description Id of the account */
                            user_id: string;
                            /** @description Name of the account, as others read it */
                            user_name: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                        };
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash?: string;
                    };
                };
            };
        };
    };
    countFundedFiles: {
        parameters: {
            query?: {
                /** @description Of the share alone: `reserved`, `committed`, `paid`, `overpaid` */
                state?: "reserved" | "committed" | "paid" | "overpaid";
                /** @description Opened on this day or later */
                from?: string;
                /** @description Opened on this day or earlier */
                until?: string;
                /** @description The beginning of a reference, or the number of a department that is told */
                query?: string;
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
                        /** @description Number of files */
                        files: number;
                        /** @description What the funder pays of the premiums of these files, cents */
                        share_cents: number;
                        /** @description What the bank has paid of it, less what came back, cents */
                        paid_cents: number;
                        /** @description What of it is more than the shares and is to be recovered, cents */
                        overpaid_cents: number;
                    };
                };
            };
        };
    };
    exportFundedFiles: {
        parameters: {
            query?: {
                /** @description Of the share alone: `reserved`, `committed`, `paid`, `overpaid` */
                state?: "reserved" | "committed" | "paid" | "overpaid";
                /** @description Opened on this day or later */
                from?: string;
                /** @description Opened on this day or earlier */
                until?: string;
                /** @description The beginning of a reference, or the number of a department that is told */
                query?: string;
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
                    "text/csv; charset=utf-8": string;
                };
            };
        };
    };
    listFundedFiles: {
        parameters: {
            query?: {
                /** @description Of the share alone: `reserved`, `committed`, `paid`, `overpaid` */
                state?: "reserved" | "committed" | "paid" | "overpaid";
                /** @description Opened on this day or later */
                from?: string;
                /** @description Opened on this day or earlier */
                until?: string;
                /** @description The beginning of a reference, or the number of a department that is told */
                query?: string;
                /** @description The beginning of the file’s id, by which funder and staff name it to one another */
                behind?: string;
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
                        /** @description The beginning of the file’s id, by which funder and staff name it to one another */
                        reference: string;
                        /**
                         * Format: date
                         * @description Day of the opening
                         */
                        day: string;
                        /** @description Of the shop; `autres` where fewer than five files of the funder stand in it */
                        department: string;
                        /**
                         * @description 0 repair, 1 lesson
                         * @enum {number}
                         */
                        gender: 0 | 1 | 2;
                        /** @description Answers to what the campaign lets choose, such as the kind of bike; no other */
                        choices: string[];
                        /** @description Invoiced excluding tax, cents */
                        invoice_cents?: number;
                        /** @description What the funder pays of the premium, cents */
                        share_cents: number;
                        /** @description What the bank has paid of the share, less what came back, cents */
                        paid_cents: number;
                        /** @description What of it is more than the share and is to be recovered, cents */
                        overpaid_cents: number;
                        /**
                         * @description How far the share is: `reserved`, `committed` (something is to pay), `paid`, `overpaid`
                         * @enum {string}
                         */
                        state: "reserved" | "committed" | "paid" | "overpaid";
                        /** @description By whose rules the premium was reckoned; absent of early files */
                        campaign_version?: number;
                    }[];
                };
            };
        };
    };
    readOwnFunding: {
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
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id: string;
                        /** @description The funder, as the campaign names it */
                        funder_name: string;
                        /** @description False once the campaign in force no longer names the funder */
                        is_current: boolean;
                        /** @description Absent where the funder gives without a limit */
                        envelope?: {
                            /** @description Id of the funder whose share it is; absent where the programme pays alone */
                            funder_id: string;
                            /** @description The funder, as the campaign names it */
                            funder_name: string;
                            /** @description What the funder gives to the campaign in all, cents */
                            amount_cents: number;
                            /** @description What no file takes yet, cents; below zero where the amount was lowered */
                            left_cents: number;
                            /**
                             * @description What happens once it is used up: files are refused, wait, or the share goes to another funder
                             * @enum {string}
                             */
                            when_used_up: "refuse" | "wait" | "redirect";
                            /** @description Id of the funder that pays then; of `redirect` alone */
                            redirect_to?: string;
                            /** @description Shares of files that wait for their review, cents */
                            reserved_cents: number;
                            /** @description Shares of validated files, as far as the bank has not paid, cents */
                            committed_cents: number;
                            /** @description What the bank has paid and not sent back, cents */
                            paid_cents: number;
                            /**
                             * @description The highest percentage, of 80 and 95, that is used; absent below
                             * @enum {number}
                             */
                            alert?: 80 | 95;
                            /** @description When it ends at the pace of the weeks before */
                            forecast: {
                                /**
                                 * @description `ends` on a day, `at-rest` where nothing was taken lately, `too-early` before two whole weeks, `used-up`
                                 * @enum {string}
                                 */
                                kind: "used-up" | "too-early" | "at-rest" | "ends";
                                /**
                                 * Format: date
                                 * @description The day; of `ends` alone
                                 */
                                day?: string;
                            };
                            /** @description Files that wait for it, complete and in their order */
                            awaiting_files: number;
                            /**
                             * Format: date-time
                             * @description When the account was last compared with what its files say; absent before the first time
                             */
                            compared_at?: string;
                            /** @description By how many cents it differed then; 0 where it did not */
                            difference_cents?: number;
                        };
                    };
                };
            };
        };
    };
    exportRepairMassLines: {
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
    listRepairMassLines: {
        parameters: {
            query?: {
                /** @description What became of the line */
                result?: "ready" | "begun" | "done" | "already" | "unknown" | "repeated" | "refused";
                /** @description Index of the last line that is shown already */
                after?: number | string;
            };
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
                        /** @description Number of the line, from 0 */
                        index: number;
                        /** @description The line as it was given: an id, a number, a SIRET, an RNA */
                        given: string;
                        /**
                         * @description What became of the line
                         * @enum {string}
                         */
                        result: "ready" | "begun" | "done" | "already" | "unknown" | "repeated" | "refused";
                        /** @description Name */
                        name?: string;
                        /** @description Why, in French */
                        reason?: string;
                        /** @description Id of the file, given by the server */
                        repair_id?: string;
                        /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                        repair_rozo_id?: string;
                        /** @description Name of the beneficiary, for people to read */
                        consumer_name?: string;
                        /** @description Trade name of the establishment */
                        entity_name?: string;
                        /** @description Premium that the programme pays for the file, decimal euros */
                        amount_to_refund?: number;
                    }[];
                };
            };
        };
    };
    listRepairMassRuns: {
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
                        /** @description Id of the run, given by the server */
                        run_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "previewing" | "previewed" | "running" | "stopped" | "done";
                        /** @description Name of who prepared the run */
                        created_by: string;
                        /** @description Id of who prepared the run, who alone starts it */
                        created_by_id?: string;
                        /**
                         * @description `author`: whoever prepared the run may not do it any more, for his account is closed or has lesser rights
                         * @constant
                         */
                        stop_reason?: "author";
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        created_at: string;
                        /**
                         * Format: date-time
                         * @description When the run was started; ISO 8601, UTC
                         */
                        started_at?: string;
                        /**
                         * Format: date-time
                         * @description When the run ended; ISO 8601, UTC
                         */
                        ended_at?: string;
                        /** @description Sum, decimal euros */
                        total: number;
                        /** @description Lines by result */
                        counts: {
                            /** @description Lines by result: ready */
                            ready: number;
                            /** @description Lines by result: begun */
                            begun: number;
                            /** @description Lines by result: done */
                            done: number;
                            /** @description Lines by result: already */
                            already: number;
                            /** @description Lines by result: unknown */
                            unknown: number;
                            /** @description Lines by result: repeated */
                            repeated: number;
                            /** @description Lines by result: refused */
                            refused: number;
                        } & {
                            [key: string]: number;
                        };
                        /**
                         * @description What is done to each line, or was done
                         * @enum {string}
                         */
                        act: "not-eligible" | "validate" | "ask-complements" | "sample" | "assign";
                        /**
                         * @description Where the lines come from
                         * @enum {string}
                         */
                        source: "lines" | "sirets" | "filter";
                        /** @description Id of the member of staff who holds the files, or is to hold them; empty in a write releases them */
                        operator_id?: string;
                        /** @description Reasons, a line each, in French */
                        reasons?: string[];
                        /** @description Share of the filter that is drawn at random */
                        draw?: {
                            /** @description Share that is drawn, per cent */
                            percent: number;
                            /** @description Seed of the draw: the same one draws the same files again */
                            seed: string;
                        };
                        /** @description Sum of the premiums of the lines that are ready, decimal euros */
                        ready_amount?: number;
                    }[];
                };
            };
        };
    };
    openRepairMassRun: {
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
                    act: "not-eligible" | "validate" | "ask-complements" | "sample" | "assign";
                    /** @description Ids or numbers of the files */
                    lines?: string[];
                    /** @description SIRETs or RNAs of the establishments whose files are treated */
                    sirets?: string[];
                    /** @description Filter of the list whose rows are treated */
                    filter?: {
                        /** @description Words to search for, each of at least 3 characters */
                        query?: string;
                        /** @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff */
                        status?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14) | string;
                        /** @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved */
                        gender?: (0 | 1 | 2) | string;
                        /** @description Statuses separated by commas, where `status` names none */
                        statuses?: string;
                        /** @description Kinds separated by commas, where `gender` names none */
                        genders?: string;
                        /**
                         * @description How many the caller holds
                         * @constant
                         */
                        mine?: "yes";
                        /**
                         * @description What the caller has not read
                         * @constant
                         */
                        unread?: "yes";
                        /**
                         * @description `yes`: files that were drawn as a sample
                         * @constant
                         */
                        sample?: "yes";
                        /**
                         * @description `yes`: files declared on honour after an incident of the platform
                         * @constant
                         */
                        incident?: "yes";
                        /**
                         * @description `yes`: only files whose recommended validation waits for another operator
                         * @enum {string}
                         */
                        recommended?: "yes" | "no";
                        /**
                         * @description True while the file waits until the envelope of a funder holds its share
                         * @constant
                         */
                        awaits_envelope?: "yes";
                        /** @description Id of the establishment, given by the server */
                        entity_id?: string;
                        /** @description Number of the department: 67, 2A, 974; ZZ where nobody knows */
                        department?: string;
                        /** @description A question of the campaign and the answer to it: `velo=cargo`, `etudiant=true` */
                        answer?: string;
                        /**
                         * Format: date
                         * @description First day, in Paris, counted in
                         */
                        start_date?: string;
                        /**
                         * Format: date
                         * @description Last day, in Paris, counted in
                         */
                        end_date?: string;
                        /** @description Invoiced amount excluding tax from which on files are listed, decimal euros */
                        amount_from?: number | string;
                        /** @description Invoiced amount excluding tax up to which files are listed, decimal euros */
                        amount_to?: number | string;
                        /** @description Id of the member of staff who holds the files, or is to hold them; empty in a write releases them */
                        operator_id?: string;
                    };
                    /** @description Share of the filter that is drawn at random */
                    draw?: {
                        /** @description Share that is drawn, per cent */
                        percent: number;
                        /** @description Seed of the draw: the same one draws the same files again */
                        seed?: string;
                    };
                    /** @description Id of the member of staff who holds the files, or is to hold them; empty in a write releases them */
                    operator_id?: string | "";
                    /** @description Reasons, a line each, in French */
                    reasons?: string[];
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
                        /** @description Id of the run, given by the server */
                        run_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "previewing" | "previewed" | "running" | "stopped" | "done";
                        /** @description Name of who prepared the run */
                        created_by: string;
                        /** @description Id of who prepared the run, who alone starts it */
                        created_by_id?: string;
                        /**
                         * @description `author`: whoever prepared the run may not do it any more, for his account is closed or has lesser rights
                         * @constant
                         */
                        stop_reason?: "author";
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        created_at: string;
                        /**
                         * Format: date-time
                         * @description When the run was started; ISO 8601, UTC
                         */
                        started_at?: string;
                        /**
                         * Format: date-time
                         * @description When the run ended; ISO 8601, UTC
                         */
                        ended_at?: string;
                        /** @description Sum, decimal euros */
                        total: number;
                        /** @description Lines by result */
                        counts: {
                            /** @description Lines by result: ready */
                            ready: number;
                            /** @description Lines by result: begun */
                            begun: number;
                            /** @description Lines by result: done */
                            done: number;
                            /** @description Lines by result: already */
                            already: number;
                            /** @description Lines by result: unknown */
                            unknown: number;
                            /** @description Lines by result: repeated */
                            repeated: number;
                            /** @description Lines by result: refused */
                            refused: number;
                        } & {
                            [key: string]: number;
                        };
                        /**
                         * @description What is done to each line, or was done
                         * @enum {string}
                         */
                        act: "not-eligible" | "validate" | "ask-complements" | "sample" | "assign";
                        /**
                         * @description Where the lines come from
                         * @enum {string}
                         */
                        source: "lines" | "sirets" | "filter";
                        /** @description Id of the member of staff who holds the files, or is to hold them; empty in a write releases them */
                        operator_id?: string;
                        /** @description Reasons, a line each, in French */
                        reasons?: string[];
                        /** @description Share of the filter that is drawn at random */
                        draw?: {
                            /** @description Share that is drawn, per cent */
                            percent: number;
                            /** @description Seed of the draw: the same one draws the same files again */
                            seed: string;
                        };
                        /** @description Sum of the premiums of the lines that are ready, decimal euros */
                        ready_amount?: number;
                    };
                };
            };
        };
    };
    readRepairMassRun: {
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
                        /** @description Id of the run, given by the server */
                        run_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "previewing" | "previewed" | "running" | "stopped" | "done";
                        /** @description Name of who prepared the run */
                        created_by: string;
                        /** @description Id of who prepared the run, who alone starts it */
                        created_by_id?: string;
                        /**
                         * @description `author`: whoever prepared the run may not do it any more, for his account is closed or has lesser rights
                         * @constant
                         */
                        stop_reason?: "author";
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        created_at: string;
                        /**
                         * Format: date-time
                         * @description When the run was started; ISO 8601, UTC
                         */
                        started_at?: string;
                        /**
                         * Format: date-time
                         * @description When the run ended; ISO 8601, UTC
                         */
                        ended_at?: string;
                        /** @description Sum, decimal euros */
                        total: number;
                        /** @description Lines by result */
                        counts: {
                            /** @description Lines by result: ready */
                            ready: number;
                            /** @description Lines by result: begun */
                            begun: number;
                            /** @description Lines by result: done */
                            done: number;
                            /** @description Lines by result: already */
                            already: number;
                            /** @description Lines by result: unknown */
                            unknown: number;
                            /** @description Lines by result: repeated */
                            repeated: number;
                            /** @description Lines by result: refused */
                            refused: number;
                        } & {
                            [key: string]: number;
                        };
                        /**
                         * @description What is done to each line, or was done
                         * @enum {string}
                         */
                        act: "not-eligible" | "validate" | "ask-complements" | "sample" | "assign";
                        /**
                         * @description Where the lines come from
                         * @enum {string}
                         */
                        source: "lines" | "sirets" | "filter";
                        /** @description Id of the member of staff who holds the files, or is to hold them; empty in a write releases them */
                        operator_id?: string;
                        /** @description Reasons, a line each, in French */
                        reasons?: string[];
                        /** @description Share of the filter that is drawn at random */
                        draw?: {
                            /** @description Share that is drawn, per cent */
                            percent: number;
                            /** @description Seed of the draw: the same one draws the same files again */
                            seed: string;
                        };
                        /** @description Sum of the premiums of the lines that are ready, decimal euros */
                        ready_amount?: number;
                    };
                };
            };
        };
    };
    turnRepairMassRun: {
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
                    /**
                     * @description `start` a previewed or stopped run, or `stop` it
                     * @enum {string}
                     */
                    action: "start" | "stop";
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
                        /** @description Id of the run, given by the server */
                        run_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "previewing" | "previewed" | "running" | "stopped" | "done";
                        /** @description Name of who prepared the run */
                        created_by: string;
                        /** @description Id of who prepared the run, who alone starts it */
                        created_by_id?: string;
                        /**
                         * @description `author`: whoever prepared the run may not do it any more, for his account is closed or has lesser rights
                         * @constant
                         */
                        stop_reason?: "author";
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        created_at: string;
                        /**
                         * Format: date-time
                         * @description When the run was started; ISO 8601, UTC
                         */
                        started_at?: string;
                        /**
                         * Format: date-time
                         * @description When the run ended; ISO 8601, UTC
                         */
                        ended_at?: string;
                        /** @description Sum, decimal euros */
                        total: number;
                        /** @description Lines by result */
                        counts: {
                            /** @description Lines by result: ready */
                            ready: number;
                            /** @description Lines by result: begun */
                            begun: number;
                            /** @description Lines by result: done */
                            done: number;
                            /** @description Lines by result: already */
                            already: number;
                            /** @description Lines by result: unknown */
                            unknown: number;
                            /** @description Lines by result: repeated */
                            repeated: number;
                            /** @description Lines by result: refused */
                            refused: number;
                        } & {
                            [key: string]: number;
                        };
                        /**
                         * @description What is done to each line, or was done
                         * @enum {string}
                         */
                        act: "not-eligible" | "validate" | "ask-complements" | "sample" | "assign";
                        /**
                         * @description Where the lines come from
                         * @enum {string}
                         */
                        source: "lines" | "sirets" | "filter";
                        /** @description Id of the member of staff who holds the files, or is to hold them; empty in a write releases them */
                        operator_id?: string;
                        /** @description Reasons, a line each, in French */
                        reasons?: string[];
                        /** @description Share of the filter that is drawn at random */
                        draw?: {
                            /** @description Share that is drawn, per cent */
                            percent: number;
                            /** @description Seed of the draw: the same one draws the same files again */
                            seed: string;
                        };
                        /** @description Sum of the premiums of the lines that are ready, decimal euros */
                        ready_amount?: number;
                    };
                };
            };
        };
    };
    reassignRepairs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the account */
                    user_id: string;
                    /** @description Id of the member of staff who holds the file; empty in a write releases it */
                    rozo_user_id: string | "";
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
                        /** @description Id of the run, given by the server */
                        run_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "previewing" | "previewed" | "running" | "stopped" | "done";
                        /** @description Name of who prepared the run */
                        created_by: string;
                        /** @description Id of who prepared the run, who alone starts it */
                        created_by_id?: string;
                        /**
                         * @description `author`: whoever prepared the run may not do it any more, for his account is closed or has lesser rights
                         * @constant
                         */
                        stop_reason?: "author";
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        created_at: string;
                        /**
                         * Format: date-time
                         * @description When the run was started; ISO 8601, UTC
                         */
                        started_at?: string;
                        /**
                         * Format: date-time
                         * @description When the run ended; ISO 8601, UTC
                         */
                        ended_at?: string;
                        /** @description Sum, decimal euros */
                        total: number;
                        /** @description Lines by result */
                        counts: {
                            /** @description Lines by result: ready */
                            ready: number;
                            /** @description Lines by result: begun */
                            begun: number;
                            /** @description Lines by result: done */
                            done: number;
                            /** @description Lines by result: already */
                            already: number;
                            /** @description Lines by result: unknown */
                            unknown: number;
                            /** @description Lines by result: repeated */
                            repeated: number;
                            /** @description Lines by result: refused */
                            refused: number;
                        } & {
                            [key: string]: number;
                        };
                        /**
                         * @description What is done to each line, or was done
                         * @enum {string}
                         */
                        act: "not-eligible" | "validate" | "ask-complements" | "sample" | "assign";
                        /**
                         * @description Where the lines come from
                         * @enum {string}
                         */
                        source: "lines" | "sirets" | "filter";
                        /** @description Id of the member of staff who holds the files, or is to hold them; empty in a write releases them */
                        operator_id?: string;
                        /** @description Reasons, a line each, in French */
                        reasons?: string[];
                        /** @description Share of the filter that is drawn at random */
                        draw?: {
                            /** @description Share that is drawn, per cent */
                            percent: number;
                            /** @description Seed of the draw: the same one draws the same files again */
                            seed: string;
                        };
                        /** @description Sum of the premiums of the lines that are ready, decimal euros */
                        ready_amount?: number;
                    };
                };
            };
        };
    };
    validateRepairs: {
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
                        /** @description Id of the run, given by the server */
                        run_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "previewing" | "previewed" | "running" | "stopped" | "done";
                        /** @description Name of who prepared the run */
                        created_by: string;
                        /** @description Id of who prepared the run, who alone starts it */
                        created_by_id?: string;
                        /**
                         * @description `author`: whoever prepared the run may not do it any more, for his account is closed or has lesser rights
                         * @constant
                         */
                        stop_reason?: "author";
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        created_at: string;
                        /**
                         * Format: date-time
                         * @description When the run was started; ISO 8601, UTC
                         */
                        started_at?: string;
                        /**
                         * Format: date-time
                         * @description When the run ended; ISO 8601, UTC
                         */
                        ended_at?: string;
                        /** @description Sum, decimal euros */
                        total: number;
                        /** @description Lines by result */
                        counts: {
                            /** @description Lines by result: ready */
                            ready: number;
                            /** @description Lines by result: begun */
                            begun: number;
                            /** @description Lines by result: done */
                            done: number;
                            /** @description Lines by result: already */
                            already: number;
                            /** @description Lines by result: unknown */
                            unknown: number;
                            /** @description Lines by result: repeated */
                            repeated: number;
                            /** @description Lines by result: refused */
                            refused: number;
                        } & {
                            [key: string]: number;
                        };
                        /**
                         * @description What is done to each line, or was done
                         * @enum {string}
                         */
                        act: "not-eligible" | "validate" | "ask-complements" | "sample" | "assign";
                        /**
                         * @description Where the lines come from
                         * @enum {string}
                         */
                        source: "lines" | "sirets" | "filter";
                        /** @description Id of the member of staff who holds the files, or is to hold them; empty in a write releases them */
                        operator_id?: string;
                        /** @description Reasons, a line each, in French */
                        reasons?: string[];
                        /** @description Share of the filter that is drawn at random */
                        draw?: {
                            /** @description Share that is drawn, per cent */
                            percent: number;
                            /** @description Seed of the draw: the same one draws the same files again */
                            seed: string;
                        };
                        /** @description Sum of the premiums of the lines that are ready, decimal euros */
                        ready_amount?: number;
                    };
                };
            };
        };
    };
    confirmPickUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Signed token of the link; it holds neither name nor address */
                    token: string;
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
                         * @description `open`, or `confirmed` by this very link
                         * @enum {string}
                         */
                        state: "open" | "confirmed";
                        /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                        repair_rozo_id: string;
                        /**
                         * @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved
                         * @enum {number}
                         */
                        gender: 0 | 1 | 2;
                        /** @description Trade name of the establishment */
                        entity_name: string;
                        /** @description Name of the town */
                        city?: string;
                        /** @description The bike; absent for a session where it would say nothing */
                        bike?: {
                            /** @description Brand of the bike */
                            brand: string;
                            /** @description Marking, serial or lot number of the bike */
                            serial: string;
                        };
                        /** @description Invoiced amount excluding tax, decimal euros */
                        amount_net: number;
                        /** @description Premium that the programme pays for the file, decimal euros */
                        amount_to_refund: number;
                        /**
                         * @description VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)
                         * @enum {string}
                         */
                        taux_tva?: "0" | "20" | "8.5" | "2.1" | "293B";
                        /**
                         * Format: date-time
                         * @description Until when it is good; ISO 8601, UTC
                         */
                        expires_at: string;
                    };
                };
            };
        };
    };
    readPickUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Signed token of the link; it holds neither name nor address */
                    token: string;
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
                         * @description `open`, or `confirmed` by this very link
                         * @enum {string}
                         */
                        state: "open" | "confirmed";
                        /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                        repair_rozo_id: string;
                        /**
                         * @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved
                         * @enum {number}
                         */
                        gender: 0 | 1 | 2;
                        /** @description Trade name of the establishment */
                        entity_name: string;
                        /** @description Name of the town */
                        city?: string;
                        /** @description The bike; absent for a session where it would say nothing */
                        bike?: {
                            /** @description Brand of the bike */
                            brand: string;
                            /** @description Marking, serial or lot number of the bike */
                            serial: string;
                        };
                        /** @description Invoiced amount excluding tax, decimal euros */
                        amount_net: number;
                        /** @description Premium that the programme pays for the file, decimal euros */
                        amount_to_refund: number;
                        /**
                         * @description VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)
                         * @enum {string}
                         */
                        taux_tva?: "0" | "20" | "8.5" | "2.1" | "293B";
                        /**
                         * Format: date-time
                         * @description Until when it is good; ISO 8601, UTC
                         */
                        expires_at: string;
                    };
                };
            };
        };
    };
    readSmsSwitch: {
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
                         * @description `yes`: files are closed without a code by SMS; `no`: they need one
                         * @enum {string}
                         */
                        disable_sms: "yes" | "no";
                    };
                };
            };
        };
    };
    switchSms: {
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
                     * @description `yes`: files are closed without a code by SMS; `no`: they need one
                     * @enum {string}
                     */
                    disable_sms: "yes" | "no";
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
                         * @description `yes`: files are closed without a code by SMS; `no`: they need one
                         * @enum {string}
                         */
                        disable_sms: "yes" | "no";
                    };
                };
            };
        };
    };
    assignRepair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the file, given by the server */
                    repair_id: string;
                    /** @description Id of the member of staff who holds the file; empty in a write releases it */
                    rozo_user_id: string | "";
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
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                    };
                };
            };
        };
    };
    countListedRepairs: {
        parameters: {
            query?: {
                /** @description Words to search for, each of at least 3 characters */
                query?: string;
                /** @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff */
                status?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14) | string;
                /** @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved */
                gender?: (0 | 1 | 2) | string;
                /** @description Statuses separated by commas, where `status` names none */
                statuses?: string;
                /** @description Kinds separated by commas, where `gender` names none */
                genders?: string;
                /** @description How many the caller holds */
                mine?: "yes";
                /** @description What the caller has not read */
                unread?: "yes";
                /** @description `yes`: files that were drawn as a sample */
                sample?: "yes";
                /** @description `yes`: files declared on honour after an incident of the platform */
                incident?: "yes";
                /** @description `yes`: only files whose recommended validation waits for another operator */
                recommended?: "yes" | "no";
                /** @description True while the file waits until the envelope of a funder holds its share */
                awaits_envelope?: "yes";
                /** @description Id of the establishment, given by the server */
                entity_id?: string;
                /** @description Number of the department: 67, 2A, 974; ZZ where nobody knows */
                department?: string;
                /** @description A question of the campaign and the answer to it: `velo=cargo`, `etudiant=true` */
                answer?: string;
                /** @description First day, in Paris, counted in */
                start_date?: string;
                /** @description Last day, in Paris, counted in */
                end_date?: string;
                /** @description Invoiced amount excluding tax from which on files are listed, decimal euros */
                amount_from?: number | string;
                /** @description Invoiced amount excluding tax up to which files are listed, decimal euros */
                amount_to?: number | string;
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
                        /** @description How many there are */
                        count: number;
                    };
                };
            };
        };
    };
    countRepairs: {
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
                        /** @description Sum, decimal euros */
                        total: number;
                        /** @description How many the caller holds */
                        mine: number;
                        /** @description How many stand in each status, by its number */
                        by_status: {
                            [key: string]: number;
                        };
                        /** @description How many files hold a message that the caller’s side has not read */
                        unread: number;
                        /** @description How many recommended validations wait for another operator; told to staff alone */
                        to_confirm?: number;
                        /** @description Of the recommended validations that wait for another operator, how many stand in each status, by its number */
                        to_confirm_by_status?: {
                            [key: string]: number;
                        };
                    };
                };
            };
        };
    };
    exportRepairsCsv: {
        parameters: {
            query?: {
                /** @description Words to search for, each of at least 3 characters */
                query?: string;
                /** @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff */
                status?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14) | string;
                /** @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved */
                gender?: (0 | 1 | 2) | string;
                /** @description Statuses separated by commas, where `status` names none */
                statuses?: string;
                /** @description Kinds separated by commas, where `gender` names none */
                genders?: string;
                /** @description How many the caller holds */
                mine?: "yes";
                /** @description What the caller has not read */
                unread?: "yes";
                /** @description `yes`: files that were drawn as a sample */
                sample?: "yes";
                /** @description `yes`: files declared on honour after an incident of the platform */
                incident?: "yes";
                /** @description `yes`: only files whose recommended validation waits for another operator */
                recommended?: "yes" | "no";
                /** @description True while the file waits until the envelope of a funder holds its share */
                awaits_envelope?: "yes";
                /** @description Id of the establishment, given by the server */
                entity_id?: string;
                /** @description Number of the department: 67, 2A, 974; ZZ where nobody knows */
                department?: string;
                /** @description A question of the campaign and the answer to it: `velo=cargo`, `etudiant=true` */
                answer?: string;
                /** @description First day, in Paris, counted in */
                start_date?: string;
                /** @description Last day, in Paris, counted in */
                end_date?: string;
                /** @description Invoiced amount excluding tax from which on files are listed, decimal euros */
                amount_from?: number | string;
                /** @description Invoiced amount excluding tax up to which files are listed, decimal euros */
                amount_to?: number | string;
                /** @description Id of the member of staff who holds the files, or is to hold them; empty in a write releases them */
                operator_id?: string;
                /** @description Order of the list; newest first without it */
                order?: "newest" | "oldest";
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
                    "text/csv; charset=utf-8": string;
                };
            };
        };
    };
    exportRepairsXlsx: {
        parameters: {
            query?: {
                /** @description Words to search for, each of at least 3 characters */
                query?: string;
                /** @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff */
                status?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14) | string;
                /** @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved */
                gender?: (0 | 1 | 2) | string;
                /** @description Statuses separated by commas, where `status` names none */
                statuses?: string;
                /** @description Kinds separated by commas, where `gender` names none */
                genders?: string;
                /** @description How many the caller holds */
                mine?: "yes";
                /** @description What the caller has not read */
                unread?: "yes";
                /** @description `yes`: files that were drawn as a sample */
                sample?: "yes";
                /** @description `yes`: files declared on honour after an incident of the platform */
                incident?: "yes";
                /** @description `yes`: only files whose recommended validation waits for another operator */
                recommended?: "yes" | "no";
                /** @description True while the file waits until the envelope of a funder holds its share */
                awaits_envelope?: "yes";
                /** @description Id of the establishment, given by the server */
                entity_id?: string;
                /** @description Number of the department: 67, 2A, 974; ZZ where nobody knows */
                department?: string;
                /** @description A question of the campaign and the answer to it: `velo=cargo`, `etudiant=true` */
                answer?: string;
                /** @description First day, in Paris, counted in */
                start_date?: string;
                /** @description Last day, in Paris, counted in */
                end_date?: string;
                /** @description Invoiced amount excluding tax from which on files are listed, decimal euros */
                amount_from?: number | string;
                /** @description Invoiced amount excluding tax up to which files are listed, decimal euros */
                amount_to?: number | string;
                /** @description Id of the member of staff who holds the files, or is to hold them; empty in a write releases them */
                operator_id?: string;
                /** @description Order of the list; newest first without it */
                order?: "newest" | "oldest";
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
        };
    };
    findOwnRepair: {
        parameters: {
            query?: {
                /** @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved */
                gender?: (0 | 1 | 2) | string;
            };
            header?: never;
            path: {
                /** @description File number, its five digits, or the value of the O°code */
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
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                        /**
                         * @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved
                         * @enum {number}
                         */
                        gender: 0 | 1 | 2;
                        /** @description Id of the establishment that opened the file */
                        repair_entity_id: string;
                        /** @description Pre-registration code of the beneficiary */
                        repair_consumer_id: string;
                        /** @description Id of the member of staff who holds the file; empty in a write releases it */
                        rozo_user_id?: string;
                        /** @description Name of the holder, as his account had it when the file was given to him */
                        rozo_user_name?: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /**
                         * Format: date-time
                         * @description When it was changed last; ISO 8601, UTC
                         */
                        modify_date: string;
                        /** @description Amounts of the file */
                        repair_amounts: {
                            /** @description Invoiced amount excluding tax, decimal euros */
                            amount_net?: number;
                            /** @description Premium that the programme pays for the file, decimal euros */
                            amount_to_refund?: number;
                        };
                        /** @description What the file is searched by; the server has its own and ignores a client’s */
                        repair_search_data: {
                            /** @description Surname of the beneficiary */
                            lastname: string;
                            /** @description First name of the beneficiary */
                            name: string;
                            /** @description Surname of the beneficiary as it was typed, for people to read */
                            typed_lastname?: string;
                            /** @description First name of the beneficiary as it was typed, for people to read */
                            typed_name?: string;
                            /** @description Mobile number of the beneficiary, in international form */
                            phone?: string;
                            /** @description Mail address of the beneficiary */
                            mail?: string;
                            /** @description Comment on the bike, to search by */
                            comment?: string;
                            /** @description True when staff wrote what the repairer has not read */
                            message_non_lu_reparateur?: boolean;
                            /** @description True when the repairer wrote what staff has not read */
                            message_non_lu_rozo?: boolean;
                            /** @description Mark of the platform’s incident that the file was declared for, `YYYYMMDD` */
                            bug?: string;
                        };
                        /** @description Trade name of the establishment */
                        entity_name?: string;
                        /**
                         * @description VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)
                         * @enum {string}
                         */
                        taux_tva?: "0" | "20" | "8.5" | "2.1" | "293B";
                        /** @description The bike; absent for a session where it would say nothing */
                        bike: {
                            /** @description Brand of the bike */
                            brand: string;
                            /** @description Marking, serial or lot number of the bike */
                            serial: string;
                            /** @description Free comment */
                            comment?: string;
                        };
                        /**
                         * Format: date-time
                         * @description When the file was validated; ISO 8601, UTC
                         */
                        validated_at?: string;
                        /** @description A recommended validation waits for another operator; told to staff alone */
                        is_recommended?: boolean;
                        /** @description True while the file waits until the envelope of a funder holds its share */
                        awaits_envelope?: boolean;
                        /** @description What the programme asks for, line by line, in a file that waits for complements; only in the list and the home of its repairer */
                        request_lines?: string[];
                        /** @description Steps that the file lacks before it can be reviewed */
                        missing: ("FAC" | "FACVE" | "PHO" | "VAL")[];
                        /** @description The beneficiary */
                        consumer: {
                            /** @description First name, folded: capitals A to Z alone */
                            first_name: string;
                            /** @description Surname, folded: capitals A to Z alone */
                            last_name: string;
                            /** @description First name as it was typed, for people to read */
                            typed_first_name?: string;
                            /** @description Surname as it was typed, for people to read */
                            typed_last_name?: string;
                            /** @description Mobile number of the beneficiary, in international form */
                            smartphone_number?: string;
                        };
                        /** @description The establishment */
                        entity: {
                            /** @description Id of the establishment, given by the server */
                            entity_id: string;
                            /** @description Mail address, without accents */
                            mail?: string;
                            /** @description SIRET (14 digits), RNA with its five W, or register entry of an Alsace-Moselle association */
                            siret?: string;
                            /** @description Company name */
                            raison_sociale?: string;
                            /** @description Trade name */
                            commercialname?: string;
                            /** @description Street and number of the establishment */
                            adresse?: string;
                            /** @description French postcode, 5 digits */
                            zip?: string;
                            /** @description Name of the town */
                            city?: string;
                            /** @description Phone of the establishment, in international form */
                            telephone?: string;
                        };
                        /** @description Its version */
                        campaign_version?: number;
                        /** @description With the number of the file, by which shop and client find it in the public log */
                        receipt_code?: string;
                        /** @description What the rules of the campaign name of the file besides its invoice; each absent where they do not */
                        situation?: {
                            /** @description VAT of the establishment, in per cent */
                            vat_percent?: number;
                            /**
                             * Format: date
                             * @description Day of the repair
                             */
                            repaired_on?: string;
                            /** @description Of the beneficiary on that day, in whole years */
                            age?: number;
                            /** @description Postcode of the beneficiary */
                            home_zip?: string;
                            /** @description Department of the beneficiary */
                            home_department?: string;
                            /** @description Town of the beneficiary, among those that the campaign names; `ailleurs` of every other one */
                            home_town?: string;
                            /** @description Group of towns of the beneficiary, as the campaign names it; `ailleurs` of a town without one */
                            home_group?: string;
                            /** @description Files of the same kind that the beneficiary had before this one, neither given up nor refused */
                            files_before?: number;
                            /** @description Those of them whose repair is of the same calendar year */
                            files_this_year?: number;
                            /** @description Postcode of the establishment */
                            shop_zip?: string;
                            /** @description Department of the establishment */
                            shop_department?: string;
                            /** @description Town of the establishment, among those that the campaign names; `ailleurs` of every other one */
                            shop_town?: string;
                            /** @description Group of towns of the establishment, as the campaign names it; `ailleurs` of a town without one */
                            shop_group?: string;
                            /** @description Kind of the establishment in the words of rules: `vélociste`, `association` or `collectivité` */
                            shop_kind?: string;
                        };
                        /** @description Answers to the questions of the campaign */
                        answers?: {
                            /** @description Id of the question, given by the server */
                            question_id: string;
                            /** @description The question as the campaign words it, in French */
                            question: string;
                            /** @description The answer as people read it, in French */
                            answer: string;
                            /** @description What both sides share, or how many files the pace counts */
                            value: string | number | boolean;
                            /** @description The document that answers the question */
                            media_url?: string;
                        }[];
                        /** @description What became of the messages with a code or a link */
                        sms?: {
                            /** @description How many messages were sent */
                            sent: number;
                            /**
                             * Format: date-time
                             * @description When the last message was sent; ISO 8601, UTC
                             */
                            last_sent_at?: string;
                            /**
                             * @description What became of the last message
                             * @enum {string}
                             */
                            delivery?: "pending" | "sent" | "delivered" | "failed";
                            /**
                             * Format: date-time
                             * @description When the last message was delivered; ISO 8601, UTC
                             */
                            delivered_at?: string;
                            /**
                             * @description Why the message failed
                             * @enum {string}
                             */
                            failure?: "unknown-number" | "unreachable" | "too-late" | "refused" | "other";
                            /** @description Messages with a code or a link, oldest first */
                            messages?: {
                                /** @description Id of the message */
                                message_id: string;
                                /**
                                 * @description How the message goes: mail or SMS
                                 * @enum {string}
                                 */
                                channel?: "sms" | "mail" | "link";
                                /**
                                 * @description True where a code went to a number or an address that the client named for this sending
                                 * @constant
                                 */
                                named_by_client?: true;
                                /**
                                 * Format: date-time
                                 * @description When it was sent; ISO 8601, UTC
                                 */
                                sent_at: string;
                                /** @description What was told of the message, oldest first */
                                rungs: {
                                    /**
                                     * @description Where it stands
                                     * @enum {string}
                                     */
                                    state: "sent" | "delivered" | "failed";
                                    /**
                                     * Format: date-time
                                     * @description When it happened; ISO 8601, UTC
                                     */
                                    at: string;
                                    /**
                                     * @description Why the message failed
                                     * @enum {string}
                                     */
                                    failure?: "unknown-number" | "unreachable" | "too-late" | "refused" | "other";
                                }[];
                            }[];
                        };
                        /**
                         * Format: date-time
                         * @description Until when the beneficiary may confirm from the link that was sent; absent when none waits
                         */
                        link_expires_at?: string;
                        /** @description True while the invoice asks for other amounts than the beneficiary confirmed: a new confirmation must come, or that of staff with a comment */
                        confirmation_due?: boolean;
                        /** @description True once the campaign and its grace period are over: a file that is not complete stays so */
                        grace_ended?: boolean;
                        /** @description Amounts that the beneficiary confirmed; absent before, and where he confirmed the pick-up alone */
                        confirmed_amounts?: {
                            /** @description Invoiced amount excluding tax, decimal euros */
                            amount_net: number;
                            /** @description Premium that the programme pays for the file, decimal euros */
                            amount_to_refund: number;
                        };
                        /** @description Which learner of a session of several the file is of: those with the same invoice on the same day; absent before the invoice */
                        learner?: {
                            /** @description Which of them, from 1, in the order in which their files were opened */
                            number: number;
                            /** @description Participants of the session, as its invoice says */
                            participants: number;
                            /** @description How many of them have a file with the invoice */
                            filed: number;
                            /** @description Id of the file of the first learner of the session */
                            first_repair_id: string;
                        };
                        /** @description Whether two operators decide on the validation; told to staff alone, while the file waits for its review */
                        second_review?: {
                            /** @description Why two operators decide on the validation: `premium` at the limit or above it, `new-shop` among its first files, `drawn` at random */
                            causes: ("premium" | "new-shop" | "drawn")[];
                            /** @description The operator who recommended the validation, while that stands */
                            recommended_by?: {
                                /** @description Id of the account */
                                user_id: string;
                                /** @description Name of the account, as others read it */
                                user_name: string;
                            };
                        };
                        /** @description For whose envelope the file waits, and since when; absent while it waits for none */
                        envelope_wait?: {
                            /** @description The funder, as the campaign names it */
                            funder_name: string;
                            /**
                             * Format: date-time
                             * @description Since when; who waits longest is served first
                             */
                            since: string;
                        };
                        /**
                         * Format: date-time
                         * @description When the personal data of the file were erased after their term; absent before. It takes no operation any more
                         */
                        persons_erased_at?: string;
                        /** @description True while an approved or exported batch pays the file: it cannot leave its status */
                        refund_locked: boolean;
                        /** @description What was done to the file, oldest first */
                        history: {
                            /** @description Id of the operation, given by the server */
                            operation_id: string;
                            /**
                             * @description Code of the operation
                             * @enum {string}
                             */
                            operation_code: "INIT" | "FAC" | "FACVE" | "PHO" | "VELO" | "MSG" | "SMS" | "MEL" | "LIEN" | "VAL" | "RECU" | "CAN" | "COM" | "COMR" | "RECO" | "AVAL" | "REM" | "ECH" | "COMECH" | "COMRECH" | "AVALECH" | "REMECH" | "NIL" | "NILECH" | "ACAN" | "FACCOR" | "FACVECOR" | "BUG";
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date: string;
                            /**
                             * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                             * @enum {number}
                             */
                            status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                            /** @description Who did it */
                            actor: {
                                /**
                                 * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                                 * @enum {string}
                                 */
                                role: "REP" | "ADM" | "SYS";
                                /** @description Name of the account, as others read it */
                                user_name: string;
                            };
                            /** @description What the operation brings */
                            operation_data: {
                                /** @description Name of the object in the store */
                                media_url?: string;
                                /** @description SHA-256 of the object, lower-case hexadecimal */
                                media_hash?: string;
                                /** @description Address to read the object, signed by the server for a short time */
                                full_media_url?: string;
                                /** @description Extension of the file: .jpg, .png or .pdf */
                                type_file?: string;
                                /** @description Invoiced amount excluding tax, decimal euros */
                                amount_net?: number;
                                /** @description Participants of the session: 1, 2 or 3 */
                                amount_id?: number;
                                /** @description Premium that the programme pays for the file, decimal euros */
                                amount_to_refund?: number;
                                /** @description Text */
                                text?: string;
                                /** @description Reasons of a complement request or a refusal */
                                motif?: {
                                    /** @description Code of the mail that tells the reasons */
                                    code?: string;
                                    /** @description The reasons, a line each, in French */
                                    tab: string[];
                                };
                                /** @description Comment of whoever did it; asked of staff who finalise without a code */
                                operation_comment?: string;
                                /** @description Id of the batch, given by the server */
                                refund_id?: string;
                                /** @description Name of the copy that carries the stamp; `media_url` is the original */
                                stamped_media_url?: string;
                                /** @description SHA-256 of the stamped copy, lower-case hexadecimal */
                                stamped_media_hash?: string;
                                /** @description Address to read the stamped copy, signed by the server for a short time */
                                full_stamped_media_url?: string;
                                /** @description Brand of the bike, of the list, or « Autre » */
                                repair_bike_brand?: string;
                                /** @description Marking, serial or lot number, or « Pas de numero » */
                                repair_bike_serial?: string;
                                /** @description Comment on the bike */
                                repair_bike_comment?: string;
                                /** @description Brand of the bike that a correction replaced */
                                former_bike_brand?: string;
                                /** @description Number of the bike that a correction replaced */
                                former_bike_serial?: string;
                                /** @description Comment on the bike that a correction replaced */
                                former_bike_comment?: string;
                                /**
                                 * @description What the pick-up was closed with
                                 * @enum {string}
                                 */
                                pick_up_proof?: "code" | "link" | "mail-code" | "named-phone-code" | "named-mail-code" | "staff" | "sms-off";
                                /** @description True where the text of the invoice holds the typed amount; absent where it holds another one, and of a picture */
                                amount_is_printed?: boolean;
                                /** @description How the rules of the campaign gave the premium; absent of invoices of earlier versions */
                                reckoning?: {
                                    /** @description Campaign whose rules were evaluated */
                                    campaign_id: string;
                                    /** @description Its version */
                                    campaign_version: number;
                                    /** @description Every value that led to the premium, the premium last */
                                    steps: {
                                        /** @description What the value is, in French */
                                        title: string;
                                        /** @description The value as people read it: `12,50 €`, `Oui`, `34 ans` */
                                        value: string;
                                        /** @description What the campaign says of the rule */
                                        sentence?: string;
                                    }[];
                                    /** @description What campaigns that add to the premium gave, in their order; absent where none was open */
                                    supplements?: {
                                        /** @description Campaign whose rules were evaluated */
                                        campaign_id: string;
                                        /** @description Its version */
                                        campaign_version: number;
                                        /** @description What the campaign added, in euros excluding tax */
                                        amount: number;
                                    }[];
                                };
                                /**
                                 * @description Whose address the receipt went to: that of the beneficiary, or another one that he named
                                 * @enum {string}
                                 */
                                receipt_to?: "beneficiary" | "other";
                                /** @description Questions whose answers the invoice took away, as they were asked */
                                removed_answers?: {
                                    /** @description Id of the question, given by the server */
                                    question_id: string;
                                    /** @description A question of the campaign, as it words it in French */
                                    question: string;
                                }[];
                                /**
                                 * @description True where a code went to a number or an address that the client named for this sending
                                 * @constant
                                 */
                                named_by_client?: true;
                                /** @description Left edge of the O°code on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                                coordonnees_ocode_x?: number;
                                /** @description Upper edge of the O°code on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                                coordonnees_ocode_y?: number;
                                /** @description Left edge of the amount on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                                coordonnees_mnt_x?: number;
                                /** @description Upper edge of the amount on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                                coordonnees_mnt_y?: number;
                            };
                        }[];
                        /** @description Who reserved, gave or released the file, oldest first; told to staff alone */
                        assignments?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Who did it */
                            actor: {
                                /**
                                 * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                                 * @enum {string}
                                 */
                                role: "REP" | "ADM" | "SYS";
                                /** @description Name of the account, as others read it */
                                user_name: string;
                            };
                            /** @description To whom the file was given; absent where it was released */
                            holder?: {
                                /** @description Id of the account */
                                user_id: string;
                                /** @description Name of the holder, as his account had it when the file was given to him */
                                user_name: string;
                            };
                            /** @description True when whoever gave the file took it himself */
                            is_own: boolean;
                        }[];
                        /** @description Corrections of the beneficiary’s mobile while the file was open, oldest first */
                        phone_corrections?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Who did it */
                            actor: {
                                /**
                                 * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                                 * @enum {string}
                                 */
                                role: "REP" | "ADM" | "SYS";
                                /** @description Name of the account, as others read it */
                                user_name: string;
                            };
                            /** @description Mobile before the correction, masked but for its beginning and its last two digits */
                            previous_number: string;
                            /** @description Mobile after the correction, masked but for its beginning and its last two digits */
                            next_number: string;
                        }[];
                        /** @description Corrections that the beneficiary asked for, oldest first: which fields, and by whom at the desk */
                        person_corrections?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Who did it */
                            actor: {
                                /**
                                 * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                                 * @enum {string}
                                 */
                                role: "REP" | "ADM" | "SYS";
                                /** @description Name of the account, as others read it */
                                user_name: string;
                            };
                            /** @description Names of the fields that were written; their values stay out of the trail */
                            fields: ("name" | "birth-date" | "mobile" | "mail")[];
                        }[];
                        /** @description Who opened the file after the other side had written, oldest first */
                        reads?: {
                            /**
                             * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                             * @enum {string}
                             */
                            role: "REP" | "ADM";
                            /** @description Name of the account, as others read it */
                            user_name: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Id of the operation up to which it was read */
                            up_to: string;
                        }[];
                    };
                };
            };
        };
    };
    findRepair: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description File number, or the value of the O°code */
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
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                        /**
                         * @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved
                         * @enum {number}
                         */
                        gender: 0 | 1 | 2;
                        /** @description Id of the establishment that opened the file */
                        repair_entity_id: string;
                        /** @description Pre-registration code of the beneficiary */
                        repair_consumer_id: string;
                        /** @description Id of the member of staff who holds the file; empty in a write releases it */
                        rozo_user_id?: string;
                        /** @description Name of the holder, as his account had it when the file was given to him */
                        rozo_user_name?: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /**
                         * Format: date-time
                         * @description When it was changed last; ISO 8601, UTC
                         */
                        modify_date: string;
                        /** @description Amounts of the file */
                        repair_amounts: {
                            /** @description Invoiced amount excluding tax, decimal euros */
                            amount_net?: number;
                            /** @description Premium that the programme pays for the file, decimal euros */
                            amount_to_refund?: number;
                        };
                        /** @description What the file is searched by; the server has its own and ignores a client’s */
                        repair_search_data: {
                            /** @description Surname of the beneficiary */
                            lastname: string;
                            /** @description First name of the beneficiary */
                            name: string;
                            /** @description Surname of the beneficiary as it was typed, for people to read */
                            typed_lastname?: string;
                            /** @description First name of the beneficiary as it was typed, for people to read */
                            typed_name?: string;
                            /** @description Mobile number of the beneficiary, in international form */
                            phone?: string;
                            /** @description Mail address of the beneficiary */
                            mail?: string;
                            /** @description Comment on the bike, to search by */
                            comment?: string;
                            /** @description True when staff wrote what the repairer has not read */
                            message_non_lu_reparateur?: boolean;
                            /** @description True when the repairer wrote what staff has not read */
                            message_non_lu_rozo?: boolean;
                            /** @description Mark of the platform’s incident that the file was declared for, `YYYYMMDD` */
                            bug?: string;
                        };
                        /** @description Trade name of the establishment */
                        entity_name?: string;
                        /**
                         * @description VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)
                         * @enum {string}
                         */
                        taux_tva?: "0" | "20" | "8.5" | "2.1" | "293B";
                        /** @description The bike; absent for a session where it would say nothing */
                        bike: {
                            /** @description Brand of the bike */
                            brand: string;
                            /** @description Marking, serial or lot number of the bike */
                            serial: string;
                            /** @description Free comment */
                            comment?: string;
                        };
                        /**
                         * Format: date-time
                         * @description When the file was validated; ISO 8601, UTC
                         */
                        validated_at?: string;
                        /** @description A recommended validation waits for another operator; told to staff alone */
                        is_recommended?: boolean;
                        /** @description True while the file waits until the envelope of a funder holds its share */
                        awaits_envelope?: boolean;
                        /** @description What the programme asks for, line by line, in a file that waits for complements; only in the list and the home of its repairer */
                        request_lines?: string[];
                        /** @description Steps that the file lacks before it can be reviewed */
                        missing: ("FAC" | "FACVE" | "PHO" | "VAL")[];
                        /** @description The beneficiary */
                        consumer: {
                            /** @description First name, folded: capitals A to Z alone */
                            first_name: string;
                            /** @description Surname, folded: capitals A to Z alone */
                            last_name: string;
                            /** @description First name as it was typed, for people to read */
                            typed_first_name?: string;
                            /** @description Surname as it was typed, for people to read */
                            typed_last_name?: string;
                            /** @description Mobile number of the beneficiary, in international form */
                            smartphone_number?: string;
                        };
                        /** @description The establishment */
                        entity: {
                            /** @description Id of the establishment, given by the server */
                            entity_id: string;
                            /** @description Mail address, without accents */
                            mail?: string;
                            /** @description SIRET (14 digits), RNA with its five W, or register entry of an Alsace-Moselle association */
                            siret?: string;
                            /** @description Company name */
                            raison_sociale?: string;
                            /** @description Trade name */
                            commercialname?: string;
                            /** @description Street and number of the establishment */
                            adresse?: string;
                            /** @description French postcode, 5 digits */
                            zip?: string;
                            /** @description Name of the town */
                            city?: string;
                            /** @description Phone of the establishment, in international form */
                            telephone?: string;
                        };
                        /** @description Its version */
                        campaign_version?: number;
                        /** @description With the number of the file, by which shop and client find it in the public log */
                        receipt_code?: string;
                        /** @description What the rules of the campaign name of the file besides its invoice; each absent where they do not */
                        situation?: {
                            /** @description VAT of the establishment, in per cent */
                            vat_percent?: number;
                            /**
                             * Format: date
                             * @description Day of the repair
                             */
                            repaired_on?: string;
                            /** @description Of the beneficiary on that day, in whole years */
                            age?: number;
                            /** @description Postcode of the beneficiary */
                            home_zip?: string;
                            /** @description Department of the beneficiary */
                            home_department?: string;
                            /** @description Town of the beneficiary, among those that the campaign names; `ailleurs` of every other one */
                            home_town?: string;
                            /** @description Group of towns of the beneficiary, as the campaign names it; `ailleurs` of a town without one */
                            home_group?: string;
                            /** @description Files of the same kind that the beneficiary had before this one, neither given up nor refused */
                            files_before?: number;
                            /** @description Those of them whose repair is of the same calendar year */
                            files_this_year?: number;
                            /** @description Postcode of the establishment */
                            shop_zip?: string;
                            /** @description Department of the establishment */
                            shop_department?: string;
                            /** @description Town of the establishment, among those that the campaign names; `ailleurs` of every other one */
                            shop_town?: string;
                            /** @description Group of towns of the establishment, as the campaign names it; `ailleurs` of a town without one */
                            shop_group?: string;
                            /** @description Kind of the establishment in the words of rules: `vélociste`, `association` or `collectivité` */
                            shop_kind?: string;
                        };
                        /** @description Answers to the questions of the campaign */
                        answers?: {
                            /** @description Id of the question, given by the server */
                            question_id: string;
                            /** @description The question as the campaign words it, in French */
                            question: string;
                            /** @description The answer as people read it, in French */
                            answer: string;
                            /** @description What both sides share, or how many files the pace counts */
                            value: string | number | boolean;
                            /** @description The document that answers the question */
                            media_url?: string;
                        }[];
                        /** @description What became of the messages with a code or a link */
                        sms?: {
                            /** @description How many messages were sent */
                            sent: number;
                            /**
                             * Format: date-time
                             * @description When the last message was sent; ISO 8601, UTC
                             */
                            last_sent_at?: string;
                            /**
                             * @description What became of the last message
                             * @enum {string}
                             */
                            delivery?: "pending" | "sent" | "delivered" | "failed";
                            /**
                             * Format: date-time
                             * @description When the last message was delivered; ISO 8601, UTC
                             */
                            delivered_at?: string;
                            /**
                             * @description Why the message failed
                             * @enum {string}
                             */
                            failure?: "unknown-number" | "unreachable" | "too-late" | "refused" | "other";
                            /** @description Messages with a code or a link, oldest first */
                            messages?: {
                                /** @description Id of the message */
                                message_id: string;
                                /**
                                 * @description How the message goes: mail or SMS
                                 * @enum {string}
                                 */
                                channel?: "sms" | "mail" | "link";
                                /**
                                 * @description True where a code went to a number or an address that the client named for this sending
                                 * @constant
                                 */
                                named_by_client?: true;
                                /**
                                 * Format: date-time
                                 * @description When it was sent; ISO 8601, UTC
                                 */
                                sent_at: string;
                                /** @description What was told of the message, oldest first */
                                rungs: {
                                    /**
                                     * @description Where it stands
                                     * @enum {string}
                                     */
                                    state: "sent" | "delivered" | "failed";
                                    /**
                                     * Format: date-time
                                     * @description When it happened; ISO 8601, UTC
                                     */
                                    at: string;
                                    /**
                                     * @description Why the message failed
                                     * @enum {string}
                                     */
                                    failure?: "unknown-number" | "unreachable" | "too-late" | "refused" | "other";
                                }[];
                            }[];
                        };
                        /**
                         * Format: date-time
                         * @description Until when the beneficiary may confirm from the link that was sent; absent when none waits
                         */
                        link_expires_at?: string;
                        /** @description True while the invoice asks for other amounts than the beneficiary confirmed: a new confirmation must come, or that of staff with a comment */
                        confirmation_due?: boolean;
                        /** @description True once the campaign and its grace period are over: a file that is not complete stays so */
                        grace_ended?: boolean;
                        /** @description Amounts that the beneficiary confirmed; absent before, and where he confirmed the pick-up alone */
                        confirmed_amounts?: {
                            /** @description Invoiced amount excluding tax, decimal euros */
                            amount_net: number;
                            /** @description Premium that the programme pays for the file, decimal euros */
                            amount_to_refund: number;
                        };
                        /** @description Which learner of a session of several the file is of: those with the same invoice on the same day; absent before the invoice */
                        learner?: {
                            /** @description Which of them, from 1, in the order in which their files were opened */
                            number: number;
                            /** @description Participants of the session, as its invoice says */
                            participants: number;
                            /** @description How many of them have a file with the invoice */
                            filed: number;
                            /** @description Id of the file of the first learner of the session */
                            first_repair_id: string;
                        };
                        /** @description Whether two operators decide on the validation; told to staff alone, while the file waits for its review */
                        second_review?: {
                            /** @description Why two operators decide on the validation: `premium` at the limit or above it, `new-shop` among its first files, `drawn` at random */
                            causes: ("premium" | "new-shop" | "drawn")[];
                            /** @description The operator who recommended the validation, while that stands */
                            recommended_by?: {
                                /** @description Id of the account */
                                user_id: string;
                                /** @description Name of the account, as others read it */
                                user_name: string;
                            };
                        };
                        /** @description For whose envelope the file waits, and since when; absent while it waits for none */
                        envelope_wait?: {
                            /** @description The funder, as the campaign names it */
                            funder_name: string;
                            /**
                             * Format: date-time
                             * @description Since when; who waits longest is served first
                             */
                            since: string;
                        };
                        /**
                         * Format: date-time
                         * @description When the personal data of the file were erased after their term; absent before. It takes no operation any more
                         */
                        persons_erased_at?: string;
                        /** @description True while an approved or exported batch pays the file: it cannot leave its status */
                        refund_locked: boolean;
                        /** @description What was done to the file, oldest first */
                        history: {
                            /** @description Id of the operation, given by the server */
                            operation_id: string;
                            /**
                             * @description Code of the operation
                             * @enum {string}
                             */
                            operation_code: "INIT" | "FAC" | "FACVE" | "PHO" | "VELO" | "MSG" | "SMS" | "MEL" | "LIEN" | "VAL" | "RECU" | "CAN" | "COM" | "COMR" | "RECO" | "AVAL" | "REM" | "ECH" | "COMECH" | "COMRECH" | "AVALECH" | "REMECH" | "NIL" | "NILECH" | "ACAN" | "FACCOR" | "FACVECOR" | "BUG";
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date: string;
                            /**
                             * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                             * @enum {number}
                             */
                            status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                            /** @description Who did it */
                            actor: {
                                /**
                                 * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                                 * @enum {string}
                                 */
                                role: "REP" | "ADM" | "SYS";
                                /** @description Name of the account, as others read it */
                                user_name: string;
                            };
                            /** @description What the operation brings */
                            operation_data: {
                                /** @description Name of the object in the store */
                                media_url?: string;
                                /** @description SHA-256 of the object, lower-case hexadecimal */
                                media_hash?: string;
                                /** @description Address to read the object, signed by the server for a short time */
                                full_media_url?: string;
                                /** @description Extension of the file: .jpg, .png or .pdf */
                                type_file?: string;
                                /** @description Invoiced amount excluding tax, decimal euros */
                                amount_net?: number;
                                /** @description Participants of the session: 1, 2 or 3 */
                                amount_id?: number;
                                /** @description Premium that the programme pays for the file, decimal euros */
                                amount_to_refund?: number;
                                /** @description Text */
                                text?: string;
                                /** @description Reasons of a complement request or a refusal */
                                motif?: {
                                    /** @description Code of the mail that tells the reasons */
                                    code?: string;
                                    /** @description The reasons, a line each, in French */
                                    tab: string[];
                                };
                                /** @description Comment of whoever did it; asked of staff who finalise without a code */
                                operation_comment?: string;
                                /** @description Id of the batch, given by the server */
                                refund_id?: string;
                                /** @description Name of the copy that carries the stamp; `media_url` is the original */
                                stamped_media_url?: string;
                                /** @description SHA-256 of the stamped copy, lower-case hexadecimal */
                                stamped_media_hash?: string;
                                /** @description Address to read the stamped copy, signed by the server for a short time */
                                full_stamped_media_url?: string;
                                /** @description Brand of the bike, of the list, or « Autre » */
                                repair_bike_brand?: string;
                                /** @description Marking, serial or lot number, or « Pas de numero » */
                                repair_bike_serial?: string;
                                /** @description Comment on the bike */
                                repair_bike_comment?: string;
                                /** @description Brand of the bike that a correction replaced */
                                former_bike_brand?: string;
                                /** @description Number of the bike that a correction replaced */
                                former_bike_serial?: string;
                                /** @description Comment on the bike that a correction replaced */
                                former_bike_comment?: string;
                                /**
                                 * @description What the pick-up was closed with
                                 * @enum {string}
                                 */
                                pick_up_proof?: "code" | "link" | "mail-code" | "named-phone-code" | "named-mail-code" | "staff" | "sms-off";
                                /** @description True where the text of the invoice holds the typed amount; absent where it holds another one, and of a picture */
                                amount_is_printed?: boolean;
                                /** @description How the rules of the campaign gave the premium; absent of invoices of earlier versions */
                                reckoning?: {
                                    /** @description Campaign whose rules were evaluated */
                                    campaign_id: string;
                                    /** @description Its version */
                                    campaign_version: number;
                                    /** @description Every value that led to the premium, the premium last */
                                    steps: {
                                        /** @description What the value is, in French */
                                        title: string;
                                        /** @description The value as people read it: `12,50 €`, `Oui`, `34 ans` */
                                        value: string;
                                        /** @description What the campaign says of the rule */
                                        sentence?: string;
                                    }[];
                                    /** @description What campaigns that add to the premium gave, in their order; absent where none was open */
                                    supplements?: {
                                        /** @description Campaign whose rules were evaluated */
                                        campaign_id: string;
                                        /** @description Its version */
                                        campaign_version: number;
                                        /** @description What the campaign added, in euros excluding tax */
                                        amount: number;
                                    }[];
                                };
                                /**
                                 * @description Whose address the receipt went to: that of the beneficiary, or another one that he named
                                 * @enum {string}
                                 */
                                receipt_to?: "beneficiary" | "other";
                                /** @description Questions whose answers the invoice took away, as they were asked */
                                removed_answers?: {
                                    /** @description Id of the question, given by the server */
                                    question_id: string;
                                    /** @description A question of the campaign, as it words it in French */
                                    question: string;
                                }[];
                                /**
                                 * @description True where a code went to a number or an address that the client named for this sending
                                 * @constant
                                 */
                                named_by_client?: true;
                                /** @description Left edge of the O°code on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                                coordonnees_ocode_x?: number;
                                /** @description Upper edge of the O°code on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                                coordonnees_ocode_y?: number;
                                /** @description Left edge of the amount on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                                coordonnees_mnt_x?: number;
                                /** @description Upper edge of the amount on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                                coordonnees_mnt_y?: number;
                            };
                        }[];
                        /** @description Who reserved, gave or released the file, oldest first; told to staff alone */
                        assignments?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Who did it */
                            actor: {
                                /**
                                 * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                                 * @enum {string}
                                 */
                                role: "REP" | "ADM" | "SYS";
                                /** @description Name of the account, as others read it */
                                user_name: string;
                            };
                            /** @description To whom the file was given; absent where it was released */
                            holder?: {
                                /** @description Id of the account */
                                user_id: string;
                                /** @description Name of the holder, as his account had it when the file was given to him */
                                user_name: string;
                            };
                            /** @description True when whoever gave the file took it himself */
                            is_own: boolean;
                        }[];
                        /** @description Corrections of the beneficiary’s mobile while the file was open, oldest first */
                        phone_corrections?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Who did it */
                            actor: {
                                /**
                                 * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                                 * @enum {string}
                                 */
                                role: "REP" | "ADM" | "SYS";
                                /** @description Name of the account, as others read it */
                                user_name: string;
                            };
                            /** @description Mobile before the correction, masked but for its beginning and its last two digits */
                            previous_number: string;
                            /** @description Mobile after the correction, masked but for its beginning and its last two digits */
                            next_number: string;
                        }[];
                        /** @description Corrections that the beneficiary asked for, oldest first: which fields, and by whom at the desk */
                        person_corrections?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Who did it */
                            actor: {
                                /**
                                 * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                                 * @enum {string}
                                 */
                                role: "REP" | "ADM" | "SYS";
                                /** @description Name of the account, as others read it */
                                user_name: string;
                            };
                            /** @description Names of the fields that were written; their values stay out of the trail */
                            fields: ("name" | "birth-date" | "mobile" | "mail")[];
                        }[];
                        /** @description Who opened the file after the other side had written, oldest first */
                        reads?: {
                            /**
                             * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                             * @enum {string}
                             */
                            role: "REP" | "ADM";
                            /** @description Name of the account, as others read it */
                            user_name: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Id of the operation up to which it was read */
                            up_to: string;
                        }[];
                    };
                };
            };
        };
    };
    listConsumerBikes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Pre-registration code of the beneficiary */
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
                        /**
                         * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                        /**
                         * @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved
                         * @enum {number}
                         */
                        gender: 0 | 1 | 2;
                        /** @description Brand of the bike */
                        brand: string;
                        /** @description Marking, serial or lot number of the bike */
                        serial: string;
                        /** @description When it was recorded; ISO 8601, UTC */
                        create_date: string;
                        /** @description Address of the newest photo of the bike, good for a quarter of an hour */
                        photo_url?: string;
                        /**
                         * @description True on a file that the establishment of whoever asks opened
                         * @constant
                         */
                        of_own_shop?: true;
                    }[];
                };
            };
        };
    };
    listConsumerSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Pre-registration code of the beneficiary */
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
                        /**
                         * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                        /**
                         * @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved
                         * @enum {number}
                         */
                        gender: 0 | 1 | 2;
                        /** @description Brand of the bike */
                        brand: string;
                        /** @description Marking, serial or lot number of the bike */
                        serial: string;
                        /** @description When it was recorded; ISO 8601, UTC */
                        create_date: string;
                        /** @description Address of the newest photo of the bike, good for a quarter of an hour */
                        photo_url?: string;
                        /**
                         * @description True on a file that the establishment of whoever asks opened
                         * @constant
                         */
                        of_own_shop?: true;
                    }[];
                };
            };
        };
    };
    listEntityRepairs: {
        parameters: {
            query?: {
                /** @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff */
                status?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14) | string;
                /** @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved */
                gender?: (0 | 1 | 2) | string;
                /** @description First day, in Paris, counted in */
                start_date?: string;
                /** @description Last day, in Paris, counted in */
                end_date?: string;
                /** @description An ISO instant, `instant,id`, or a date */
                created_before?: string;
            };
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
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                        /**
                         * @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved
                         * @enum {number}
                         */
                        gender: 0 | 1 | 2;
                        /** @description Id of the establishment that opened the file */
                        repair_entity_id: string;
                        /** @description Pre-registration code of the beneficiary */
                        repair_consumer_id: string;
                        /** @description Id of the member of staff who holds the file; empty in a write releases it */
                        rozo_user_id?: string;
                        /** @description Name of the holder, as his account had it when the file was given to him */
                        rozo_user_name?: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /**
                         * Format: date-time
                         * @description When it was changed last; ISO 8601, UTC
                         */
                        modify_date: string;
                        /** @description Amounts of the file */
                        repair_amounts: {
                            /** @description Invoiced amount excluding tax, decimal euros */
                            amount_net?: number;
                            /** @description Premium that the programme pays for the file, decimal euros */
                            amount_to_refund?: number;
                        };
                        /** @description What the file is searched by; the server has its own and ignores a client’s */
                        repair_search_data: {
                            /** @description Surname of the beneficiary */
                            lastname: string;
                            /** @description First name of the beneficiary */
                            name: string;
                            /** @description Surname of the beneficiary as it was typed, for people to read */
                            typed_lastname?: string;
                            /** @description First name of the beneficiary as it was typed, for people to read */
                            typed_name?: string;
                            /** @description Mobile number of the beneficiary, in international form */
                            phone?: string;
                            /** @description Mail address of the beneficiary */
                            mail?: string;
                            /** @description Comment on the bike, to search by */
                            comment?: string;
                            /** @description True when staff wrote what the repairer has not read */
                            message_non_lu_reparateur?: boolean;
                            /** @description True when the repairer wrote what staff has not read */
                            message_non_lu_rozo?: boolean;
                            /** @description Mark of the platform’s incident that the file was declared for, `YYYYMMDD` */
                            bug?: string;
                        };
                        /** @description Trade name of the establishment */
                        entity_name?: string;
                        /**
                         * @description VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)
                         * @enum {string}
                         */
                        taux_tva?: "0" | "20" | "8.5" | "2.1" | "293B";
                        /** @description The bike; absent for a session where it would say nothing */
                        bike?: {
                            /** @description Brand of the bike */
                            brand: string;
                            /** @description Marking, serial or lot number of the bike */
                            serial: string;
                        };
                        /**
                         * Format: date-time
                         * @description When the file was validated; ISO 8601, UTC
                         */
                        validated_at?: string;
                        /** @description A recommended validation waits for another operator; told to staff alone */
                        is_recommended?: boolean;
                        /** @description True while the file waits until the envelope of a funder holds its share */
                        awaits_envelope?: boolean;
                        /** @description What the programme asks for, line by line, in a file that waits for complements; only in the list and the home of its repairer */
                        request_lines?: string[];
                        /** @description Steps that the file lacks before it can be reviewed */
                        missing: ("FAC" | "FACVE" | "PHO" | "VAL")[];
                    }[];
                };
            };
        };
    };
    listOwnEntityRepairs: {
        parameters: {
            query?: {
                /** @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff */
                status?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14) | string;
                /** @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved */
                gender?: (0 | 1 | 2) | string;
                /** @description First day, in Paris, counted in */
                start_date?: string;
                /** @description Last day, in Paris, counted in */
                end_date?: string;
                /** @description An ISO instant, `instant,id`, or a date */
                created_before?: string;
            };
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
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                        /**
                         * @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved
                         * @enum {number}
                         */
                        gender: 0 | 1 | 2;
                        /** @description Id of the establishment that opened the file */
                        repair_entity_id: string;
                        /** @description Pre-registration code of the beneficiary */
                        repair_consumer_id: string;
                        /** @description Id of the member of staff who holds the file; empty in a write releases it */
                        rozo_user_id?: string;
                        /** @description Name of the holder, as his account had it when the file was given to him */
                        rozo_user_name?: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /**
                         * Format: date-time
                         * @description When it was changed last; ISO 8601, UTC
                         */
                        modify_date: string;
                        /** @description Amounts of the file */
                        repair_amounts: {
                            /** @description Invoiced amount excluding tax, decimal euros */
                            amount_net?: number;
                            /** @description Premium that the programme pays for the file, decimal euros */
                            amount_to_refund?: number;
                        };
                        /** @description What the file is searched by; the server has its own and ignores a client’s */
                        repair_search_data: {
                            /** @description Surname of the beneficiary */
                            lastname: string;
                            /** @description First name of the beneficiary */
                            name: string;
                            /** @description Surname of the beneficiary as it was typed, for people to read */
                            typed_lastname?: string;
                            /** @description First name of the beneficiary as it was typed, for people to read */
                            typed_name?: string;
                            /** @description Mobile number of the beneficiary, in international form */
                            phone?: string;
                            /** @description Mail address of the beneficiary */
                            mail?: string;
                            /** @description Comment on the bike, to search by */
                            comment?: string;
                            /** @description True when staff wrote what the repairer has not read */
                            message_non_lu_reparateur?: boolean;
                            /** @description True when the repairer wrote what staff has not read */
                            message_non_lu_rozo?: boolean;
                            /** @description Mark of the platform’s incident that the file was declared for, `YYYYMMDD` */
                            bug?: string;
                        };
                        /** @description Trade name of the establishment */
                        entity_name?: string;
                        /**
                         * @description VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)
                         * @enum {string}
                         */
                        taux_tva?: "0" | "20" | "8.5" | "2.1" | "293B";
                        /** @description The bike; absent for a session where it would say nothing */
                        bike?: {
                            /** @description Brand of the bike */
                            brand: string;
                            /** @description Marking, serial or lot number of the bike */
                            serial: string;
                        };
                        /**
                         * Format: date-time
                         * @description When the file was validated; ISO 8601, UTC
                         */
                        validated_at?: string;
                        /** @description A recommended validation waits for another operator; told to staff alone */
                        is_recommended?: boolean;
                        /** @description True while the file waits until the envelope of a funder holds its share */
                        awaits_envelope?: boolean;
                        /** @description What the programme asks for, line by line, in a file that waits for complements; only in the list and the home of its repairer */
                        request_lines?: string[];
                        /** @description Steps that the file lacks before it can be reviewed */
                        missing: ("FAC" | "FACVE" | "PHO" | "VAL")[];
                    }[];
                };
            };
        };
    };
    listOwnRepairs: {
        parameters: {
            query?: {
                /** @description Words to search for, each of at least 3 characters */
                query?: string;
                /** @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff */
                status?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14) | string;
                /** @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved */
                gender?: (0 | 1 | 2) | string;
                /** @description What the caller has not read */
                unread?: "yes";
                /** @description An ISO instant, `instant,id`, or a date */
                created_before?: string;
                /** @description Filters in one field, `status=3&gender=0`; a parameter of that name goes first */
                params?: string;
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
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                        /**
                         * @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved
                         * @enum {number}
                         */
                        gender: 0 | 1 | 2;
                        /** @description Id of the establishment that opened the file */
                        repair_entity_id: string;
                        /** @description Pre-registration code of the beneficiary */
                        repair_consumer_id: string;
                        /** @description Id of the member of staff who holds the file; empty in a write releases it */
                        rozo_user_id?: string;
                        /** @description Name of the holder, as his account had it when the file was given to him */
                        rozo_user_name?: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /**
                         * Format: date-time
                         * @description When it was changed last; ISO 8601, UTC
                         */
                        modify_date: string;
                        /** @description Amounts of the file */
                        repair_amounts: {
                            /** @description Invoiced amount excluding tax, decimal euros */
                            amount_net?: number;
                            /** @description Premium that the programme pays for the file, decimal euros */
                            amount_to_refund?: number;
                        };
                        /** @description What the file is searched by; the server has its own and ignores a client’s */
                        repair_search_data: {
                            /** @description Surname of the beneficiary */
                            lastname: string;
                            /** @description First name of the beneficiary */
                            name: string;
                            /** @description Surname of the beneficiary as it was typed, for people to read */
                            typed_lastname?: string;
                            /** @description First name of the beneficiary as it was typed, for people to read */
                            typed_name?: string;
                            /** @description Mobile number of the beneficiary, in international form */
                            phone?: string;
                            /** @description Mail address of the beneficiary */
                            mail?: string;
                            /** @description Comment on the bike, to search by */
                            comment?: string;
                            /** @description True when staff wrote what the repairer has not read */
                            message_non_lu_reparateur?: boolean;
                            /** @description True when the repairer wrote what staff has not read */
                            message_non_lu_rozo?: boolean;
                            /** @description Mark of the platform’s incident that the file was declared for, `YYYYMMDD` */
                            bug?: string;
                        };
                        /** @description Trade name of the establishment */
                        entity_name?: string;
                        /**
                         * @description VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)
                         * @enum {string}
                         */
                        taux_tva?: "0" | "20" | "8.5" | "2.1" | "293B";
                        /** @description The bike; absent for a session where it would say nothing */
                        bike?: {
                            /** @description Brand of the bike */
                            brand: string;
                            /** @description Marking, serial or lot number of the bike */
                            serial: string;
                        };
                        /**
                         * Format: date-time
                         * @description When the file was validated; ISO 8601, UTC
                         */
                        validated_at?: string;
                        /** @description A recommended validation waits for another operator; told to staff alone */
                        is_recommended?: boolean;
                        /** @description True while the file waits until the envelope of a funder holds its share */
                        awaits_envelope?: boolean;
                        /** @description What the programme asks for, line by line, in a file that waits for complements; only in the list and the home of its repairer */
                        request_lines?: string[];
                        /** @description Steps that the file lacks before it can be reviewed */
                        missing: ("FAC" | "FACVE" | "PHO" | "VAL")[];
                    }[];
                };
            };
        };
    };
    listRepairs: {
        parameters: {
            query?: {
                /** @description Words to search for, each of at least 3 characters */
                query?: string;
                /** @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff */
                status?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14) | string;
                /** @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved */
                gender?: (0 | 1 | 2) | string;
                /** @description Statuses separated by commas, where `status` names none */
                statuses?: string;
                /** @description Kinds separated by commas, where `gender` names none */
                genders?: string;
                /** @description How many the caller holds */
                mine?: "yes";
                /** @description What the caller has not read */
                unread?: "yes";
                /** @description `yes`: files that were drawn as a sample */
                sample?: "yes";
                /** @description `yes`: files declared on honour after an incident of the platform */
                incident?: "yes";
                /** @description `yes`: only files whose recommended validation waits for another operator */
                recommended?: "yes" | "no";
                /** @description True while the file waits until the envelope of a funder holds its share */
                awaits_envelope?: "yes";
                /** @description Id of the establishment, given by the server */
                entity_id?: string;
                /** @description Number of the department: 67, 2A, 974; ZZ where nobody knows */
                department?: string;
                /** @description A question of the campaign and the answer to it: `velo=cargo`, `etudiant=true` */
                answer?: string;
                /** @description First day, in Paris, counted in */
                start_date?: string;
                /** @description Last day, in Paris, counted in */
                end_date?: string;
                /** @description Invoiced amount excluding tax from which on files are listed, decimal euros */
                amount_from?: number | string;
                /** @description Invoiced amount excluding tax up to which files are listed, decimal euros */
                amount_to?: number | string;
                /** @description Order of the list; newest first without it */
                order?: "newest" | "oldest";
                /** @description An ISO instant, `instant,id`, or a date */
                created_before?: string;
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
                        /** @description Id of the file, given by the server */
                        repair_id: string;
                        /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                        repair_rozo_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                        /**
                         * @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved
                         * @enum {number}
                         */
                        gender: 0 | 1 | 2;
                        /** @description Id of the establishment that opened the file */
                        repair_entity_id: string;
                        /** @description Pre-registration code of the beneficiary */
                        repair_consumer_id: string;
                        /** @description Id of the member of staff who holds the file; empty in a write releases it */
                        rozo_user_id?: string;
                        /** @description Name of the holder, as his account had it when the file was given to him */
                        rozo_user_name?: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /**
                         * Format: date-time
                         * @description When it was changed last; ISO 8601, UTC
                         */
                        modify_date: string;
                        /** @description Amounts of the file */
                        repair_amounts: {
                            /** @description Invoiced amount excluding tax, decimal euros */
                            amount_net?: number;
                            /** @description Premium that the programme pays for the file, decimal euros */
                            amount_to_refund?: number;
                        };
                        /** @description What the file is searched by; the server has its own and ignores a client’s */
                        repair_search_data: {
                            /** @description Surname of the beneficiary */
                            lastname: string;
                            /** @description First name of the beneficiary */
                            name: string;
                            /** @description Surname of the beneficiary as it was typed, for people to read */
                            typed_lastname?: string;
                            /** @description First name of the beneficiary as it was typed, for people to read */
                            typed_name?: string;
                            /** @description Mobile number of the beneficiary, in international form */
                            phone?: string;
                            /** @description Mail address of the beneficiary */
                            mail?: string;
                            /** @description Comment on the bike, to search by */
                            comment?: string;
                            /** @description True when staff wrote what the repairer has not read */
                            message_non_lu_reparateur?: boolean;
                            /** @description True when the repairer wrote what staff has not read */
                            message_non_lu_rozo?: boolean;
                            /** @description Mark of the platform’s incident that the file was declared for, `YYYYMMDD` */
                            bug?: string;
                        };
                        /** @description Trade name of the establishment */
                        entity_name?: string;
                        /**
                         * @description VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)
                         * @enum {string}
                         */
                        taux_tva?: "0" | "20" | "8.5" | "2.1" | "293B";
                        /** @description The bike; absent for a session where it would say nothing */
                        bike?: {
                            /** @description Brand of the bike */
                            brand: string;
                            /** @description Marking, serial or lot number of the bike */
                            serial: string;
                        };
                        /**
                         * Format: date-time
                         * @description When the file was validated; ISO 8601, UTC
                         */
                        validated_at?: string;
                        /** @description A recommended validation waits for another operator; told to staff alone */
                        is_recommended?: boolean;
                        /** @description True while the file waits until the envelope of a funder holds its share */
                        awaits_envelope?: boolean;
                        /** @description What the programme asks for, line by line, in a file that waits for complements; only in the list and the home of its repairer */
                        request_lines?: string[];
                        /** @description Steps that the file lacks before it can be reviewed */
                        missing: ("FAC" | "FACVE" | "PHO" | "VAL")[];
                    }[];
                };
            };
        };
    };
    listRepairsByIds: {
        parameters: {
            query: {
                /** @description Ids of files, separated by commas */
                ids: string;
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
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                        /**
                         * @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved
                         * @enum {number}
                         */
                        gender: 0 | 1 | 2;
                        /** @description Id of the establishment that opened the file */
                        repair_entity_id: string;
                        /** @description Pre-registration code of the beneficiary */
                        repair_consumer_id: string;
                        /** @description Id of the member of staff who holds the file; empty in a write releases it */
                        rozo_user_id?: string;
                        /** @description Name of the holder, as his account had it when the file was given to him */
                        rozo_user_name?: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /**
                         * Format: date-time
                         * @description When it was changed last; ISO 8601, UTC
                         */
                        modify_date: string;
                        /** @description Amounts of the file */
                        repair_amounts: {
                            /** @description Invoiced amount excluding tax, decimal euros */
                            amount_net?: number;
                            /** @description Premium that the programme pays for the file, decimal euros */
                            amount_to_refund?: number;
                        };
                        /** @description What the file is searched by; the server has its own and ignores a client’s */
                        repair_search_data: {
                            /** @description Surname of the beneficiary */
                            lastname: string;
                            /** @description First name of the beneficiary */
                            name: string;
                            /** @description Surname of the beneficiary as it was typed, for people to read */
                            typed_lastname?: string;
                            /** @description First name of the beneficiary as it was typed, for people to read */
                            typed_name?: string;
                            /** @description Mobile number of the beneficiary, in international form */
                            phone?: string;
                            /** @description Mail address of the beneficiary */
                            mail?: string;
                            /** @description Comment on the bike, to search by */
                            comment?: string;
                            /** @description True when staff wrote what the repairer has not read */
                            message_non_lu_reparateur?: boolean;
                            /** @description True when the repairer wrote what staff has not read */
                            message_non_lu_rozo?: boolean;
                            /** @description Mark of the platform’s incident that the file was declared for, `YYYYMMDD` */
                            bug?: string;
                        };
                        /** @description Trade name of the establishment */
                        entity_name?: string;
                        /**
                         * @description VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)
                         * @enum {string}
                         */
                        taux_tva?: "0" | "20" | "8.5" | "2.1" | "293B";
                        /** @description The bike; absent for a session where it would say nothing */
                        bike?: {
                            /** @description Brand of the bike */
                            brand: string;
                            /** @description Marking, serial or lot number of the bike */
                            serial: string;
                        };
                        /**
                         * Format: date-time
                         * @description When the file was validated; ISO 8601, UTC
                         */
                        validated_at?: string;
                        /** @description A recommended validation waits for another operator; told to staff alone */
                        is_recommended?: boolean;
                        /** @description True while the file waits until the envelope of a funder holds its share */
                        awaits_envelope?: boolean;
                        /** @description What the programme asks for, line by line, in a file that waits for complements; only in the list and the home of its repairer */
                        request_lines?: string[];
                        /** @description Steps that the file lacks before it can be reviewed */
                        missing: ("FAC" | "FACVE" | "PHO" | "VAL")[];
                    }[];
                };
            };
        };
    };
    listWaitingRepairs: {
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
                         * @description Absent for the queue of recommended validations
                         * @enum {number}
                         */
                        status?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                        /**
                         * @description The queue of files, of whatever status, whose recommended validation waits for another operator
                         * @constant
                         */
                        is_recommended?: true;
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
                        /** @description How many have used up the delay that the programme promises, or do so within a day */
                        at_risk: number;
                    }[];
                };
            };
        };
    };
    markRepairRead: {
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
                    };
                };
            };
        };
    };
    operateRepair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the file, given by the server */
                    repair_id: string;
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /** @description The operation: its code and what it brings */
                    repair_data: {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "FAC";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Name of the object in the store */
                            media_url: string;
                            /** @description SHA-256 of the object, lower-case hexadecimal */
                            media_hash: string;
                            /**
                             * @description Extension of the file: .jpg, .png or .pdf
                             * @enum {string}
                             */
                            type_file: ".jpg" | ".png" | ".pdf";
                            /** @description Left edge of the O°code on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_ocode_x?: number;
                            /** @description Upper edge of the O°code on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_ocode_y?: number;
                            /** @description Left edge of the amount on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_mnt_x?: number;
                            /** @description Upper edge of the amount on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_mnt_y?: number;
                            /** @description Invoiced amount excluding tax, decimal euros */
                            amount_net: number;
                            /** @description Premium that the page told the client, decimal euros; another one is refused with `PremiumChangedException` */
                            announced_amount_to_refund?: number;
                            /** @description Answers to the questions of the campaign by the id of each: the id of an option, a number, true or false, a day (`YYYY-MM-DD`), or a document that was uploaded; others are refused with `AnswersRefusedException` */
                            answers?: {
                                [key: string]: (string | number | boolean | {
                                    /** @description The document that answers the question */
                                    media_url: string;
                                    /** @description SHA-256 of the object, lower-case hexadecimal */
                                    media_hash: string;
                                    /**
                                     * @description Extension of the file: .jpg, .png or .pdf
                                     * @enum {string}
                                     */
                                    type_file: ".jpg" | ".png" | ".pdf";
                                }) | null;
                            };
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "FACVE";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Name of the object in the store */
                            media_url: string;
                            /** @description SHA-256 of the object, lower-case hexadecimal */
                            media_hash: string;
                            /**
                             * @description Extension of the file: .jpg, .png or .pdf
                             * @enum {string}
                             */
                            type_file: ".jpg" | ".png" | ".pdf";
                            /** @description Left edge of the O°code on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_ocode_x?: number;
                            /** @description Upper edge of the O°code on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_ocode_y?: number;
                            /** @description Left edge of the amount on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_mnt_x?: number;
                            /** @description Upper edge of the amount on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_mnt_y?: number;
                            /**
                             * @description Participants of the session: 1, 2 or 3
                             * @enum {number}
                             */
                            amount_id: 1 | 2 | 3;
                            /** @description Answers to the questions of the campaign by the id of each: the id of an option, a number, true or false, a day (`YYYY-MM-DD`), or a document that was uploaded; others are refused with `AnswersRefusedException` */
                            answers?: {
                                [key: string]: (string | number | boolean | {
                                    /** @description The document that answers the question */
                                    media_url: string;
                                    /** @description SHA-256 of the object, lower-case hexadecimal */
                                    media_hash: string;
                                    /**
                                     * @description Extension of the file: .jpg, .png or .pdf
                                     * @enum {string}
                                     */
                                    type_file: ".jpg" | ".png" | ".pdf";
                                }) | null;
                            };
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "PHO";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Name of the object in the store */
                            media_url: string;
                            /** @description SHA-256 of the object, lower-case hexadecimal */
                            media_hash: string;
                            /**
                             * @description Extension of the file: .jpg, .png or .pdf
                             * @enum {string}
                             */
                            type_file: ".jpg" | ".png" | ".pdf";
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "VELO";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Brand of the bike, of the list, or « Autre » */
                            repair_bike_brand: string;
                            /** @description Marking, serial or lot number, or « Pas de numero » */
                            repair_bike_serial: string;
                            /** @description Comment on the bike */
                            repair_bike_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "SMS";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Phone number, in international form */
                            phone?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "MEL";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Mail address, without accents */
                            mail?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "LIEN";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "VAL";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Six digits of a code that was sent by SMS or mail */
                            code?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "MSG";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Text */
                            text: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "RECU";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Mail address, without accents */
                            mail?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "CAN";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "BUG";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "COMRECH";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "FACCOR";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Decimal euros by which the paid premium changes; below zero takes back */
                            amount_to_refund: number;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "FACVECOR";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Decimal euros by which the paid premium changes; below zero takes back */
                            amount_to_refund: number;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "COM";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Reasons of a complement request or a refusal */
                            motif?: {
                                /**
                                 * @description Code of the mail that tells the reasons
                                 * @constant
                                 */
                                code?: "CODE29";
                                /** @description The reasons, a line each, in French */
                                tab: string[];
                            };
                            /** @description Text */
                            text?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "COMECH";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Reasons of a complement request or a refusal */
                            motif?: {
                                /**
                                 * @description Code of the mail that tells the reasons
                                 * @constant
                                 */
                                code?: "CODE29";
                                /** @description The reasons, a line each, in French */
                                tab: string[];
                            };
                            /** @description Text */
                            text?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "COMR";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "RECO";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "AVAL";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "AVALECH";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "ECH";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "NIL";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Reasons of a complement request or a refusal */
                            motif?: {
                                /**
                                 * @description Code of the mail that tells the reasons
                                 * @constant
                                 */
                                code?: "CODE29";
                                /** @description The reasons, a line each, in French */
                                tab: string[];
                            };
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "ACAN";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    };
                    /** @description What the file is searched by; the server has its own and ignores a client’s */
                    repair_search_data?: {
                        [key: string]: unknown;
                    };
                    /** @description Words to search by; the server has its own and ignores a client’s */
                    keywords?: string;
                    /** @description Id that the client chose; what is sent again under it is recorded once */
                    local_id?: string;
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
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                        repair_rozo_id: string;
                        /**
                         * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                    };
                };
            };
        };
    };
    openRepair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id that the client chose; what is sent again under it is recorded once */
                    local_id: string;
                    /**
                     * @description Code of the operation
                     * @constant
                     */
                    operation_code: "INIT";
                    /** @description What the operation brings */
                    operation_data: {
                        /**
                         * @description 0 opens a repair, 1 a session
                         * @enum {number}
                         */
                        gender: 0 | 1;
                        /** @description Pre-registration code of the beneficiary */
                        repair_consumer_id: string;
                        /** @description Brand of the bike, of the list, or « Autre » */
                        repair_bike_brand: string;
                        /** @description Marking, serial or lot number, or « Pas de numero » */
                        repair_bike_serial: string;
                        /** @description Comment on the bike */
                        repair_bike_comment?: string;
                        /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                        operation_date?: string;
                        /** @description Answers to the questions of the campaign by the id of each: the id of an option, a number, true or false, a day (`YYYY-MM-DD`), or a document that was uploaded; others are refused with `AnswersRefusedException` */
                        answers?: {
                            [key: string]: (string | number | boolean | {
                                /** @description The document that answers the question */
                                media_url: string;
                                /** @description SHA-256 of the object, lower-case hexadecimal */
                                media_hash: string;
                                /**
                                 * @description Extension of the file: .jpg, .png or .pdf
                                 * @enum {string}
                                 */
                                type_file: ".jpg" | ".png" | ".pdf";
                            }) | null;
                        };
                    };
                    /** @description What the file is searched by; the server has its own and ignores a client’s */
                    repair_search_data?: {
                        [key: string]: unknown;
                    };
                    /** @description Words to search by; the server has its own and ignores a client’s */
                    keywords?: string;
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
                        /** @description Id of the file, given by the server */
                        repair_id: string;
                        /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                        repair_rozo_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                    };
                };
            };
        };
    };
    operateRepairAsStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the file, given by the server */
                    repair_id: string;
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /** @description The operation: its code and what it brings */
                    repair_data: {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "FAC";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Name of the object in the store */
                            media_url: string;
                            /** @description SHA-256 of the object, lower-case hexadecimal */
                            media_hash: string;
                            /**
                             * @description Extension of the file: .jpg, .png or .pdf
                             * @enum {string}
                             */
                            type_file: ".jpg" | ".png" | ".pdf";
                            /** @description Left edge of the O°code on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_ocode_x?: number;
                            /** @description Upper edge of the O°code on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_ocode_y?: number;
                            /** @description Left edge of the amount on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_mnt_x?: number;
                            /** @description Upper edge of the amount on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_mnt_y?: number;
                            /** @description Invoiced amount excluding tax, decimal euros */
                            amount_net: number;
                            /** @description Premium that the page told the client, decimal euros; another one is refused with `PremiumChangedException` */
                            announced_amount_to_refund?: number;
                            /** @description Answers to the questions of the campaign by the id of each: the id of an option, a number, true or false, a day (`YYYY-MM-DD`), or a document that was uploaded; others are refused with `AnswersRefusedException` */
                            answers?: {
                                [key: string]: (string | number | boolean | {
                                    /** @description The document that answers the question */
                                    media_url: string;
                                    /** @description SHA-256 of the object, lower-case hexadecimal */
                                    media_hash: string;
                                    /**
                                     * @description Extension of the file: .jpg, .png or .pdf
                                     * @enum {string}
                                     */
                                    type_file: ".jpg" | ".png" | ".pdf";
                                }) | null;
                            };
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "FACVE";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Name of the object in the store */
                            media_url: string;
                            /** @description SHA-256 of the object, lower-case hexadecimal */
                            media_hash: string;
                            /**
                             * @description Extension of the file: .jpg, .png or .pdf
                             * @enum {string}
                             */
                            type_file: ".jpg" | ".png" | ".pdf";
                            /** @description Left edge of the O°code on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_ocode_x?: number;
                            /** @description Upper edge of the O°code on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_ocode_y?: number;
                            /** @description Left edge of the amount on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_mnt_x?: number;
                            /** @description Upper edge of the amount on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_mnt_y?: number;
                            /**
                             * @description Participants of the session: 1, 2 or 3
                             * @enum {number}
                             */
                            amount_id: 1 | 2 | 3;
                            /** @description Answers to the questions of the campaign by the id of each: the id of an option, a number, true or false, a day (`YYYY-MM-DD`), or a document that was uploaded; others are refused with `AnswersRefusedException` */
                            answers?: {
                                [key: string]: (string | number | boolean | {
                                    /** @description The document that answers the question */
                                    media_url: string;
                                    /** @description SHA-256 of the object, lower-case hexadecimal */
                                    media_hash: string;
                                    /**
                                     * @description Extension of the file: .jpg, .png or .pdf
                                     * @enum {string}
                                     */
                                    type_file: ".jpg" | ".png" | ".pdf";
                                }) | null;
                            };
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "PHO";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Name of the object in the store */
                            media_url: string;
                            /** @description SHA-256 of the object, lower-case hexadecimal */
                            media_hash: string;
                            /**
                             * @description Extension of the file: .jpg, .png or .pdf
                             * @enum {string}
                             */
                            type_file: ".jpg" | ".png" | ".pdf";
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "VELO";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Brand of the bike, of the list, or « Autre » */
                            repair_bike_brand: string;
                            /** @description Marking, serial or lot number, or « Pas de numero » */
                            repair_bike_serial: string;
                            /** @description Comment on the bike */
                            repair_bike_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "SMS";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Phone number, in international form */
                            phone?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "MEL";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Mail address, without accents */
                            mail?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "LIEN";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "VAL";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Six digits of a code that was sent by SMS or mail */
                            code?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "MSG";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Text */
                            text: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "RECU";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Mail address, without accents */
                            mail?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "CAN";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "BUG";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "COMRECH";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "FACCOR";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Decimal euros by which the paid premium changes; below zero takes back */
                            amount_to_refund: number;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "FACVECOR";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Decimal euros by which the paid premium changes; below zero takes back */
                            amount_to_refund: number;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "COM";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Reasons of a complement request or a refusal */
                            motif?: {
                                /**
                                 * @description Code of the mail that tells the reasons
                                 * @constant
                                 */
                                code?: "CODE29";
                                /** @description The reasons, a line each, in French */
                                tab: string[];
                            };
                            /** @description Text */
                            text?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "COMECH";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Reasons of a complement request or a refusal */
                            motif?: {
                                /**
                                 * @description Code of the mail that tells the reasons
                                 * @constant
                                 */
                                code?: "CODE29";
                                /** @description The reasons, a line each, in French */
                                tab: string[];
                            };
                            /** @description Text */
                            text?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "COMR";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "RECO";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "AVAL";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "AVALECH";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "ECH";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "NIL";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Reasons of a complement request or a refusal */
                            motif?: {
                                /**
                                 * @description Code of the mail that tells the reasons
                                 * @constant
                                 */
                                code?: "CODE29";
                                /** @description The reasons, a line each, in French */
                                tab: string[];
                            };
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "ACAN";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    };
                    /** @description What the file is searched by; the server has its own and ignores a client’s */
                    repair_search_data?: {
                        [key: string]: unknown;
                    };
                    /** @description Words to search by; the server has its own and ignores a client’s */
                    keywords?: string;
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
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                        repair_rozo_id: string;
                        /**
                         * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                    };
                };
            };
        };
    };
    readCounterHome: {
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
                        /** @description Files that are open */
                        to_finish: {
                            /** @description How many there are */
                            count: number;
                            /** @description The newest of them */
                            files: {
                                /** @description Id of the file, given by the server */
                                repair_id: string;
                                /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                                repair_rozo_id: string;
                                /** @description Version of the document, 32 hexadecimal characters */
                                row_hash: string;
                                /**
                                 * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                                 * @enum {number}
                                 */
                                status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                                /**
                                 * @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved
                                 * @enum {number}
                                 */
                                gender: 0 | 1 | 2;
                                /** @description Id of the establishment that opened the file */
                                repair_entity_id: string;
                                /** @description Pre-registration code of the beneficiary */
                                repair_consumer_id: string;
                                /** @description Id of the member of staff who holds the file; empty in a write releases it */
                                rozo_user_id?: string;
                                /** @description Name of the holder, as his account had it when the file was given to him */
                                rozo_user_name?: string;
                                /**
                                 * Format: date-time
                                 * @description When it was recorded; ISO 8601, UTC
                                 */
                                create_date: string;
                                /**
                                 * Format: date-time
                                 * @description When it was changed last; ISO 8601, UTC
                                 */
                                modify_date: string;
                                /** @description Amounts of the file */
                                repair_amounts: {
                                    /** @description Invoiced amount excluding tax, decimal euros */
                                    amount_net?: number;
                                    /** @description Premium that the programme pays for the file, decimal euros */
                                    amount_to_refund?: number;
                                };
                                /** @description What the file is searched by; the server has its own and ignores a client’s */
                                repair_search_data: {
                                    /** @description Surname of the beneficiary */
                                    lastname: string;
                                    /** @description First name of the beneficiary */
                                    name: string;
                                    /** @description Surname of the beneficiary as it was typed, for people to read */
                                    typed_lastname?: string;
                                    /** @description First name of the beneficiary as it was typed, for people to read */
                                    typed_name?: string;
                                    /** @description Mobile number of the beneficiary, in international form */
                                    phone?: string;
                                    /** @description Mail address of the beneficiary */
                                    mail?: string;
                                    /** @description Comment on the bike, to search by */
                                    comment?: string;
                                    /** @description True when staff wrote what the repairer has not read */
                                    message_non_lu_reparateur?: boolean;
                                    /** @description True when the repairer wrote what staff has not read */
                                    message_non_lu_rozo?: boolean;
                                    /** @description Mark of the platform’s incident that the file was declared for, `YYYYMMDD` */
                                    bug?: string;
                                };
                                /** @description Trade name of the establishment */
                                entity_name?: string;
                                /**
                                 * @description VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)
                                 * @enum {string}
                                 */
                                taux_tva?: "0" | "20" | "8.5" | "2.1" | "293B";
                                /** @description The bike; absent for a session where it would say nothing */
                                bike?: {
                                    /** @description Brand of the bike */
                                    brand: string;
                                    /** @description Marking, serial or lot number of the bike */
                                    serial: string;
                                };
                                /**
                                 * Format: date-time
                                 * @description When the file was validated; ISO 8601, UTC
                                 */
                                validated_at?: string;
                                /** @description A recommended validation waits for another operator; told to staff alone */
                                is_recommended?: boolean;
                                /** @description True while the file waits until the envelope of a funder holds its share */
                                awaits_envelope?: boolean;
                                /** @description What the programme asks for, line by line, in a file that waits for complements; only in the list and the home of its repairer */
                                request_lines?: string[];
                                /** @description Steps that the file lacks before it can be reviewed */
                                missing: ("FAC" | "FACVE" | "PHO" | "VAL")[];
                            }[];
                        };
                        /** @description Files that await an answer of the establishment */
                        to_answer: {
                            /** @description How many there are */
                            count: number;
                            /** @description The newest of them */
                            files: {
                                /** @description Id of the file, given by the server */
                                repair_id: string;
                                /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                                repair_rozo_id: string;
                                /** @description Version of the document, 32 hexadecimal characters */
                                row_hash: string;
                                /**
                                 * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                                 * @enum {number}
                                 */
                                status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                                /**
                                 * @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved
                                 * @enum {number}
                                 */
                                gender: 0 | 1 | 2;
                                /** @description Id of the establishment that opened the file */
                                repair_entity_id: string;
                                /** @description Pre-registration code of the beneficiary */
                                repair_consumer_id: string;
                                /** @description Id of the member of staff who holds the file; empty in a write releases it */
                                rozo_user_id?: string;
                                /** @description Name of the holder, as his account had it when the file was given to him */
                                rozo_user_name?: string;
                                /**
                                 * Format: date-time
                                 * @description When it was recorded; ISO 8601, UTC
                                 */
                                create_date: string;
                                /**
                                 * Format: date-time
                                 * @description When it was changed last; ISO 8601, UTC
                                 */
                                modify_date: string;
                                /** @description Amounts of the file */
                                repair_amounts: {
                                    /** @description Invoiced amount excluding tax, decimal euros */
                                    amount_net?: number;
                                    /** @description Premium that the programme pays for the file, decimal euros */
                                    amount_to_refund?: number;
                                };
                                /** @description What the file is searched by; the server has its own and ignores a client’s */
                                repair_search_data: {
                                    /** @description Surname of the beneficiary */
                                    lastname: string;
                                    /** @description First name of the beneficiary */
                                    name: string;
                                    /** @description Surname of the beneficiary as it was typed, for people to read */
                                    typed_lastname?: string;
                                    /** @description First name of the beneficiary as it was typed, for people to read */
                                    typed_name?: string;
                                    /** @description Mobile number of the beneficiary, in international form */
                                    phone?: string;
                                    /** @description Mail address of the beneficiary */
                                    mail?: string;
                                    /** @description Comment on the bike, to search by */
                                    comment?: string;
                                    /** @description True when staff wrote what the repairer has not read */
                                    message_non_lu_reparateur?: boolean;
                                    /** @description True when the repairer wrote what staff has not read */
                                    message_non_lu_rozo?: boolean;
                                    /** @description Mark of the platform’s incident that the file was declared for, `YYYYMMDD` */
                                    bug?: string;
                                };
                                /** @description Trade name of the establishment */
                                entity_name?: string;
                                /**
                                 * @description VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)
                                 * @enum {string}
                                 */
                                taux_tva?: "0" | "20" | "8.5" | "2.1" | "293B";
                                /** @description The bike; absent for a session where it would say nothing */
                                bike?: {
                                    /** @description Brand of the bike */
                                    brand: string;
                                    /** @description Marking, serial or lot number of the bike */
                                    serial: string;
                                };
                                /**
                                 * Format: date-time
                                 * @description When the file was validated; ISO 8601, UTC
                                 */
                                validated_at?: string;
                                /** @description A recommended validation waits for another operator; told to staff alone */
                                is_recommended?: boolean;
                                /** @description True while the file waits until the envelope of a funder holds its share */
                                awaits_envelope?: boolean;
                                /** @description What the programme asks for, line by line, in a file that waits for complements; only in the list and the home of its repairer */
                                request_lines?: string[];
                                /** @description Steps that the file lacks before it can be reviewed */
                                missing: ("FAC" | "FACVE" | "PHO" | "VAL")[];
                            }[];
                        };
                        /** @description What the caller has not read */
                        unread: {
                            /** @description How many there are */
                            count: number;
                            /** @description The newest of them */
                            files: {
                                /** @description Id of the file, given by the server */
                                repair_id: string;
                                /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                                repair_rozo_id: string;
                                /** @description Version of the document, 32 hexadecimal characters */
                                row_hash: string;
                                /**
                                 * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                                 * @enum {number}
                                 */
                                status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                                /**
                                 * @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved
                                 * @enum {number}
                                 */
                                gender: 0 | 1 | 2;
                                /** @description Id of the establishment that opened the file */
                                repair_entity_id: string;
                                /** @description Pre-registration code of the beneficiary */
                                repair_consumer_id: string;
                                /** @description Id of the member of staff who holds the file; empty in a write releases it */
                                rozo_user_id?: string;
                                /** @description Name of the holder, as his account had it when the file was given to him */
                                rozo_user_name?: string;
                                /**
                                 * Format: date-time
                                 * @description When it was recorded; ISO 8601, UTC
                                 */
                                create_date: string;
                                /**
                                 * Format: date-time
                                 * @description When it was changed last; ISO 8601, UTC
                                 */
                                modify_date: string;
                                /** @description Amounts of the file */
                                repair_amounts: {
                                    /** @description Invoiced amount excluding tax, decimal euros */
                                    amount_net?: number;
                                    /** @description Premium that the programme pays for the file, decimal euros */
                                    amount_to_refund?: number;
                                };
                                /** @description What the file is searched by; the server has its own and ignores a client’s */
                                repair_search_data: {
                                    /** @description Surname of the beneficiary */
                                    lastname: string;
                                    /** @description First name of the beneficiary */
                                    name: string;
                                    /** @description Surname of the beneficiary as it was typed, for people to read */
                                    typed_lastname?: string;
                                    /** @description First name of the beneficiary as it was typed, for people to read */
                                    typed_name?: string;
                                    /** @description Mobile number of the beneficiary, in international form */
                                    phone?: string;
                                    /** @description Mail address of the beneficiary */
                                    mail?: string;
                                    /** @description Comment on the bike, to search by */
                                    comment?: string;
                                    /** @description True when staff wrote what the repairer has not read */
                                    message_non_lu_reparateur?: boolean;
                                    /** @description True when the repairer wrote what staff has not read */
                                    message_non_lu_rozo?: boolean;
                                    /** @description Mark of the platform’s incident that the file was declared for, `YYYYMMDD` */
                                    bug?: string;
                                };
                                /** @description Trade name of the establishment */
                                entity_name?: string;
                                /**
                                 * @description VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)
                                 * @enum {string}
                                 */
                                taux_tva?: "0" | "20" | "8.5" | "2.1" | "293B";
                                /** @description The bike; absent for a session where it would say nothing */
                                bike?: {
                                    /** @description Brand of the bike */
                                    brand: string;
                                    /** @description Marking, serial or lot number of the bike */
                                    serial: string;
                                };
                                /**
                                 * Format: date-time
                                 * @description When the file was validated; ISO 8601, UTC
                                 */
                                validated_at?: string;
                                /** @description A recommended validation waits for another operator; told to staff alone */
                                is_recommended?: boolean;
                                /** @description True while the file waits until the envelope of a funder holds its share */
                                awaits_envelope?: boolean;
                                /** @description What the programme asks for, line by line, in a file that waits for complements; only in the list and the home of its repairer */
                                request_lines?: string[];
                                /** @description Steps that the file lacks before it can be reviewed */
                                missing: ("FAC" | "FACVE" | "PHO" | "VAL")[];
                            }[];
                        };
                        /** @description Money of the establishment, in no transfer yet and in one */
                        money: {
                            /** @description Validated files in no transfer yet */
                            validated: {
                                /** @description How many there are */
                                count: number;
                                /** @description Decimal euros */
                                amount: number;
                            };
                            /** @description Files that an approved transfer holds */
                            in_transfer: {
                                /** @description How many there are */
                                count: number;
                                /** @description Decimal euros */
                                amount: number;
                            };
                        };
                    };
                };
            };
        };
    };
    readEntityRepairsStats: {
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
                        /**
                         * Format: date
                         * @description Monday of the week, in Paris
                         */
                        week_start_date: string;
                        /** @description Validated files that wait for their transfer */
                        nbre_doss_attente_gen_sepa: number;
                    }[];
                };
            };
        };
    };
    readIncident: {
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
                        /** @description True when the establishment is listed for the incident of the platform */
                        listed: boolean;
                        /**
                         * Format: date
                         * @description First day of the incident
                         */
                        first_day?: string;
                        /**
                         * Format: date
                         * @description Last day of the incident
                         */
                        last_day?: string;
                        /** @description Whether one of its files was declared */
                        answered?: boolean;
                    };
                };
            };
        };
    };
    readOwnEntityRepairsStats: {
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
                        /**
                         * Format: date
                         * @description Monday of the week, in Paris
                         */
                        week_start_date: string;
                        /** @description Validated files that wait for their transfer */
                        nbre_doss_attente_gen_sepa: number;
                    }[];
                };
            };
        };
    };
    readOwnRepair: {
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
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                        /**
                         * @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved
                         * @enum {number}
                         */
                        gender: 0 | 1 | 2;
                        /** @description Id of the establishment that opened the file */
                        repair_entity_id: string;
                        /** @description Pre-registration code of the beneficiary */
                        repair_consumer_id: string;
                        /** @description Id of the member of staff who holds the file; empty in a write releases it */
                        rozo_user_id?: string;
                        /** @description Name of the holder, as his account had it when the file was given to him */
                        rozo_user_name?: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /**
                         * Format: date-time
                         * @description When it was changed last; ISO 8601, UTC
                         */
                        modify_date: string;
                        /** @description Amounts of the file */
                        repair_amounts: {
                            /** @description Invoiced amount excluding tax, decimal euros */
                            amount_net?: number;
                            /** @description Premium that the programme pays for the file, decimal euros */
                            amount_to_refund?: number;
                        };
                        /** @description What the file is searched by; the server has its own and ignores a client’s */
                        repair_search_data: {
                            /** @description Surname of the beneficiary */
                            lastname: string;
                            /** @description First name of the beneficiary */
                            name: string;
                            /** @description Surname of the beneficiary as it was typed, for people to read */
                            typed_lastname?: string;
                            /** @description First name of the beneficiary as it was typed, for people to read */
                            typed_name?: string;
                            /** @description Mobile number of the beneficiary, in international form */
                            phone?: string;
                            /** @description Mail address of the beneficiary */
                            mail?: string;
                            /** @description Comment on the bike, to search by */
                            comment?: string;
                            /** @description True when staff wrote what the repairer has not read */
                            message_non_lu_reparateur?: boolean;
                            /** @description True when the repairer wrote what staff has not read */
                            message_non_lu_rozo?: boolean;
                            /** @description Mark of the platform’s incident that the file was declared for, `YYYYMMDD` */
                            bug?: string;
                        };
                        /** @description Trade name of the establishment */
                        entity_name?: string;
                        /**
                         * @description VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)
                         * @enum {string}
                         */
                        taux_tva?: "0" | "20" | "8.5" | "2.1" | "293B";
                        /** @description The bike; absent for a session where it would say nothing */
                        bike: {
                            /** @description Brand of the bike */
                            brand: string;
                            /** @description Marking, serial or lot number of the bike */
                            serial: string;
                            /** @description Free comment */
                            comment?: string;
                        };
                        /**
                         * Format: date-time
                         * @description When the file was validated; ISO 8601, UTC
                         */
                        validated_at?: string;
                        /** @description A recommended validation waits for another operator; told to staff alone */
                        is_recommended?: boolean;
                        /** @description True while the file waits until the envelope of a funder holds its share */
                        awaits_envelope?: boolean;
                        /** @description What the programme asks for, line by line, in a file that waits for complements; only in the list and the home of its repairer */
                        request_lines?: string[];
                        /** @description Steps that the file lacks before it can be reviewed */
                        missing: ("FAC" | "FACVE" | "PHO" | "VAL")[];
                        /** @description The beneficiary */
                        consumer: {
                            /** @description First name, folded: capitals A to Z alone */
                            first_name: string;
                            /** @description Surname, folded: capitals A to Z alone */
                            last_name: string;
                            /** @description First name as it was typed, for people to read */
                            typed_first_name?: string;
                            /** @description Surname as it was typed, for people to read */
                            typed_last_name?: string;
                            /** @description Mobile number of the beneficiary, in international form */
                            smartphone_number?: string;
                        };
                        /** @description The establishment */
                        entity: {
                            /** @description Id of the establishment, given by the server */
                            entity_id: string;
                            /** @description Mail address, without accents */
                            mail?: string;
                            /** @description SIRET (14 digits), RNA with its five W, or register entry of an Alsace-Moselle association */
                            siret?: string;
                            /** @description Company name */
                            raison_sociale?: string;
                            /** @description Trade name */
                            commercialname?: string;
                            /** @description Street and number of the establishment */
                            adresse?: string;
                            /** @description French postcode, 5 digits */
                            zip?: string;
                            /** @description Name of the town */
                            city?: string;
                            /** @description Phone of the establishment, in international form */
                            telephone?: string;
                        };
                        /** @description Its version */
                        campaign_version?: number;
                        /** @description With the number of the file, by which shop and client find it in the public log */
                        receipt_code?: string;
                        /** @description What the rules of the campaign name of the file besides its invoice; each absent where they do not */
                        situation?: {
                            /** @description VAT of the establishment, in per cent */
                            vat_percent?: number;
                            /**
                             * Format: date
                             * @description Day of the repair
                             */
                            repaired_on?: string;
                            /** @description Of the beneficiary on that day, in whole years */
                            age?: number;
                            /** @description Postcode of the beneficiary */
                            home_zip?: string;
                            /** @description Department of the beneficiary */
                            home_department?: string;
                            /** @description Town of the beneficiary, among those that the campaign names; `ailleurs` of every other one */
                            home_town?: string;
                            /** @description Group of towns of the beneficiary, as the campaign names it; `ailleurs` of a town without one */
                            home_group?: string;
                            /** @description Files of the same kind that the beneficiary had before this one, neither given up nor refused */
                            files_before?: number;
                            /** @description Those of them whose repair is of the same calendar year */
                            files_this_year?: number;
                            /** @description Postcode of the establishment */
                            shop_zip?: string;
                            /** @description Department of the establishment */
                            shop_department?: string;
                            /** @description Town of the establishment, among those that the campaign names; `ailleurs` of every other one */
                            shop_town?: string;
                            /** @description Group of towns of the establishment, as the campaign names it; `ailleurs` of a town without one */
                            shop_group?: string;
                            /** @description Kind of the establishment in the words of rules: `vélociste`, `association` or `collectivité` */
                            shop_kind?: string;
                        };
                        /** @description Answers to the questions of the campaign */
                        answers?: {
                            /** @description Id of the question, given by the server */
                            question_id: string;
                            /** @description The question as the campaign words it, in French */
                            question: string;
                            /** @description The answer as people read it, in French */
                            answer: string;
                            /** @description What both sides share, or how many files the pace counts */
                            value: string | number | boolean;
                            /** @description The document that answers the question */
                            media_url?: string;
                        }[];
                        /** @description What became of the messages with a code or a link */
                        sms?: {
                            /** @description How many messages were sent */
                            sent: number;
                            /**
                             * Format: date-time
                             * @description When the last message was sent; ISO 8601, UTC
                             */
                            last_sent_at?: string;
                            /**
                             * @description What became of the last message
                             * @enum {string}
                             */
                            delivery?: "pending" | "sent" | "delivered" | "failed";
                            /**
                             * Format: date-time
                             * @description When the last message was delivered; ISO 8601, UTC
                             */
                            delivered_at?: string;
                            /**
                             * @description Why the message failed
                             * @enum {string}
                             */
                            failure?: "unknown-number" | "unreachable" | "too-late" | "refused" | "other";
                            /** @description Messages with a code or a link, oldest first */
                            messages?: {
                                /** @description Id of the message */
                                message_id: string;
                                /**
                                 * @description How the message goes: mail or SMS
                                 * @enum {string}
                                 */
                                channel?: "sms" | "mail" | "link";
                                /**
                                 * @description True where a code went to a number or an address that the client named for this sending
                                 * @constant
                                 */
                                named_by_client?: true;
                                /**
                                 * Format: date-time
                                 * @description When it was sent; ISO 8601, UTC
                                 */
                                sent_at: string;
                                /** @description What was told of the message, oldest first */
                                rungs: {
                                    /**
                                     * @description Where it stands
                                     * @enum {string}
                                     */
                                    state: "sent" | "delivered" | "failed";
                                    /**
                                     * Format: date-time
                                     * @description When it happened; ISO 8601, UTC
                                     */
                                    at: string;
                                    /**
                                     * @description Why the message failed
                                     * @enum {string}
                                     */
                                    failure?: "unknown-number" | "unreachable" | "too-late" | "refused" | "other";
                                }[];
                            }[];
                        };
                        /**
                         * Format: date-time
                         * @description Until when the beneficiary may confirm from the link that was sent; absent when none waits
                         */
                        link_expires_at?: string;
                        /** @description True while the invoice asks for other amounts than the beneficiary confirmed: a new confirmation must come, or that of staff with a comment */
                        confirmation_due?: boolean;
                        /** @description True once the campaign and its grace period are over: a file that is not complete stays so */
                        grace_ended?: boolean;
                        /** @description Amounts that the beneficiary confirmed; absent before, and where he confirmed the pick-up alone */
                        confirmed_amounts?: {
                            /** @description Invoiced amount excluding tax, decimal euros */
                            amount_net: number;
                            /** @description Premium that the programme pays for the file, decimal euros */
                            amount_to_refund: number;
                        };
                        /** @description Which learner of a session of several the file is of: those with the same invoice on the same day; absent before the invoice */
                        learner?: {
                            /** @description Which of them, from 1, in the order in which their files were opened */
                            number: number;
                            /** @description Participants of the session, as its invoice says */
                            participants: number;
                            /** @description How many of them have a file with the invoice */
                            filed: number;
                            /** @description Id of the file of the first learner of the session */
                            first_repair_id: string;
                        };
                        /** @description Whether two operators decide on the validation; told to staff alone, while the file waits for its review */
                        second_review?: {
                            /** @description Why two operators decide on the validation: `premium` at the limit or above it, `new-shop` among its first files, `drawn` at random */
                            causes: ("premium" | "new-shop" | "drawn")[];
                            /** @description The operator who recommended the validation, while that stands */
                            recommended_by?: {
                                /** @description Id of the account */
                                user_id: string;
                                /** @description Name of the account, as others read it */
                                user_name: string;
                            };
                        };
                        /** @description For whose envelope the file waits, and since when; absent while it waits for none */
                        envelope_wait?: {
                            /** @description The funder, as the campaign names it */
                            funder_name: string;
                            /**
                             * Format: date-time
                             * @description Since when; who waits longest is served first
                             */
                            since: string;
                        };
                        /**
                         * Format: date-time
                         * @description When the personal data of the file were erased after their term; absent before. It takes no operation any more
                         */
                        persons_erased_at?: string;
                        /** @description True while an approved or exported batch pays the file: it cannot leave its status */
                        refund_locked: boolean;
                        /** @description What was done to the file, oldest first */
                        history: {
                            /** @description Id of the operation, given by the server */
                            operation_id: string;
                            /**
                             * @description Code of the operation
                             * @enum {string}
                             */
                            operation_code: "INIT" | "FAC" | "FACVE" | "PHO" | "VELO" | "MSG" | "SMS" | "MEL" | "LIEN" | "VAL" | "RECU" | "CAN" | "COM" | "COMR" | "RECO" | "AVAL" | "REM" | "ECH" | "COMECH" | "COMRECH" | "AVALECH" | "REMECH" | "NIL" | "NILECH" | "ACAN" | "FACCOR" | "FACVECOR" | "BUG";
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date: string;
                            /**
                             * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                             * @enum {number}
                             */
                            status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                            /** @description Who did it */
                            actor: {
                                /**
                                 * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                                 * @enum {string}
                                 */
                                role: "REP" | "ADM" | "SYS";
                                /** @description Name of the account, as others read it */
                                user_name: string;
                            };
                            /** @description What the operation brings */
                            operation_data: {
                                /** @description Name of the object in the store */
                                media_url?: string;
                                /** @description SHA-256 of the object, lower-case hexadecimal */
                                media_hash?: string;
                                /** @description Address to read the object, signed by the server for a short time */
                                full_media_url?: string;
                                /** @description Extension of the file: .jpg, .png or .pdf */
                                type_file?: string;
                                /** @description Invoiced amount excluding tax, decimal euros */
                                amount_net?: number;
                                /** @description Participants of the session: 1, 2 or 3 */
                                amount_id?: number;
                                /** @description Premium that the programme pays for the file, decimal euros */
                                amount_to_refund?: number;
                                /** @description Text */
                                text?: string;
                                /** @description Reasons of a complement request or a refusal */
                                motif?: {
                                    /** @description Code of the mail that tells the reasons */
                                    code?: string;
                                    /** @description The reasons, a line each, in French */
                                    tab: string[];
                                };
                                /** @description Comment of whoever did it; asked of staff who finalise without a code */
                                operation_comment?: string;
                                /** @description Id of the batch, given by the server */
                                refund_id?: string;
                                /** @description Name of the copy that carries the stamp; `media_url` is the original */
                                stamped_media_url?: string;
                                /** @description SHA-256 of the stamped copy, lower-case hexadecimal */
                                stamped_media_hash?: string;
                                /** @description Address to read the stamped copy, signed by the server for a short time */
                                full_stamped_media_url?: string;
                                /** @description Brand of the bike, of the list, or « Autre » */
                                repair_bike_brand?: string;
                                /** @description Marking, serial or lot number, or « Pas de numero » */
                                repair_bike_serial?: string;
                                /** @description Comment on the bike */
                                repair_bike_comment?: string;
                                /** @description Brand of the bike that a correction replaced */
                                former_bike_brand?: string;
                                /** @description Number of the bike that a correction replaced */
                                former_bike_serial?: string;
                                /** @description Comment on the bike that a correction replaced */
                                former_bike_comment?: string;
                                /**
                                 * @description What the pick-up was closed with
                                 * @enum {string}
                                 */
                                pick_up_proof?: "code" | "link" | "mail-code" | "named-phone-code" | "named-mail-code" | "staff" | "sms-off";
                                /** @description True where the text of the invoice holds the typed amount; absent where it holds another one, and of a picture */
                                amount_is_printed?: boolean;
                                /** @description How the rules of the campaign gave the premium; absent of invoices of earlier versions */
                                reckoning?: {
                                    /** @description Campaign whose rules were evaluated */
                                    campaign_id: string;
                                    /** @description Its version */
                                    campaign_version: number;
                                    /** @description Every value that led to the premium, the premium last */
                                    steps: {
                                        /** @description What the value is, in French */
                                        title: string;
                                        /** @description The value as people read it: `12,50 €`, `Oui`, `34 ans` */
                                        value: string;
                                        /** @description What the campaign says of the rule */
                                        sentence?: string;
                                    }[];
                                    /** @description What campaigns that add to the premium gave, in their order; absent where none was open */
                                    supplements?: {
                                        /** @description Campaign whose rules were evaluated */
                                        campaign_id: string;
                                        /** @description Its version */
                                        campaign_version: number;
                                        /** @description What the campaign added, in euros excluding tax */
                                        amount: number;
                                    }[];
                                };
                                /**
                                 * @description Whose address the receipt went to: that of the beneficiary, or another one that he named
                                 * @enum {string}
                                 */
                                receipt_to?: "beneficiary" | "other";
                                /** @description Questions whose answers the invoice took away, as they were asked */
                                removed_answers?: {
                                    /** @description Id of the question, given by the server */
                                    question_id: string;
                                    /** @description A question of the campaign, as it words it in French */
                                    question: string;
                                }[];
                                /**
                                 * @description True where a code went to a number or an address that the client named for this sending
                                 * @constant
                                 */
                                named_by_client?: true;
                                /** @description Left edge of the O°code on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                                coordonnees_ocode_x?: number;
                                /** @description Upper edge of the O°code on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                                coordonnees_ocode_y?: number;
                                /** @description Left edge of the amount on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                                coordonnees_mnt_x?: number;
                                /** @description Upper edge of the amount on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                                coordonnees_mnt_y?: number;
                            };
                        }[];
                        /** @description Who reserved, gave or released the file, oldest first; told to staff alone */
                        assignments?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Who did it */
                            actor: {
                                /**
                                 * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                                 * @enum {string}
                                 */
                                role: "REP" | "ADM" | "SYS";
                                /** @description Name of the account, as others read it */
                                user_name: string;
                            };
                            /** @description To whom the file was given; absent where it was released */
                            holder?: {
                                /** @description Id of the account */
                                user_id: string;
                                /** @description Name of the holder, as his account had it when the file was given to him */
                                user_name: string;
                            };
                            /** @description True when whoever gave the file took it himself */
                            is_own: boolean;
                        }[];
                        /** @description Corrections of the beneficiary’s mobile while the file was open, oldest first */
                        phone_corrections?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Who did it */
                            actor: {
                                /**
                                 * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                                 * @enum {string}
                                 */
                                role: "REP" | "ADM" | "SYS";
                                /** @description Name of the account, as others read it */
                                user_name: string;
                            };
                            /** @description Mobile before the correction, masked but for its beginning and its last two digits */
                            previous_number: string;
                            /** @description Mobile after the correction, masked but for its beginning and its last two digits */
                            next_number: string;
                        }[];
                        /** @description Corrections that the beneficiary asked for, oldest first: which fields, and by whom at the desk */
                        person_corrections?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Who did it */
                            actor: {
                                /**
                                 * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                                 * @enum {string}
                                 */
                                role: "REP" | "ADM" | "SYS";
                                /** @description Name of the account, as others read it */
                                user_name: string;
                            };
                            /** @description Names of the fields that were written; their values stay out of the trail */
                            fields: ("name" | "birth-date" | "mobile" | "mail")[];
                        }[];
                        /** @description Who opened the file after the other side had written, oldest first */
                        reads?: {
                            /**
                             * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                             * @enum {string}
                             */
                            role: "REP" | "ADM";
                            /** @description Name of the account, as others read it */
                            user_name: string;
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Id of the operation up to which it was read */
                            up_to: string;
                        }[];
                    };
                };
            };
        };
    };
    readOwnRepairHistory: {
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
                        /** @description Id of the operation, given by the server */
                        operation_id: string;
                        /**
                         * @description Code of the operation
                         * @enum {string}
                         */
                        operation_code: "INIT" | "FAC" | "FACVE" | "PHO" | "VELO" | "MSG" | "SMS" | "MEL" | "LIEN" | "VAL" | "RECU" | "CAN" | "COM" | "COMR" | "RECO" | "AVAL" | "REM" | "ECH" | "COMECH" | "COMRECH" | "AVALECH" | "REMECH" | "NIL" | "NILECH" | "ACAN" | "FACCOR" | "FACVECOR" | "BUG";
                        /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                        operation_date: string;
                        /**
                         * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                        /** @description Who did it */
                        actor: {
                            /**
                             * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                             * @enum {string}
                             */
                            role: "REP" | "ADM" | "SYS";
                            /** @description Name of the account, as others read it */
                            user_name: string;
                        };
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description Name of the object in the store */
                            media_url?: string;
                            /** @description SHA-256 of the object, lower-case hexadecimal */
                            media_hash?: string;
                            /** @description Address to read the object, signed by the server for a short time */
                            full_media_url?: string;
                            /** @description Extension of the file: .jpg, .png or .pdf */
                            type_file?: string;
                            /** @description Invoiced amount excluding tax, decimal euros */
                            amount_net?: number;
                            /** @description Participants of the session: 1, 2 or 3 */
                            amount_id?: number;
                            /** @description Premium that the programme pays for the file, decimal euros */
                            amount_to_refund?: number;
                            /** @description Text */
                            text?: string;
                            /** @description Reasons of a complement request or a refusal */
                            motif?: {
                                /** @description Code of the mail that tells the reasons */
                                code?: string;
                                /** @description The reasons, a line each, in French */
                                tab: string[];
                            };
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Id of the batch, given by the server */
                            refund_id?: string;
                            /** @description Name of the copy that carries the stamp; `media_url` is the original */
                            stamped_media_url?: string;
                            /** @description SHA-256 of the stamped copy, lower-case hexadecimal */
                            stamped_media_hash?: string;
                            /** @description Address to read the stamped copy, signed by the server for a short time */
                            full_stamped_media_url?: string;
                            /** @description Brand of the bike, of the list, or « Autre » */
                            repair_bike_brand?: string;
                            /** @description Marking, serial or lot number, or « Pas de numero » */
                            repair_bike_serial?: string;
                            /** @description Comment on the bike */
                            repair_bike_comment?: string;
                            /** @description Brand of the bike that a correction replaced */
                            former_bike_brand?: string;
                            /** @description Number of the bike that a correction replaced */
                            former_bike_serial?: string;
                            /** @description Comment on the bike that a correction replaced */
                            former_bike_comment?: string;
                            /**
                             * @description What the pick-up was closed with
                             * @enum {string}
                             */
                            pick_up_proof?: "code" | "link" | "mail-code" | "named-phone-code" | "named-mail-code" | "staff" | "sms-off";
                            /** @description True where the text of the invoice holds the typed amount; absent where it holds another one, and of a picture */
                            amount_is_printed?: boolean;
                            /** @description How the rules of the campaign gave the premium; absent of invoices of earlier versions */
                            reckoning?: {
                                /** @description Campaign whose rules were evaluated */
                                campaign_id: string;
                                /** @description Its version */
                                campaign_version: number;
                                /** @description Every value that led to the premium, the premium last */
                                steps: {
                                    /** @description What the value is, in French */
                                    title: string;
                                    /** @description The value as people read it: `12,50 €`, `Oui`, `34 ans` */
                                    value: string;
                                    /** @description What the campaign says of the rule */
                                    sentence?: string;
                                }[];
                                /** @description What campaigns that add to the premium gave, in their order; absent where none was open */
                                supplements?: {
                                    /** @description Campaign whose rules were evaluated */
                                    campaign_id: string;
                                    /** @description Its version */
                                    campaign_version: number;
                                    /** @description What the campaign added, in euros excluding tax */
                                    amount: number;
                                }[];
                            };
                            /**
                             * @description Whose address the receipt went to: that of the beneficiary, or another one that he named
                             * @enum {string}
                             */
                            receipt_to?: "beneficiary" | "other";
                            /** @description Questions whose answers the invoice took away, as they were asked */
                            removed_answers?: {
                                /** @description Id of the question, given by the server */
                                question_id: string;
                                /** @description A question of the campaign, as it words it in French */
                                question: string;
                            }[];
                            /**
                             * @description True where a code went to a number or an address that the client named for this sending
                             * @constant
                             */
                            named_by_client?: true;
                            /** @description Left edge of the O°code on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_ocode_x?: number;
                            /** @description Upper edge of the O°code on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_ocode_y?: number;
                            /** @description Left edge of the amount on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_mnt_x?: number;
                            /** @description Upper edge of the amount on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_mnt_y?: number;
                        };
                    }[];
                };
            };
        };
    };
    readRepairHistory: {
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
                        /** @description Id of the operation, given by the server */
                        operation_id: string;
                        /**
                         * @description Code of the operation
                         * @enum {string}
                         */
                        operation_code: "INIT" | "FAC" | "FACVE" | "PHO" | "VELO" | "MSG" | "SMS" | "MEL" | "LIEN" | "VAL" | "RECU" | "CAN" | "COM" | "COMR" | "RECO" | "AVAL" | "REM" | "ECH" | "COMECH" | "COMRECH" | "AVALECH" | "REMECH" | "NIL" | "NILECH" | "ACAN" | "FACCOR" | "FACVECOR" | "BUG";
                        /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                        operation_date: string;
                        /**
                         * @description Status of the file: 0 incomplete, 1 to review, 2 abandoned, 3 complement asked, 4 complemented, 5 validated, 6 refunded, 7 not eligible, 8 sample to review, 9 sample complement asked, 10 sample complemented, 11 sample validated, 12 sample refunded, 13 sample not eligible, 14 abandoned by staff
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                        /** @description Who did it */
                        actor: {
                            /**
                             * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                             * @enum {string}
                             */
                            role: "REP" | "ADM" | "SYS";
                            /** @description Name of the account, as others read it */
                            user_name: string;
                        };
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description Name of the object in the store */
                            media_url?: string;
                            /** @description SHA-256 of the object, lower-case hexadecimal */
                            media_hash?: string;
                            /** @description Address to read the object, signed by the server for a short time */
                            full_media_url?: string;
                            /** @description Extension of the file: .jpg, .png or .pdf */
                            type_file?: string;
                            /** @description Invoiced amount excluding tax, decimal euros */
                            amount_net?: number;
                            /** @description Participants of the session: 1, 2 or 3 */
                            amount_id?: number;
                            /** @description Premium that the programme pays for the file, decimal euros */
                            amount_to_refund?: number;
                            /** @description Text */
                            text?: string;
                            /** @description Reasons of a complement request or a refusal */
                            motif?: {
                                /** @description Code of the mail that tells the reasons */
                                code?: string;
                                /** @description The reasons, a line each, in French */
                                tab: string[];
                            };
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Id of the batch, given by the server */
                            refund_id?: string;
                            /** @description Name of the copy that carries the stamp; `media_url` is the original */
                            stamped_media_url?: string;
                            /** @description SHA-256 of the stamped copy, lower-case hexadecimal */
                            stamped_media_hash?: string;
                            /** @description Address to read the stamped copy, signed by the server for a short time */
                            full_stamped_media_url?: string;
                            /** @description Brand of the bike, of the list, or « Autre » */
                            repair_bike_brand?: string;
                            /** @description Marking, serial or lot number, or « Pas de numero » */
                            repair_bike_serial?: string;
                            /** @description Comment on the bike */
                            repair_bike_comment?: string;
                            /** @description Brand of the bike that a correction replaced */
                            former_bike_brand?: string;
                            /** @description Number of the bike that a correction replaced */
                            former_bike_serial?: string;
                            /** @description Comment on the bike that a correction replaced */
                            former_bike_comment?: string;
                            /**
                             * @description What the pick-up was closed with
                             * @enum {string}
                             */
                            pick_up_proof?: "code" | "link" | "mail-code" | "named-phone-code" | "named-mail-code" | "staff" | "sms-off";
                            /** @description True where the text of the invoice holds the typed amount; absent where it holds another one, and of a picture */
                            amount_is_printed?: boolean;
                            /** @description How the rules of the campaign gave the premium; absent of invoices of earlier versions */
                            reckoning?: {
                                /** @description Campaign whose rules were evaluated */
                                campaign_id: string;
                                /** @description Its version */
                                campaign_version: number;
                                /** @description Every value that led to the premium, the premium last */
                                steps: {
                                    /** @description What the value is, in French */
                                    title: string;
                                    /** @description The value as people read it: `12,50 €`, `Oui`, `34 ans` */
                                    value: string;
                                    /** @description What the campaign says of the rule */
                                    sentence?: string;
                                }[];
                                /** @description What campaigns that add to the premium gave, in their order; absent where none was open */
                                supplements?: {
                                    /** @description Campaign whose rules were evaluated */
                                    campaign_id: string;
                                    /** @description Its version */
                                    campaign_version: number;
                                    /** @description What the campaign added, in euros excluding tax */
                                    amount: number;
                                }[];
                            };
                            /**
                             * @description Whose address the receipt went to: that of the beneficiary, or another one that he named
                             * @enum {string}
                             */
                            receipt_to?: "beneficiary" | "other";
                            /** @description Questions whose answers the invoice took away, as they were asked */
                            removed_answers?: {
                                /** @description Id of the question, given by the server */
                                question_id: string;
                                /** @description A question of the campaign, as it words it in French */
                                question: string;
                            }[];
                            /**
                             * @description True where a code went to a number or an address that the client named for this sending
                             * @constant
                             */
                            named_by_client?: true;
                            /** @description Left edge of the O°code on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_ocode_x?: number;
                            /** @description Upper edge of the O°code on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_ocode_y?: number;
                            /** @description Left edge of the amount on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_mnt_x?: number;
                            /** @description Upper edge of the amount on the stamped copy: millimetres on a PDF, pixels on a picture; written by the server */
                            coordonnees_mnt_y?: number;
                        };
                    }[];
                };
            };
        };
    };
    readStamp: {
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
                        /** @description Id of the establishment, given by the server */
                        entity_id: string;
                        /** @description Long description of the file */
                        long_description: {
                            /** @description Value of the O°code: 63 bits in decimal digits */
                            stamp: string;
                        };
                    };
                };
            };
        };
    };
    exportReplay: {
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
    listReplays: {
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
                        /** @description Id of a replay, chosen by who begins it */
                        replay_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "running" | "done" | "stopped";
                        /** @description The rules that are compared with */
                        former: {
                            /** @description Campaign whose rules were evaluated */
                            campaign_id: string;
                            /** @description Version of the event’s shape */
                            version: number;
                            /** @description Id of a version, chosen by who proposes it; `own` is the installation’s folder, `own-ville` that of a campaign that adds to it */
                            version_id?: string;
                        };
                        /** @description The rules that are tried */
                        next: {
                            /** @description Campaign whose rules were evaluated */
                            campaign_id: string;
                            /** @description Version of the event’s shape */
                            version: number;
                            /** @description Id of a version, chosen by who proposes it; `own` is the installation’s folder, `own-ville` that of a campaign that adds to it */
                            version_id?: string;
                        };
                        /**
                         * Format: date
                         * @description First day of the files that are replayed, by their opening; absent: from the beginning
                         */
                        opened_from?: string;
                        /**
                         * Format: date
                         * @description Their last day, included; absent: to the beginning of the replay
                         */
                        opened_to?: string;
                        /** @description Name of who prepared the run */
                        created_by: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        created_at: string;
                        /**
                         * Format: date-time
                         * @description When the run ended; ISO 8601, UTC
                         */
                        ended_at?: string;
                        /** @description Sum, decimal euros */
                        total: number;
                        /** @description Files that were read so far */
                        read: number;
                        /** @description Of the files with an invoice that were read so far, without those that were given up or refused */
                        sums: {
                            /** @description Number of files */
                            files: number;
                            /** @description Files whose premium would rise */
                            raised: number;
                            /** @description Files whose premium would fall */
                            lowered: number;
                            /** @description Files that the former rules aid and that the tried ones refuse */
                            newly_refused: number;
                            /** @description Files that the former rules refuse and that the tried ones aid */
                            newly_eligible: number;
                            /** @description Premiums by the former rules, euros excluding tax */
                            former_amount: number;
                            /** @description Premiums by the tried rules, euros excluding tax */
                            amount: number;
                        };
                    }[];
                };
            };
        };
    };
    replayCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of a replay, chosen by who begins it */
                    replay_id: string;
                    /** @description The rules that are compared with: a version, or files that nobody proposed */
                    former: {
                        /** @description Id of a version, chosen by who proposes it; `own` is the installation’s folder, `own-ville` that of a campaign that adds to it */
                        version_id: string;
                    } | {
                        /** @description Number of files */
                        files: {
                            /** @description Text of `campaign.yaml` */
                            campaign: string;
                            /** @description Text of `rules.publicodes` */
                            rules: string;
                            /** @description Text of `examples.yaml` */
                            examples: string;
                        };
                    };
                    /** @description The rules that are tried: a version, or files that nobody proposed */
                    next: {
                        /** @description Id of a version, chosen by who proposes it; `own` is the installation’s folder, `own-ville` that of a campaign that adds to it */
                        version_id: string;
                    } | {
                        /** @description Number of files */
                        files: {
                            /** @description Text of `campaign.yaml` */
                            campaign: string;
                            /** @description Text of `rules.publicodes` */
                            rules: string;
                            /** @description Text of `examples.yaml` */
                            examples: string;
                        };
                    };
                    /**
                     * Format: date
                     * @description First day of the files that are replayed, by their opening; absent: from the beginning
                     */
                    opened_from?: string;
                    /**
                     * Format: date
                     * @description Their last day, included; absent: to the beginning of the replay
                     */
                    opened_to?: string;
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
                        /** @description Id of a replay, chosen by who begins it */
                        replay_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "running" | "done" | "stopped";
                        /** @description The rules that are compared with: a version, or files that nobody proposed */
                        former: {
                            /** @description Campaign whose rules were evaluated */
                            campaign_id: string;
                            /** @description Version of the event’s shape */
                            version: number;
                            /** @description Id of a version, chosen by who proposes it; `own` is the installation’s folder, `own-ville` that of a campaign that adds to it */
                            version_id?: string;
                        };
                        /** @description The rules that are tried: a version, or files that nobody proposed */
                        next: {
                            /** @description Campaign whose rules were evaluated */
                            campaign_id: string;
                            /** @description Version of the event’s shape */
                            version: number;
                            /** @description Id of a version, chosen by who proposes it; `own` is the installation’s folder, `own-ville` that of a campaign that adds to it */
                            version_id?: string;
                        };
                        /**
                         * Format: date
                         * @description First day of the files that are replayed, by their opening; absent: from the beginning
                         */
                        opened_from?: string;
                        /**
                         * Format: date
                         * @description Their last day, included; absent: to the beginning of the replay
                         */
                        opened_to?: string;
                        /** @description Name of who prepared the run */
                        created_by: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        created_at: string;
                        /**
                         * Format: date-time
                         * @description When the run ended; ISO 8601, UTC
                         */
                        ended_at?: string;
                        /** @description Sum, decimal euros */
                        total: number;
                        /** @description Files that were read so far */
                        read: number;
                        /** @description Of the files with an invoice that were read so far, without those that were given up or refused */
                        sums: {
                            /** @description Number of files */
                            files: number;
                            /** @description Files whose premium would rise */
                            raised: number;
                            /** @description Files whose premium would fall */
                            lowered: number;
                            /** @description Files that the former rules aid and that the tried ones refuse */
                            newly_refused: number;
                            /** @description Files that the former rules refuse and that the tried ones aid */
                            newly_eligible: number;
                            /** @description Premiums by the former rules, euros excluding tax */
                            former_amount: number;
                            /** @description Premiums by the tried rules, euros excluding tax */
                            amount: number;
                        };
                    };
                };
            };
        };
    };
    readReplay: {
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
                        /** @description Id of a replay, chosen by who begins it */
                        replay_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "running" | "done" | "stopped";
                        /** @description The rules that are compared with */
                        former: {
                            /** @description Campaign whose rules were evaluated */
                            campaign_id: string;
                            /** @description Version of the event’s shape */
                            version: number;
                            /** @description Id of a version, chosen by who proposes it; `own` is the installation’s folder, `own-ville` that of a campaign that adds to it */
                            version_id?: string;
                        };
                        /** @description The rules that are tried */
                        next: {
                            /** @description Campaign whose rules were evaluated */
                            campaign_id: string;
                            /** @description Version of the event’s shape */
                            version: number;
                            /** @description Id of a version, chosen by who proposes it; `own` is the installation’s folder, `own-ville` that of a campaign that adds to it */
                            version_id?: string;
                        };
                        /**
                         * Format: date
                         * @description First day of the files that are replayed, by their opening; absent: from the beginning
                         */
                        opened_from?: string;
                        /**
                         * Format: date
                         * @description Their last day, included; absent: to the beginning of the replay
                         */
                        opened_to?: string;
                        /** @description Name of who prepared the run */
                        created_by: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        created_at: string;
                        /**
                         * Format: date-time
                         * @description When the run ended; ISO 8601, UTC
                         */
                        ended_at?: string;
                        /** @description Sum, decimal euros */
                        total: number;
                        /** @description Files that were read so far */
                        read: number;
                        /** @description Of the files with an invoice that were read so far, without those that were given up or refused */
                        sums: {
                            /** @description Number of files */
                            files: number;
                            /** @description Files whose premium would rise */
                            raised: number;
                            /** @description Files whose premium would fall */
                            lowered: number;
                            /** @description Files that the former rules aid and that the tried ones refuse */
                            newly_refused: number;
                            /** @description Files that the former rules refuse and that the tried ones aid */
                            newly_eligible: number;
                            /** @description Premiums by the former rules, euros excluding tax */
                            former_amount: number;
                            /** @description Premiums by the tried rules, euros excluding tax */
                            amount: number;
                        };
                        /** @description By kind and department of the shop; departments of fewer than five files are joined as null */
                        cells: {
                            /**
                             * @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved
                             * @enum {number}
                             */
                            gender: 0 | 1 | 2;
                            /** @description Number of the department: 67, 2A, 974; ZZ where nobody knows */
                            department: string | null;
                            /** @description Number of files */
                            files: number;
                            /** @description Files whose premium would rise */
                            raised: number;
                            /** @description Files whose premium would fall */
                            lowered: number;
                            /** @description Files that the former rules aid and that the tried ones refuse */
                            newly_refused: number;
                            /** @description Files that the former rules refuse and that the tried ones aid */
                            newly_eligible: number;
                            /** @description Premiums by the former rules, euros excluding tax */
                            former_amount: number;
                            /** @description Premiums by the tried rules, euros excluding tax */
                            amount: number;
                        }[];
                        /** @description Counters that differed from the files */
                        differences: {
                            /** @description By how much a premium would change, euros in steps of ten cents */
                            difference: number;
                            /** @description Number of files */
                            files: number;
                        }[];
                        /** @description Of the differences of files that change; null where none does */
                        quantiles: {
                            /** @description What a tenth of them does not exceed, euros */
                            tenth: number;
                            /** @description What half of them does not exceed, euros */
                            half: number;
                            /** @description What nine tenths of them do not exceed, euros */
                            nine_tenths: number;
                        } | null;
                        /** @description Why files would be newly refused, the most frequent reason first */
                        refusals: {
                            /** @description What the campaign says of the rule */
                            sentence: string;
                            /** @description Number of files */
                            files: number;
                        }[];
                    };
                };
            };
        };
    };
    stopReplay: {
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
                        /** @description Id of a replay, chosen by who begins it */
                        replay_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "running" | "done" | "stopped";
                        /** @description The rules that are compared with */
                        former: {
                            /** @description Campaign whose rules were evaluated */
                            campaign_id: string;
                            /** @description Version of the event’s shape */
                            version: number;
                            /** @description Id of a version, chosen by who proposes it; `own` is the installation’s folder, `own-ville` that of a campaign that adds to it */
                            version_id?: string;
                        };
                        /** @description The rules that are tried */
                        next: {
                            /** @description Campaign whose rules were evaluated */
                            campaign_id: string;
                            /** @description Version of the event’s shape */
                            version: number;
                            /** @description Id of a version, chosen by who proposes it; `own` is the installation’s folder, `own-ville` that of a campaign that adds to it */
                            version_id?: string;
                        };
                        /**
                         * Format: date
                         * @description First day of the files that are replayed, by their opening; absent: from the beginning
                         */
                        opened_from?: string;
                        /**
                         * Format: date
                         * @description Their last day, included; absent: to the beginning of the replay
                         */
                        opened_to?: string;
                        /** @description Name of who prepared the run */
                        created_by: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        created_at: string;
                        /**
                         * Format: date-time
                         * @description When the run ended; ISO 8601, UTC
                         */
                        ended_at?: string;
                        /** @description Sum, decimal euros */
                        total: number;
                        /** @description Files that were read so far */
                        read: number;
                        /** @description Of the files with an invoice that were read so far, without those that were given up or refused */
                        sums: {
                            /** @description Number of files */
                            files: number;
                            /** @description Files whose premium would rise */
                            raised: number;
                            /** @description Files whose premium would fall */
                            lowered: number;
                            /** @description Files that the former rules aid and that the tried ones refuse */
                            newly_refused: number;
                            /** @description Files that the former rules refuse and that the tried ones aid */
                            newly_eligible: number;
                            /** @description Premiums by the former rules, euros excluding tax */
                            former_amount: number;
                            /** @description Premiums by the tried rules, euros excluding tax */
                            amount: number;
                        };
                    };
                };
            };
        };
    };
    listDeferredDecisions: {
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
                        /** @description Id of the decision, chosen by the caller: sent again it stays one */
                        decision_id: string;
                        /** @description Id of the file, given by the server */
                        repair_id: string;
                        /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                        repair_rozo_id: string;
                        /**
                         * @description Code of the operation
                         * @enum {string}
                         */
                        operation_code: "COM" | "COMECH" | "COMR" | "RECO" | "AVAL" | "AVALECH" | "ECH" | "NIL" | "ACAN";
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "held" | "begun" | "refused";
                        /**
                         * Format: date-time
                         * @description When the decision is written; ISO 8601, UTC
                         */
                        due_at: string;
                        /** @description Reasons, a line each, in French */
                        reasons: string[];
                        /** @description Why, in French */
                        reason?: string;
                    }[];
                };
            };
        };
    };
    deferDecision: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the decision, chosen by the caller: sent again it stays one */
                    decision_id: string;
                    /** @description Id of the file, given by the server */
                    repair_id: string;
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /** @description The operation: its code and what it brings */
                    repair_data: {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "COM";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Reasons of a complement request or a refusal */
                            motif?: {
                                /**
                                 * @description Code of the mail that tells the reasons
                                 * @constant
                                 */
                                code?: "CODE29";
                                /** @description The reasons, a line each, in French */
                                tab: string[];
                            };
                            /** @description Text */
                            text?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "COMECH";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Reasons of a complement request or a refusal */
                            motif?: {
                                /**
                                 * @description Code of the mail that tells the reasons
                                 * @constant
                                 */
                                code?: "CODE29";
                                /** @description The reasons, a line each, in French */
                                tab: string[];
                            };
                            /** @description Text */
                            text?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "COMR";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "RECO";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "AVAL";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "AVALECH";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "ECH";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "NIL";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                            /** @description Reasons of a complement request or a refusal */
                            motif?: {
                                /**
                                 * @description Code of the mail that tells the reasons
                                 * @constant
                                 */
                                code?: "CODE29";
                                /** @description The reasons, a line each, in French */
                                tab: string[];
                            };
                        };
                    } | {
                        /**
                         * @description Code of the operation
                         * @constant
                         */
                        operation_code: "ACAN";
                        /** @description What the operation brings */
                        operation_data: {
                            /** @description When it was done: UTC, `YYYY-MM-DD HH:mm:ss` */
                            operation_date?: string;
                            /** @description Comment of whoever did it; asked of staff who finalise without a code */
                            operation_comment?: string;
                        };
                    };
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
                        /** @description Id of the decision, chosen by the caller: sent again it stays one */
                        decision_id: string;
                        /** @description Id of the file, given by the server */
                        repair_id: string;
                        /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                        repair_rozo_id: string;
                        /**
                         * @description Code of the operation
                         * @enum {string}
                         */
                        operation_code: "COM" | "COMECH" | "COMR" | "RECO" | "AVAL" | "AVALECH" | "ECH" | "NIL" | "ACAN";
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "held" | "begun" | "refused";
                        /**
                         * Format: date-time
                         * @description When the decision is written; ISO 8601, UTC
                         */
                        due_at: string;
                        /** @description Reasons, a line each, in French */
                        reasons: string[];
                        /** @description Why, in French */
                        reason?: string;
                    };
                };
            };
        };
    };
    listStaffNotes: {
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
                        /** @description Id of the note, chosen by the caller: sent again it stays one */
                        note_id: string;
                        /** @description Text */
                        text: string & (unknown & unknown);
                        /** @description Id of the account */
                        user_id: string;
                        /** @description Name of the account, as others read it */
                        user_name: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                    }[];
                };
            };
        };
    };
    noteRepair: {
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
                    /** @description Id of the note, chosen by the caller: sent again it stays one */
                    note_id: string;
                    /** @description Text */
                    text: string & (unknown & unknown);
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
                        /** @description Id of the note, chosen by the caller: sent again it stays one */
                        note_id: string;
                        /** @description Text */
                        text: string & (unknown & unknown);
                        /** @description Id of the account */
                        user_id: string;
                        /** @description Name of the account, as others read it */
                        user_name: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                    };
                };
            };
        };
    };
    readRepairHints: {
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
                        /**
                         * @description What the hint is about
                         * @enum {string}
                         */
                        kind: "same_document" | "similar_picture" | "same_phone" | "shop_phone" | "same_serial" | "same_iban" | "shop_pace" | "amount_unlike" | "credit_note" | "far_away" | "confirmed_unlike" | "code_elsewhere";
                        /** @description What both sides share, or how many files the pace counts */
                        value?: string;
                        /** @description Name of the object in the store */
                        media_url?: string;
                        /** @description What this side says of itself where words are compared */
                        told?: string;
                        /** @description Amount that was typed beside those that the invoice prints */
                        amounts?: {
                            /** @description Amount that was typed, decimal euros excluding tax */
                            typed: number;
                            /** @description Amounts that the invoice prints, decimal euros */
                            printed: {
                                /** @description Decimal euros */
                                amount: number;
                                /**
                                 * @description Name
                                 * @enum {string}
                                 */
                                name?: "due" | "gross" | "net" | "vat" | "total";
                            }[];
                        };
                        /** @description How far the person lives from the shop */
                        distance?: {
                            /** @description The nearest town of the person’s postcode */
                            person: {
                                /** @description French postcode, 5 digits */
                                zip: string;
                                /** @description Name of the town */
                                city: string;
                            };
                            /** @description Town of the establishment */
                            shop: {
                                /** @description French postcode, 5 digits */
                                zip: string;
                                /** @description Name of the town */
                                city: string;
                            };
                            /** @description Whole kilometres as the crow flies */
                            kilometres: number;
                        };
                        /** @description What the beneficiary confirmed beside what is invoiced */
                        confirmed?: {
                            /** @description Amount that the beneficiary confirmed, in euros excluding tax; absent where he confirmed before there was an invoice */
                            confirmed?: number;
                            /** @description Amount of the newest invoice, in euros excluding tax */
                            invoiced: number;
                        };
                        /** @description The other sides of the likeness */
                        others: {
                            /** @description Id of the establishment, given by the server */
                            entity_id: string;
                            /** @description Trade name of the establishment */
                            entity_name: string;
                            /** @description Id of the file, given by the server */
                            repair_id?: string;
                            /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                            repair_rozo_id?: string;
                            /**
                             * Format: date-time
                             * @description When it was recorded; ISO 8601, UTC
                             */
                            create_date?: string;
                            /** @description Name of the object in the store */
                            media_url?: string;
                            /** @description What this side says of itself where words are compared */
                            told?: string;
                        }[];
                    }[];
                };
            };
        };
    };
    readReviewReasons: {
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
                        /** @description Reasons, a line each, in French */
                        reasons: {
                            /** @description Id of the reason */
                            reason_id: string;
                            /**
                             * @description Where the reason is offered: with a complement request or with a refusal
                             * @enum {string}
                             */
                            purpose: "complement" | "refusal";
                            /** @description Name under which the reason is chosen */
                            name: string & (unknown & unknown);
                            /** @description The reason, as the repairer reads it */
                            text: string & (unknown & unknown);
                        }[];
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash?: string;
                    };
                };
            };
        };
    };
    saveReviewReasons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Reasons, a line each, in French */
                    reasons: {
                        /** @description Id of the reason */
                        reason_id: string;
                        /**
                         * @description Where the reason is offered: with a complement request or with a refusal
                         * @enum {string}
                         */
                        purpose: "complement" | "refusal";
                        /** @description Name under which the reason is chosen */
                        name: string & (unknown & unknown);
                        /** @description The reason, as the repairer reads it */
                        text: string & (unknown & unknown);
                    }[];
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash?: string;
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
                        /** @description Reasons, a line each, in French */
                        reasons: {
                            /** @description Id of the reason */
                            reason_id: string;
                            /**
                             * @description Where the reason is offered: with a complement request or with a refusal
                             * @enum {string}
                             */
                            purpose: "complement" | "refusal";
                            /** @description Name under which the reason is chosen */
                            name: string & (unknown & unknown);
                            /** @description The reason, as the repairer reads it */
                            text: string & (unknown & unknown);
                        }[];
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash?: string;
                    };
                };
            };
        };
    };
    readSecondReview: {
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
                        /** @description Premium from which on two operators decide on a validation, decimal euros; absent where no premium asks for it */
                        from_premium?: number;
                        /** @description Share of the files, drawn at random, on whose validation two operators decide; whole percent */
                        drawn_percent: number;
                        /** @description So many files of an establishment, from its first validated one on, on whose validation two operators decide */
                        first_files: number;
                        /** @description Who set it and when, newest first; the last twenty */
                        changes: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of the account, as others read it */
                            user_name: string;
                            /** @description Premium from which on two operators decide on a validation, decimal euros; absent where no premium asks for it */
                            from_premium?: number;
                            /** @description Share of the files, drawn at random, on whose validation two operators decide; whole percent */
                            drawn_percent: number;
                            /** @description So many files of an establishment, from its first validated one on, on whose validation two operators decide */
                            first_files: number;
                        }[];
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash?: string;
                    };
                };
            };
        };
    };
    saveSecondReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Premium from which on two operators decide on a validation, decimal euros; absent where no premium asks for it */
                    from_premium?: number;
                    /** @description Share of the files, drawn at random, on whose validation two operators decide; whole percent */
                    drawn_percent: number;
                    /** @description So many files of an establishment, from its first validated one on, on whose validation two operators decide */
                    first_files: number;
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash?: string;
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
                        /** @description Premium from which on two operators decide on a validation, decimal euros; absent where no premium asks for it */
                        from_premium?: number;
                        /** @description Share of the files, drawn at random, on whose validation two operators decide; whole percent */
                        drawn_percent: number;
                        /** @description So many files of an establishment, from its first validated one on, on whose validation two operators decide */
                        first_files: number;
                        /** @description Who set it and when, newest first; the last twenty */
                        changes: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of the account, as others read it */
                            user_name: string;
                            /** @description Premium from which on two operators decide on a validation, decimal euros; absent where no premium asks for it */
                            from_premium?: number;
                            /** @description Share of the files, drawn at random, on whose validation two operators decide; whole percent */
                            drawn_percent: number;
                            /** @description So many files of an establishment, from its first validated one on, on whose validation two operators decide */
                            first_files: number;
                        }[];
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash?: string;
                    };
                };
            };
        };
    };
    takeDecisionBack: {
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
                        /** @description Id of the decision, chosen by the caller: sent again it stays one */
                        decision_id: string;
                        /** @description Id of the file, given by the server */
                        repair_id: string;
                        /** @description File number that people read: REP or VEL, the prefix on 5 digits, `_`, 5 digits */
                        repair_rozo_id: string;
                        /**
                         * @description Code of the operation
                         * @enum {string}
                         */
                        operation_code: "COM" | "COMECH" | "COMR" | "RECO" | "AVAL" | "AVALECH" | "ECH" | "NIL" | "ACAN";
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "held" | "begun" | "refused";
                        /**
                         * Format: date-time
                         * @description When the decision is written; ISO 8601, UTC
                         */
                        due_at: string;
                        /** @description Reasons, a line each, in French */
                        reasons: string[];
                        /** @description Why, in French */
                        reason?: string;
                    };
                };
            };
        };
    };
    readOpenStatistics: {
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
                        /** @description ISO week of the installation’s calendar, `2026-W12` */
                        week: string;
                        /**
                         * Format: date
                         * @description Last day that is counted
                         */
                        until: string;
                        /** @description Figures of fewer files than this are held back */
                        smallest_cell: number;
                        /** @description Figures of the whole period */
                        totals: {
                            /** @description Files that were filed; `null` where so few could point to a person */
                            filed: number | null;
                            /** @description Files that were validated; `null` where so few could point to a person */
                            validated: number | null;
                            /** @description Validated repairs; `null` where so few could point to a person */
                            repairs: number | null;
                            /** @description Validated sessions; `null` where so few could point to a person */
                            sessions: number | null;
                            /** @description Premiums of the validated files, decimal euros; `null` where so few could point to a person */
                            granted_amount: number | null;
                            /** @description First payments, decimal euros; `null` where so few could point to a person */
                            refunded_amount: number | null;
                            /** @description Median days from filing to decision; `null` where so few could point to a person */
                            decision_median_days: number | null;
                            /** @description Median days from filing to payment; `null` where so few could point to a person */
                            payment_median_days: number | null;
                        };
                        /** @description Figures week by week */
                        weeks: {
                            /** @description ISO week of the installation’s calendar, `2026-W12` */
                            week: string;
                            /**
                             * Format: date
                             * @description Monday of the week, in Paris
                             */
                            week_start_date: string;
                            /** @description Files that were filed; `null` where so few could point to a person */
                            filed: number | null;
                            /** @description Files that were validated; `null` where so few could point to a person */
                            validated: number | null;
                            /** @description Premiums of the validated files, decimal euros; `null` where so few could point to a person */
                            granted_amount: number | null;
                        }[];
                        /** @description Figures by department of the establishment */
                        departments: {
                            /** @description Number of the department: 67, 2A, 974; ZZ where nobody knows */
                            department: string;
                            /** @description Files that were validated; `null` where so few could point to a person */
                            validated: number | null;
                            /** @description Premiums of the validated files, decimal euros; `null` where so few could point to a person */
                            granted_amount: number | null;
                        }[];
                    };
                };
            };
        };
    };
    readOpenStatisticsCsv: {
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
    readStatistics: {
        parameters: {
            query?: {
                /** @description ISO week of the installation’s calendar, `2026-W12` */
                from?: string;
                /** @description ISO week of the installation’s calendar, `2026-W12` */
                to?: string;
                /** @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved */
                gender?: (0 | 1 | 2) | string;
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
                        /** @description ISO week of the installation’s calendar, `2026-W12` */
                        from: string;
                        /** @description ISO week of the installation’s calendar, `2026-W12` */
                        to: string;
                        /** @description True while the files are counted for the first time: the figures are still to come */
                        is_counting: boolean;
                        /** @description Figures week by week */
                        weeks: {
                            /** @description Files that were filed; `null` where so few could point to a person */
                            filed: number;
                            /** @description Files that were validated; `null` where so few could point to a person */
                            validated: number;
                            /** @description Files that were refused */
                            refused: number;
                            /** @description Premiums of the validated files, decimal euros; `null` where so few could point to a person */
                            granted_amount: number;
                            /** @description First payments, decimal euros; `null` where so few could point to a person */
                            refunded_amount: number;
                            /** @description Files that were opened */
                            opened: number;
                            /** @description Files of which complements were asked */
                            complements: number;
                            /** @description Files that were paid for the first time */
                            refunded: number;
                            /** @description Days from filing to decision */
                            decision_delay: {
                                /** @description Number of files */
                                files: number;
                                /** @description Median, whole days, the last begun one included; absent without files */
                                median_days?: number;
                                /** @description Days within which 95 of 100 were done; absent without files */
                                p95_days?: number;
                            };
                            /** @description Days from filing to payment */
                            payment_delay: {
                                /** @description Number of files */
                                files: number;
                                /** @description Median, whole days, the last begun one included; absent without files */
                                median_days?: number;
                                /** @description Days within which 95 of 100 were done; absent without files */
                                p95_days?: number;
                            };
                            /** @description What became of the messages with a code or a link */
                            sms: {
                                /** @description Messages with a code that were asked for */
                                asked: number;
                                /** @description How many messages were sent */
                                sent: number;
                                /** @description Messages that were delivered */
                                delivered: number;
                                /** @description Messages that failed */
                                failed: number;
                                /** @description Messages of which nobody can say whether they were sent */
                                unknown: number;
                            };
                            /** @description ISO week of the installation’s calendar, `2026-W12` */
                            week: string;
                            /**
                             * Format: date
                             * @description Monday of the week, in Paris
                             */
                            week_start_date: string;
                            /** @description How many stand in each status, by its number */
                            by_status: {
                                [key: string]: number;
                            };
                        }[];
                        /** @description Figures of the whole period */
                        totals: {
                            /** @description Files that were filed; `null` where so few could point to a person */
                            filed: number;
                            /** @description Files that were validated; `null` where so few could point to a person */
                            validated: number;
                            /** @description Files that were refused */
                            refused: number;
                            /** @description Premiums of the validated files, decimal euros; `null` where so few could point to a person */
                            granted_amount: number;
                            /** @description First payments, decimal euros; `null` where so few could point to a person */
                            refunded_amount: number;
                            /** @description Files that were opened */
                            opened: number;
                            /** @description Files of which complements were asked */
                            complements: number;
                            /** @description Files that were paid for the first time */
                            refunded: number;
                            /** @description Days from filing to decision */
                            decision_delay: {
                                /** @description Number of files */
                                files: number;
                                /** @description Median, whole days, the last begun one included; absent without files */
                                median_days?: number;
                                /** @description Days within which 95 of 100 were done; absent without files */
                                p95_days?: number;
                            };
                            /** @description Days from filing to payment */
                            payment_delay: {
                                /** @description Number of files */
                                files: number;
                                /** @description Median, whole days, the last begun one included; absent without files */
                                median_days?: number;
                                /** @description Days within which 95 of 100 were done; absent without files */
                                p95_days?: number;
                            };
                            /** @description What became of the messages with a code or a link */
                            sms: {
                                /** @description Messages with a code that were asked for */
                                asked: number;
                                /** @description How many messages were sent */
                                sent: number;
                                /** @description Messages that were delivered */
                                delivered: number;
                                /** @description Messages that failed */
                                failed: number;
                                /** @description Messages of which nobody can say whether they were sent */
                                unknown: number;
                            };
                        };
                        /** @description Figures by kind of file */
                        kinds: {
                            /**
                             * @description Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved
                             * @enum {number}
                             */
                            gender: 0 | 1 | 2;
                            /** @description Files that were filed; `null` where so few could point to a person */
                            filed: number;
                            /** @description Files that were validated; `null` where so few could point to a person */
                            validated: number;
                            /** @description Files that were refused */
                            refused: number;
                            /** @description Premiums of the validated files, decimal euros; `null` where so few could point to a person */
                            granted_amount: number;
                            /** @description First payments, decimal euros; `null` where so few could point to a person */
                            refunded_amount: number;
                        }[];
                        /** @description Figures by department of the establishment */
                        departments: {
                            /** @description Number of the department: 67, 2A, 974; ZZ where nobody knows */
                            department: string;
                            /** @description Files that were filed; `null` where so few could point to a person */
                            filed: number;
                            /** @description Files that were validated; `null` where so few could point to a person */
                            validated: number;
                            /** @description Files that were refused */
                            refused: number;
                            /** @description Premiums of the validated files, decimal euros; `null` where so few could point to a person */
                            granted_amount: number;
                            /** @description First payments, decimal euros; `null` where so few could point to a person */
                            refunded_amount: number;
                        }[];
                        /** @description How many filed files gave each answer to the questions of the campaign that have few */
                        questions?: {
                            /** @description Id of the question, given by the server */
                            question_id: string;
                            /** @description A question of the campaign, as it words it in French */
                            question: string;
                            /** @description Answers to the questions of the campaign */
                            answers: {
                                /** @description The answer as people read it, in French */
                                answer: string;
                                /** @description Number of files */
                                files: number;
                            }[];
                        }[];
                        /** @description What waits */
                        queue: {
                            /** @description ISO week of the installation’s calendar, `2026-W12` */
                            week: string;
                            /**
                             * Format: date
                             * @description Monday of the week, in Paris
                             */
                            week_start_date: string;
                            /** @description Number of files */
                            files: number;
                        }[];
                        /** @description Validated files that wait for their transfer, by the week of their validation */
                        pending_sepa: {
                            /**
                             * Format: date
                             * @description Monday of the week, in Paris
                             */
                            week_start_date: string;
                            /** @description Validated files that wait for their transfer */
                            nbre_doss_attente_gen_sepa: number;
                        }[];
                        /** @description When the figures were last compared with the files, and in how many counters they differed */
                        comparison?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Number of files */
                            files: number;
                            /** @description Counters that differed from the files */
                            differences: number;
                        };
                    };
                };
            };
        };
    };
}

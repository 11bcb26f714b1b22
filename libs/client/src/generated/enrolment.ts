// Written by `npm run documents` from docs/openapi.

import type { Call, PagedCall } from '../call-types.ts';

export interface EnrolmentCalls {
  /**
   * Correct a beneficiary’s mobile number
   *
   * Roles: REP, ADM.
   */
  readonly correctConsumerPhone: Call<operations['correctConsumerPhone']>;
  /**
   * Record a beneficiary at the counter
   *
   * A person who is known keeps what is known. `cguAccept` is kept once: it is the moment when the terms were accepted at the counter.
   *
   * Roles: REP, ADM.
   *
   * Software: scope `consumers:write`.
   */
  readonly registerConsumer: Call<operations['registerConsumer']>;
  /**
   * Beneficiaries with a phone number (+33 form) or a pre-registration code
   *
   * Roles: REP, ADM.
   *
   * Software: scope `consumers:read`.
   */
  readonly findConsumers: Call<operations['findConsumers']>;
  /**
   * Pre-register a beneficiary
   *
   * A person known by names, birth date and birthplace gets the code given before, with `is_new: false`.
   *
   * No token.
   */
  readonly preRegister: Call<operations['preRegister']>;
  /**
   * Read a beneficiary
   *
   * Roles: REP, ADM.
   *
   * Software: scope `consumers:read`.
   */
  readonly readConsumer: Call<operations['readConsumer']>;
  /**
   * Read a beneficiary
   *
   * Roles: REP, ADM.
   *
   * Software: scope `consumers:read`.
   */
  readonly readConsumerOfList: Call<operations['readConsumerOfList']>;
  /**
   * Find a lost pre-registration code
   *
   * No token.
   */
  readonly recoverConsumerId: Call<operations['recoverConsumerId']>;
  /**
   * Flag an establishment or a beneficiary, with a reason and a last day
   *
   * Staff alone reads it. It ends by itself behind its last day, two years ahead at most.
   *
   * Roles: ADM.
   */
  readonly flagSubject: Call<operations['flagSubject']>;
  /**
   * The flags in force on establishments and beneficiaries
   *
   * Roles: ADM.
   */
  readonly listFlags: Call<operations['listFlags']>;
  /**
   * What waits for the caller’s role: how many, and which for longest
   *
   * Roles: ADM, ALL, FUB.
   */
  readonly listWaiting: Call<operations['listWaiting']>;
  /**
   * Every flag that an establishment or a beneficiary has or had, newest first
   *
   * Roles: ADM.
   */
  readonly readFlags: Call<operations['readFlags']>;
  /**
   * The caller’s own views of a list: filters and order under a name
   *
   * Roles: ADM, ALL, FUB.
   */
  readonly readListViews: Call<operations['readListViews']>;
  /**
   * Keep the caller’s views of a list, all of them in one write
   *
   * Names are each used once; `default_id` names one of the views. A `last_row_hash` that is not the last refuses.
   *
   * Roles: ADM, ALL, FUB.
   */
  readonly saveListViews: Call<operations['saveListViews']>;
  /**
   * Take a flag away before its last day; its history stays
   *
   * A flag that is no longer in force stays as it is.
   *
   * Roles: ADM.
   */
  readonly removeFlag: Call<operations['removeFlag']>;
  /**
   * Whether a SIRET is still free, told before the long form is filled
   *
   * No token.
   */
  readonly checkSiret: Call<operations['checkSiret']>;
  /**
   * How many establishments stand in each status, for the filters of the lists
   *
   * Roles: ADM, ALL, FUB.
   *
   * Software: scope `establishments:read`.
   */
  readonly countEntities: Call<operations['countEntities']>;
  /**
   * Ids and SIRETs (or register numbers) of the establishments of a list
   *
   * A bare array of `{entity_id, siret}`. Every row of the filter, in the order of the list, as far as the caller’s role reads; sent as it is read.
   *
   * Roles: ADM, ALL, FUB.
   */
  readonly exportEntities: Call<operations['exportEntities']>;
  /**
   * The establishments of a list as a CSV file for spreadsheets
   *
   * Every row of the filter, in the order of the list, as far as the caller’s role reads; sent as it is read. French heads, semicolons, UTF-8 with its mark; no text is read as a formula. `x-rows` tells how many rows there are.
   *
   * Roles: ADM, ALL, FUB.
   *
   * Software: scope `establishments:read`.
   */
  readonly exportEntitiesCsv: Call<operations['exportEntitiesCsv']>;
  /**
   * Ids and SIRETs (or register numbers) of the establishments of a list
   *
   * A bare array of `{entity_id, siret}`. Every row of the filter, in the order of the list, as far as the caller’s role reads; sent as it is read.
   *
   * Roles: ADM, ALL, FUB.
   */
  readonly exportEntitiesOfBackend: Call<operations['exportEntitiesOfBackend']>;
  /**
   * The establishments of a list as an XLSX file
   *
   * Every row of the filter, in the order of the list, as far as the caller’s role reads; sent as it is read. `x-rows` tells how many rows there are.
   *
   * Roles: ADM, ALL, FUB.
   */
  readonly exportEntitiesXlsx: Call<operations['exportEntitiesXlsx']>;
  /**
   * Validated establishments around a point, nearest first
   *
   * No token.
   */
  readonly findPublicEntities: Call<operations['findPublicEntities']>;
  /**
   * Validated establishments around a point, nearest first
   *
   * No token.
   */
  readonly findPublicEntitiesAlias: Call<operations['findPublicEntitiesAlias']>;
  /**
   * Establishments, newest first unless asked otherwise, 196 rows of which 195 are shown
   *
   * A page goes on behind `created_before`; with `order=oldest` behind `created_after`; in an order by name, status or department behind the `list_place` of the last row shown, as `behind`.
   *
   * Roles: ADM, ALL, FUB.
   *
   * Software: scope `establishments:read`.
   */
  readonly listEntities: PagedCall<operations['listEntities']>;
  /**
   * Establishments, newest first unless asked otherwise, 196 rows of which 195 are shown
   *
   * A page goes on behind `created_before`; with `order=oldest` behind `created_after`; in an order by name, status or department behind the `list_place` of the last row shown, as `behind`.
   *
   * Roles: ADM, ALL, FUB.
   *
   * Software: scope `establishments:read`.
   */
  readonly listEntitiesOfBackend: PagedCall<operations['listEntitiesOfBackend']>;
  /**
   * Parameters of every establishment: whether all counters do without the camera
   *
   * The SMS switch is a parameter apart: `param`.
   *
   * Roles: REP, ADM, ALL, FUB.
   */
  readonly readCameraSwitch: Call<operations['readCameraSwitch']>;
  /**
   * Let all counters do without the camera, or leave it to each establishment
   *
   * Roles: ADM.
   */
  readonly switchCamera: Call<operations['switchCamera']>;
  /**
   * Read an establishment: one’s own, or any for staff
   *
   * Roles: REP, ADM, ALL, FUB.
   *
   * Software: scope `establishments:read`.
   */
  readonly readEntity: Call<operations['readEntity']>;
  /**
   * Parameters of one’s own establishment: whether its counter does without the camera
   *
   * Roles: REP.
   */
  readonly readEntityCamera: Call<operations['readEntityCamera']>;
  /**
   * Offer the camera at the counter of one’s own establishment, or not; for its administrators
   *
   * Roles: REP.
   */
  readonly switchEntityCamera: Call<operations['switchEntityCamera']>;
  /**
   * What was done to an establishment’s file, newest first, 41 entries of which 40 are shown
   *
   * For whoever may read the file. `before` is the number of the last entry that is shown already.
   *
   * Roles: ADM, ALL, FUB.
   */
  readonly readEntityHistory: PagedCall<operations['readEntityHistory']>;
  /**
   * The caller’s concepts: the number that starts its file numbers
   *
   * Roles: REP, ADM, ALL, FUB.
   */
  readonly readUserConcepts: Call<operations['readUserConcepts']>;
  /**
   * Register an establishment
   *
   * No token.
   */
  readonly registerEntity: Call<operations['registerEntity']>;
  /**
   * Save the profile (partner) or decide on the accreditation (staff)
   *
   * Fields left out stay as they are. A partner’s `status` is ignored and computed, his `force_approval` and `undo_closing` are refused, and what changes nothing is not written. Staff name the status they decide: 1 validated, 2 refused with reasons in `motif.tab` (`{key, explain}` or text), 9 closed; the same status is a modification. `operateur_id` takes a file and `null` releases it; `cgsAccept: false` by staff presents the conditions anew, by an administrator of the establishment refuses them, which closes it and asks for `password`; staff undo that by `undo_closing` within seven days. A validation is refused as `DUPLICATES_DETECTED` while another validated file has the same mail or phone; its `duplicates` are named again in `acknowledged_duplicates` by whoever has seen them and validates all the same.
   *
   * Roles: REP, ADM, ALL, FUB.
   */
  readonly saveEntity: Call<operations['saveEntity']>;
  /**
   * Keep a registration code and its place for documents while the form is worked on
   *
   * The code then ends thirty minutes from now; within twelve hours of its mail, no later.
   *
   * No token.
   */
  readonly renewRegistration: Call<operations['renewRegistration']>;
  /**
   * Send the registration code and open a place for the documents
   *
   * Names below `media_url_prefix` may be presigned without a token until the code expires (at most four objects).
   *
   * No token.
   */
  readonly requestCode: Call<operations['requestCode']>;
  /**
   * The towns whose name begins so, one of exactly this name first, then the most populous, at most 8
   *
   * No token.
   */
  readonly listTownsByName: Call<operations['listTownsByName']>;
  /**
   * The towns of a postcode, with INSEE code and coordinates
   *
   * No token.
   */
  readonly listTownsOfZip: Call<operations['listTownsOfZip']>;
  /**
   * The names to write on a part of the map (2° at most), the most populous first and none upon another, at most 24
   *
   * No token.
   */
  readonly listTownsWithin: Call<operations['listTownsWithin']>;
  /**
   * The coordinates of an address or, without one, of a town hall
   *
   * No token.
   */
  readonly locateAddress: Call<operations['locateAddress']>;
  /**
   * The lines of a run with their results as a CSV file
   *
   * Roles: ADM.
   */
  readonly exportMassLines: Call<operations['exportMassLines']>;
  /**
   * The lines of a run with their results, in their order, behind an index
   *
   * Roles: ADM.
   */
  readonly listMassLines: PagedCall<operations['listMassLines']>;
  /**
   * The runs, newest first, twenty an answer
   *
   * Roles: ADM.
   */
  readonly listMassRuns: PagedCall<operations['listMassRuns']>;
  /**
   * Prepare an act on many establishments: a dry run that writes nothing to them
   *
   * Either `lines` (ids, SIRETs or RNAs, 5000 at most) or a `filter` of the list. The run goes on by itself, also after a crash.
   *
   * Roles: ADM.
   */
  readonly openMassRun: Call<operations['openMassRun']>;
  /**
   * A run: its state and its lines by result
   *
   * Roles: ADM.
   */
  readonly readMassRun: Call<operations['readMassRun']>;
  /**
   * Start a run that one prepared oneself and that was previewed, or stop any, its preview too; a stopped one can be started again and goes on where it stood
   *
   * Roles: ADM.
   */
  readonly turnMassRun: Call<operations['turnMassRun']>;
  /**
   * A presigned URL to read one accepted object
   *
   * Roles: REP, ADM, ALL, FUB.
   */
  readonly readMedia: Call<operations['readMedia']>;
  /**
   * The prefix under which the caller names its objects
   *
   * Roles: REP, ADM, ALL, FUB.
   *
   * Software: scope `repairs:write`.
   */
  readonly readMediaPrefix: Call<operations['readMediaPrefix']>;
  /**
   * A presigned URL to put one object
   *
   * With a token: below the caller’s own prefix, or, for staff, below the establishment named by the prefix. Without: below a registration’s prefix while its code lives, within the daily budget of the client’s address; an object whose `size` is not told counts as the largest one.
   *
   * With or without a token.
   *
   * Software: scope `repairs:write`.
   */
  readonly readMediaPutUrl: Call<operations['readMediaPutUrl']>;
  /**
   * Ask for access to one’s own data, their correction or their erasure
   *
   * The answer is the same whether anything names the person or not.
   *
   * No token.
   */
  readonly askOwnData: Call<operations['askOwnData']>;
  /**
   * Do one act to a request: link, check who asks, extend, export, correct, erase, answer or refuse
   *
   * Erasing is for administrators of permission 0, and takes the `plan_hash` of the plan that was shown.
   *
   * Roles: ADM.
   */
  readonly changePersonRequest: Call<operations['changePersonRequest']>;
  /**
   * A request with all that was done to it
   *
   * Roles: ADM.
   */
  readonly readPersonRequest: Call<operations['readPersonRequest']>;
  /**
   * Open a request that came by post or mail; its time runs from its receipt
   *
   * Roles: ADM.
   */
  readonly createPersonRequest: Call<operations['createPersonRequest']>;
  /**
   * Requests of persons: the open ones by due date, or the closed ones, newest first
   *
   * Roles: ADM.
   */
  readonly listPersonRequests: PagedCall<operations['listPersonRequests'], 'requests'>;
  /**
   * What names a person in every service, by number, address, or name and birth date
   *
   * One of them at least. In the body, since addresses of calls are logged.
   *
   * Roles: ADM.
   */
  readonly findPersonTraces: Call<operations['findPersonTraces']>;
  /**
   * What an erasure would remove and what stays, with reason and end; nothing is written
   *
   * Roles: ADM.
   */
  readonly readErasurePlan: Call<operations['readErasurePlan']>;
  /**
   * Show by a code who asks, and download the export where it is ready
   *
   * No token.
   */
  readonly readOwnData: Call<operations['readOwnData']>;
  /**
   * An address of fifteen minutes for the export of a request
   *
   * Roles: ADM.
   */
  readonly readPersonExport: Call<operations['readPersonExport']>;
  /**
   * The answer in French, made of what was done; whoever sends it may change it
   *
   * Roles: ADM.
   */
  readonly readRequestDraft: Call<operations['readRequestDraft']>;
  /**
   * A new code for a request whose person the desk has found, to the number or address that the files hold
   *
   * The answer is the same for every reference; nothing is sent of one that is not known.
   *
   * No token.
   */
  readonly sendOwnDataCode: Call<operations['sendOwnDataCode']>;
}

export interface operations {
    correctConsumerPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Pre-registration code of the beneficiary: 8 unambiguous characters */
                    consumer_id: string;
                    /** @description Mobile number of the beneficiary, in international form */
                    smartphone_number: string;
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
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                    };
                };
            };
        };
    };
    registerConsumer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Particulars of the beneficiary */
                    consumer_data: {
                        /** @description First name, folded: capitals A to Z alone */
                        first_name: string;
                        /** @description Surname, folded: capitals A to Z alone */
                        last_name: string;
                        /** @description First name as it was typed, for people to read */
                        typed_first_name?: string;
                        /** @description Surname as it was typed, for people to read */
                        typed_last_name?: string;
                        /**
                         * Format: date
                         * @description Birth date
                         */
                        birth_date: string;
                        /** @description Birthplace */
                        birth_place: string;
                        /** @description French postcode of the beneficiary, 5 digits */
                        postal_code?: string;
                        /** @description Mobile number of the beneficiary, in international form */
                        smartphone_number: string;
                    };
                    /** @description Words to search by; the server has its own and ignores a client’s */
                    keywords?: string;
                    /**
                     * Format: date-time
                     * @description When the terms of use were accepted, at home or at the counter; ISO 8601, UTC
                     */
                    cguAccept?: string;
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
                        /** @description Pre-registration code of the beneficiary: 8 unambiguous characters */
                        consumer_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description True when the person was not known before this call */
                        is_new: boolean;
                    };
                };
            };
        };
    };
    findConsumers: {
        parameters: {
            query: {
                /** @description Phone number in international form, or pre-registration code */
                query: string;
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
                        /** @description Pre-registration code of the beneficiary: 8 unambiguous characters */
                        consumer_id: string;
                        /** @description Particulars of the beneficiary */
                        consumer_data: {
                            /** @description First name, folded: capitals A to Z alone */
                            first_name: string;
                            /** @description Surname, folded: capitals A to Z alone */
                            last_name: string;
                            /** @description First name as it was typed, for people to read */
                            typed_first_name?: string;
                            /** @description Surname as it was typed, for people to read */
                            typed_last_name?: string;
                            /**
                             * Format: date
                             * @description Birth date
                             */
                            birth_date: string;
                            /** @description Birthplace */
                            birth_place: string;
                            /** @description French postcode of the beneficiary, 5 digits */
                            postal_code?: string;
                            /** @description Mobile number of the beneficiary, in international form */
                            smartphone_number: string;
                        };
                        /** @description Mail address, without accents */
                        mail?: string;
                        /**
                         * Format: date-time
                         * @description When the terms of use were accepted, at home or at the counter; ISO 8601, UTC
                         */
                        cguAccept?: string;
                        /**
                         * Format: date-time
                         * @description When the person agreed to be asked for a survey; ISO 8601, UTC
                         */
                        surveyAccept?: string;
                        /** @description True when the person was made known at home, before any visit */
                        pre_registered: boolean;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
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
    preRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Surname of the beneficiary */
                    lastname: string;
                    /** @description First name of the beneficiary */
                    name: string;
                    /**
                     * Format: date
                     * @description Birth date
                     */
                    birthdate: string;
                    /** @description Birthplace */
                    birthplace: string;
                    /** @description French postcode, 5 digits */
                    zip: string;
                    /** @description Phone number, in international form */
                    phone: string;
                    /** @description Mail address, without accents */
                    mail: string;
                    /**
                     * Format: date-time
                     * @description When the terms of use were accepted, at home or at the counter; ISO 8601, UTC
                     */
                    cguAccept: string;
                    /**
                     * Format: date-time
                     * @description When the person agreed to be asked for a survey; ISO 8601, UTC
                     */
                    surveyAccept?: string;
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
                        /** @description True when the person was not known before this call */
                        is_new: boolean;
                        /** @description Pre-registration code of the beneficiary: 8 unambiguous characters */
                        consumer_id: string;
                    };
                };
            };
        };
    };
    readConsumer: {
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
                        /** @description Pre-registration code of the beneficiary: 8 unambiguous characters */
                        consumer_id: string;
                        /** @description Particulars of the beneficiary */
                        consumer_data: {
                            /** @description First name, folded: capitals A to Z alone */
                            first_name: string;
                            /** @description Surname, folded: capitals A to Z alone */
                            last_name: string;
                            /** @description First name as it was typed, for people to read */
                            typed_first_name?: string;
                            /** @description Surname as it was typed, for people to read */
                            typed_last_name?: string;
                            /**
                             * Format: date
                             * @description Birth date
                             */
                            birth_date: string;
                            /** @description Birthplace */
                            birth_place: string;
                            /** @description French postcode of the beneficiary, 5 digits */
                            postal_code?: string;
                            /** @description Mobile number of the beneficiary, in international form */
                            smartphone_number: string;
                        };
                        /** @description Mail address, without accents */
                        mail?: string;
                        /**
                         * Format: date-time
                         * @description When the terms of use were accepted, at home or at the counter; ISO 8601, UTC
                         */
                        cguAccept?: string;
                        /**
                         * Format: date-time
                         * @description When the person agreed to be asked for a survey; ISO 8601, UTC
                         */
                        surveyAccept?: string;
                        /** @description True when the person was made known at home, before any visit */
                        pre_registered: boolean;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
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
    readConsumerOfList: {
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
                        /** @description Pre-registration code of the beneficiary: 8 unambiguous characters */
                        consumer_id: string;
                        /** @description Particulars of the beneficiary */
                        consumer_data: {
                            /** @description First name, folded: capitals A to Z alone */
                            first_name: string;
                            /** @description Surname, folded: capitals A to Z alone */
                            last_name: string;
                            /** @description First name as it was typed, for people to read */
                            typed_first_name?: string;
                            /** @description Surname as it was typed, for people to read */
                            typed_last_name?: string;
                            /**
                             * Format: date
                             * @description Birth date
                             */
                            birth_date: string;
                            /** @description Birthplace */
                            birth_place: string;
                            /** @description French postcode of the beneficiary, 5 digits */
                            postal_code?: string;
                            /** @description Mobile number of the beneficiary, in international form */
                            smartphone_number: string;
                        };
                        /** @description Mail address, without accents */
                        mail?: string;
                        /**
                         * Format: date-time
                         * @description When the terms of use were accepted, at home or at the counter; ISO 8601, UTC
                         */
                        cguAccept?: string;
                        /**
                         * Format: date-time
                         * @description When the person agreed to be asked for a survey; ISO 8601, UTC
                         */
                        surveyAccept?: string;
                        /** @description True when the person was made known at home, before any visit */
                        pre_registered: boolean;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
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
    recoverConsumerId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description First name */
                    first_name: string;
                    /** @description Surname */
                    last_name: string;
                    /**
                     * Format: date
                     * @description Birth date
                     */
                    birth_date: string;
                    /** @description Birthplace */
                    birth_place: string;
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
                        /** @description Pre-registration code of the beneficiary: 8 unambiguous characters */
                        consumer_id: string;
                    };
                };
            };
        };
    };
    listFlags: {
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
                        /** @description Of the flag */
                        flag_id: string;
                        /**
                         * @description `shop`: an establishment; `person`: a beneficiary, by `consumer_id`
                         * @enum {string}
                         */
                        subject: "shop" | "person";
                        /** @description The `entity_id` of a shop, the `consumer_id` of a person */
                        subject_id: string;
                        /** @description Why, in French */
                        reason: string;
                        /** @description Last day of the incident */
                        last_day: string;
                        /** @description Name of the account, as others read it */
                        user_name: string;
                        /**
                         * Format: date-time
                         * @description When it was set
                         */
                        set_at: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "in-force" | "removed" | "expired";
                        /** @description Name of whoever took it away before its last day */
                        removed_by?: string;
                        /**
                         * Format: date-time
                         * @description When that was
                         */
                        removed_at?: string;
                    }[];
                };
            };
        };
    };
    flagSubject: {
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
                     * @description `shop`: an establishment; `person`: a beneficiary, by `consumer_id`
                     * @enum {string}
                     */
                    subject: "shop" | "person";
                    /** @description The `entity_id` of a shop, the `consumer_id` of a person */
                    subject_id: string;
                    /** @description Why, in French */
                    reason: string;
                    /**
                     * Format: date
                     * @description In force until the end of this day
                     */
                    last_day: string;
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
                        /** @description Of the flag */
                        flag_id: string;
                        /**
                         * @description `shop`: an establishment; `person`: a beneficiary, by `consumer_id`
                         * @enum {string}
                         */
                        subject: "shop" | "person";
                        /** @description The `entity_id` of a shop, the `consumer_id` of a person */
                        subject_id: string;
                        /** @description Why, in French */
                        reason: string;
                        /** @description Last day of the incident */
                        last_day: string;
                        /** @description Name of the account, as others read it */
                        user_name: string;
                        /**
                         * Format: date-time
                         * @description When it was set
                         */
                        set_at: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "in-force" | "removed" | "expired";
                        /** @description Name of whoever took it away before its last day */
                        removed_by?: string;
                        /**
                         * Format: date-time
                         * @description When that was
                         */
                        removed_at?: string;
                    };
                };
            };
        };
    };
    listWaiting: {
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
                         * @description What waits
                         * @enum {string}
                         */
                        queue: "registered" | "resubmitted" | "training-to-send" | "training-sent" | "mine";
                        /**
                         * @description Of this kind alone: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority; absent for all that the role reads
                         * @enum {number}
                         */
                        gender?: 0 | 1 | 2 | 3;
                        /** @description How many there are */
                        count: number;
                        /** @description What has waited longest */
                        oldest?: {
                            /** @description Id of the establishment, given by the server */
                            entity_id: string;
                            /** @description Name */
                            name: string;
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
    readFlags: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `shop`: an establishment; `person`: a beneficiary, by `consumer_id` */
                subject: "shop" | "person";
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
                        /** @description Of the flag */
                        flag_id: string;
                        /**
                         * @description `shop`: an establishment; `person`: a beneficiary, by `consumer_id`
                         * @enum {string}
                         */
                        subject: "shop" | "person";
                        /** @description The `entity_id` of a shop, the `consumer_id` of a person */
                        subject_id: string;
                        /** @description Why, in French */
                        reason: string;
                        /** @description Last day of the incident */
                        last_day: string;
                        /** @description Name of the account, as others read it */
                        user_name: string;
                        /**
                         * Format: date-time
                         * @description When it was set
                         */
                        set_at: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "in-force" | "removed" | "expired";
                        /** @description Name of whoever took it away before its last day */
                        removed_by?: string;
                        /**
                         * Format: date-time
                         * @description When that was
                         */
                        removed_at?: string;
                    }[];
                };
            };
        };
    };
    readListViews: {
        parameters: {
            query: {
                /** @description Which list is meant */
                list: "establishments" | "repairs";
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
                        /**
                         * @description Which list is meant
                         * @enum {string}
                         */
                        list: "establishments" | "repairs";
                        /** @description Views of the list */
                        views: {
                            /** @description Id of the view */
                            view_id: string;
                            /** @description Name of the view */
                            name: string & (unknown & unknown);
                            /** @description Parameters of the list’s address */
                            filters: {
                                [key: string]: string;
                            };
                        }[];
                        /** @description Id of the view that the list opens with */
                        default_id?: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash?: string;
                    };
                };
            };
        };
    };
    saveListViews: {
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
                     * @description Which list is meant
                     * @enum {string}
                     */
                    list: "establishments" | "repairs";
                    /** @description Views of the list */
                    views: {
                        /** @description Id of the view */
                        view_id: string;
                        /** @description Name of the view */
                        name: string & (unknown & unknown);
                        /** @description Parameters of the list’s address */
                        filters: {
                            [key: string]: string;
                        };
                    }[];
                    /** @description Id of the view that the list opens with */
                    default_id?: string;
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
                        /**
                         * @description Which list is meant
                         * @enum {string}
                         */
                        list: "establishments" | "repairs";
                        /** @description Views of the list */
                        views: {
                            /** @description Id of the view */
                            view_id: string;
                            /** @description Name of the view */
                            name: string & (unknown & unknown);
                            /** @description Parameters of the list’s address */
                            filters: {
                                [key: string]: string;
                            };
                        }[];
                        /** @description Id of the view that the list opens with */
                        default_id?: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash?: string;
                    };
                };
            };
        };
    };
    removeFlag: {
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
                        /** @description Of the flag */
                        flag_id: string;
                        /**
                         * @description `shop`: an establishment; `person`: a beneficiary, by `consumer_id`
                         * @enum {string}
                         */
                        subject: "shop" | "person";
                        /** @description The `entity_id` of a shop, the `consumer_id` of a person */
                        subject_id: string;
                        /** @description Why, in French */
                        reason: string;
                        /** @description Last day of the incident */
                        last_day: string;
                        /** @description Name of the account, as others read it */
                        user_name: string;
                        /**
                         * Format: date-time
                         * @description When it was set
                         */
                        set_at: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "in-force" | "removed" | "expired";
                        /** @description Name of whoever took it away before its last day */
                        removed_by?: string;
                        /**
                         * Format: date-time
                         * @description When that was
                         */
                        removed_at?: string;
                    };
                };
            };
        };
    };
    checkSiret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description SIRET (14 digits), RNA with its five W, or register entry of an Alsace-Moselle association */
                siret: string;
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
                        /** @description True while nobody uses it */
                        available: boolean;
                    };
                };
            };
        };
    };
    countEntities: {
        parameters: {
            query?: {
                /** @description Kind of the establishment: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority */
                gender?: (0 | 1 | 2 | 3) | string;
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
                        /** @description Sum, decimal euros */
                        total: number;
                        /** @description How many the caller holds */
                        mine: number;
                        /** @description How many stand in each status, by its number */
                        by_status: {
                            [key: string]: number;
                        };
                        /** @description How many requests for training stand in each state */
                        by_ve_request: {
                            /** @description How many requests for training stand in each state: waiting */
                            waiting: number;
                            /** @description How many requests for training stand in each state: sent */
                            sent: number;
                            /** @description How many requests for training stand in each state: accepted */
                            accepted: number;
                            /** @description How many requests for training stand in each state: aborted */
                            aborted: number;
                        } & {
                            [key: string]: number;
                        };
                    };
                };
            };
        };
    };
    exportEntities: {
        parameters: {
            query?: {
                /** @description Words to search for, each of at least 3 characters */
                query?: string;
                /** @description Kind of the establishment: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority */
                gender?: (0 | 1 | 2 | 3) | string;
                /** @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed */
                status?: (0 | 1 | 2 | 3 | 4 | 9) | string;
                /** @description How many the caller holds */
                mine?: "yes";
                /** @description Only those that teach, or have ever asked to */
                has_ve_activity?: "1" | "yes" | "true";
                /** @description Where their request for training stands */
                ve_request?: "waiting" | "sent" | "accepted" | "aborted";
                /** @description Newest first without it; `department` goes by the postcode */
                order?: "newest" | "oldest" | "name" | "name-falling" | "status" | "status-falling" | "department" | "department-falling";
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
                    "application/json; charset=utf-8": string;
                };
            };
        };
    };
    exportEntitiesCsv: {
        parameters: {
            query?: {
                /** @description Words to search for, each of at least 3 characters */
                query?: string;
                /** @description Kind of the establishment: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority */
                gender?: (0 | 1 | 2 | 3) | string;
                /** @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed */
                status?: (0 | 1 | 2 | 3 | 4 | 9) | string;
                /** @description How many the caller holds */
                mine?: "yes";
                /** @description Only those that teach, or have ever asked to */
                has_ve_activity?: "1" | "yes" | "true";
                /** @description Where their request for training stands */
                ve_request?: "waiting" | "sent" | "accepted" | "aborted";
                /** @description Newest first without it; `department` goes by the postcode */
                order?: "newest" | "oldest" | "name" | "name-falling" | "status" | "status-falling" | "department" | "department-falling";
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
    exportEntitiesOfBackend: {
        parameters: {
            query?: {
                /** @description Words to search for, each of at least 3 characters */
                query?: string;
                /** @description Kind of the establishment: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority */
                gender?: (0 | 1 | 2 | 3) | string;
                /** @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed */
                status?: (0 | 1 | 2 | 3 | 4 | 9) | string;
                /** @description How many the caller holds */
                mine?: "yes";
                /** @description Only those that teach, or have ever asked to */
                has_ve_activity?: "1" | "yes" | "true";
                /** @description Where their request for training stands */
                ve_request?: "waiting" | "sent" | "accepted" | "aborted";
                /** @description Newest first without it; `department` goes by the postcode */
                order?: "newest" | "oldest" | "name" | "name-falling" | "status" | "status-falling" | "department" | "department-falling";
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
                    "application/json; charset=utf-8": string;
                };
            };
        };
    };
    exportEntitiesXlsx: {
        parameters: {
            query?: {
                /** @description Words to search for, each of at least 3 characters */
                query?: string;
                /** @description Kind of the establishment: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority */
                gender?: (0 | 1 | 2 | 3) | string;
                /** @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed */
                status?: (0 | 1 | 2 | 3 | 4 | 9) | string;
                /** @description How many the caller holds */
                mine?: "yes";
                /** @description Only those that teach, or have ever asked to */
                has_ve_activity?: "1" | "yes" | "true";
                /** @description Where their request for training stands */
                ve_request?: "waiting" | "sent" | "accepted" | "aborted";
                /** @description Newest first without it; `department` goes by the postcode */
                order?: "newest" | "oldest" | "name" | "name-falling" | "status" | "status-falling" | "department" | "department-falling";
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
    findPublicEntities: {
        parameters: {
            query: {
                /** @description Degrees of latitude, WGS 84 */
                latitude: number | string;
                /** @description Degrees of longitude, WGS 84 */
                longitude: number | string;
                /** @description Metres around the point, at most 100,000 */
                radius?: number | string;
                /** @description `repair`: workshops; `lesson`: cycling schools */
                kind?: "repair" | "lesson";
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
                        /** @description Id of what is meant, as the server gave it */
                        id: string;
                        /** @description Name */
                        name: string;
                        /** @description Street and number */
                        addr: string;
                        /** @description French postcode, 5 digits */
                        zip: string;
                        /** @description Name of the town */
                        city: string;
                        /** @description Phone number, in international form */
                        phone?: string;
                        /** @description Web address of the establishment */
                        website?: string;
                        /** @description True for an associative workshop */
                        atelier: boolean;
                        /** @description True when it gives cycling lessons */
                        isVE: boolean;
                        /** @description Opening hours */
                        hourly?: {
                            /** @description Monday: morning open, morning close, afternoon open, afternoon close, `HH:mm`; empty where closed */
                            mon?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Tuesday, like `mon` */
                            tue?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Wednesday, like `mon` */
                            wed?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Thursday, like `mon` */
                            thu?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Friday, like `mon` */
                            fri?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Saturday, like `mon` */
                            sat?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Sunday, like `mon` */
                            sun?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description True when one comes by appointment only */
                            rdvOnly?: boolean;
                            /** @description True keeps the establishment off the map */
                            noMap?: boolean;
                        };
                        /** @description Latitude and longitude in degrees, WGS 84; absent when the establishment stays off the map */
                        gps?: [
                            number,
                            number
                        ];
                        /** @description Metres from the point that was asked for */
                        distance: number;
                    }[];
                };
            };
        };
    };
    findPublicEntitiesAlias: {
        parameters: {
            query: {
                /** @description Degrees of latitude, WGS 84 */
                latitude: number | string;
                /** @description Degrees of longitude, WGS 84 */
                longitude: number | string;
                /** @description Metres around the point, at most 100,000 */
                radius?: number | string;
                /** @description `repair`: workshops; `lesson`: cycling schools */
                kind?: "repair" | "lesson";
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
                        /** @description Id of what is meant, as the server gave it */
                        id: string;
                        /** @description Name */
                        name: string;
                        /** @description Street and number */
                        addr: string;
                        /** @description French postcode, 5 digits */
                        zip: string;
                        /** @description Name of the town */
                        city: string;
                        /** @description Phone number, in international form */
                        phone?: string;
                        /** @description Web address of the establishment */
                        website?: string;
                        /** @description True for an associative workshop */
                        atelier: boolean;
                        /** @description True when it gives cycling lessons */
                        isVE: boolean;
                        /** @description Opening hours */
                        hourly?: {
                            /** @description Monday: morning open, morning close, afternoon open, afternoon close, `HH:mm`; empty where closed */
                            mon?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Tuesday, like `mon` */
                            tue?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Wednesday, like `mon` */
                            wed?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Thursday, like `mon` */
                            thu?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Friday, like `mon` */
                            fri?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Saturday, like `mon` */
                            sat?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Sunday, like `mon` */
                            sun?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description True when one comes by appointment only */
                            rdvOnly?: boolean;
                            /** @description True keeps the establishment off the map */
                            noMap?: boolean;
                        };
                        /** @description Latitude and longitude in degrees, WGS 84; absent when the establishment stays off the map */
                        gps?: [
                            number,
                            number
                        ];
                        /** @description Metres from the point that was asked for */
                        distance: number;
                    }[];
                };
            };
        };
    };
    listEntities: {
        parameters: {
            query?: {
                /** @description Words to search for, each of at least 3 characters */
                query?: string;
                /** @description Kind of the establishment: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority */
                gender?: (0 | 1 | 2 | 3) | string;
                /** @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed */
                status?: (0 | 1 | 2 | 3 | 4 | 9) | string;
                /** @description How many the caller holds */
                mine?: "yes";
                /** @description Only those that teach, or have ever asked to */
                has_ve_activity?: "1" | "yes" | "true";
                /** @description Where their request for training stands */
                ve_request?: "waiting" | "sent" | "accepted" | "aborted";
                /** @description Newest first without it; `department` goes by the postcode */
                order?: "newest" | "oldest" | "name" | "name-falling" | "status" | "status-falling" | "department" | "department-falling";
                /** @description An ISO instant, `instant,id`, or a date */
                created_before?: string;
                /** @description An ISO instant, `instant,id`, or a date */
                created_after?: string;
                /** @description `list_place` of the last row shown; the page goes on behind it */
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
                        /** @description Id of the establishment, given by the server */
                        entity_id: string;
                        /**
                         * @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 9;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /**
                         * Format: date-time
                         * @description When it was changed last; ISO 8601, UTC
                         */
                        modify_date?: string;
                        /**
                         * @description Kind of the establishment: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority; staff: 9 ALL, 10 ADM, 11 FUB
                         * @enum {number}
                         */
                        gender: 0 | 1 | 2 | 3 | 9 | 10 | 11;
                        /** @description The profile; what is left out of a write stays as it is */
                        entity_data: {
                            /** @description Company name */
                            raison_sociale?: string;
                            /** @description Trade name */
                            commercialname?: string;
                            /** @description SIRET (14 digits), RNA with its five W, or register entry of an Alsace-Moselle association */
                            siret?: string;
                            /** @description True for a member of the cycling federation */
                            isAssoFub?: boolean;
                            /** @description Chain of shops that a bike shop belongs to, of the list, or « Autre » */
                            chaine?: string;
                            /** @description Kept as 0000z where none is told */
                            codeAPE?: string;
                            /** @description Number of the establishment with the programme, at most 5 characters */
                            id_alveole?: string;
                            /** @description IBAN of the account that is paid, without spaces */
                            iban?: string;
                            /** @description Name of the holder of the account, which the transfer carries */
                            account_holder?: string;
                            /** @description BIC of the bank of the account; asked for outside the European Economic Area */
                            bic?: string;
                            /**
                             * @description VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)
                             * @enum {string}
                             */
                            taux_tva?: "0" | "20" | "8.5" | "2.1" | "293B";
                            /** @description Average number of repairs a week */
                            repairday?: number;
                            /** @description Number of repairers on site */
                            repairman?: number;
                            /** @description True when the establishment can be phoned */
                            hasPhone?: boolean;
                            /** @description Where the establishment has moved to */
                            move_to?: string;
                            /** @description Name of the legal representative */
                            name?: string;
                            /** @description First name of the legal representative */
                            firstname?: string;
                            /** @description Mail address, without accents */
                            mail?: string;
                            /** @description Mobile of the legal representative, in international form */
                            smartphone?: string;
                            /** @description Phone of the establishment, in international form */
                            telephone?: string;
                            /** @description Street and number of the establishment */
                            adresse?: string;
                            /** @description French postcode, 5 digits */
                            zip?: string;
                            /** @description Name of the town */
                            city?: string;
                            /** @description True keeps the establishment off the map */
                            no_map?: boolean;
                            /** @description Web address of the establishment */
                            website?: string;
                            /** @description Also taken as JSON text; answered as an object */
                            horaires_ouverture?: {
                                /** @description Monday: morning open, morning close, afternoon open, afternoon close, `HH:mm`; empty where closed */
                                mon?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description Tuesday, like `mon` */
                                tue?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description Wednesday, like `mon` */
                                wed?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description Thursday, like `mon` */
                                thu?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description Friday, like `mon` */
                                fri?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description Saturday, like `mon` */
                                sat?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description Sunday, like `mon` */
                                sun?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description True when one comes by appointment only */
                                rdvOnly?: boolean;
                                /** @description True keeps the establishment off the map */
                                noMap?: boolean;
                            };
                            /** @description 0 company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority */
                            legalStatut?: number;
                            /**
                             * @description Of an association: AM in Alsace-Moselle, HAM outside
                             * @enum {string}
                             */
                            asso_type?: "AM" | "HAM";
                            /**
                             * @description Kind of the establishment: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority; staff: 9 ALL, 10 ADM, 11 FUB
                             * @enum {number}
                             */
                            gender?: 0 | 1 | 2 | 3 | 9 | 10 | 11;
                            /** @description Id of the member of staff who holds the file; `null` in a write releases it */
                            operateur_id?: string | null;
                            /** @description Name of the holder, as the server knows it */
                            operateur_name?: string;
                            /** @description Name of whoever changed the file last */
                            modify_by?: string;
                            /** @description Degrees of latitude, WGS 84 */
                            latitude?: number;
                            /** @description Degrees of longitude, WGS 84 */
                            longitude?: number;
                            /** @description Whether the general conditions are accepted; `false` refuses them, or by staff presents them anew */
                            cgsAccept?: boolean;
                            /** @description Whether the terms of use are accepted */
                            cguAccept?: boolean;
                            /** @description When the general conditions were accepted, `YYYYMMDDHHmm`; `never` once refused */
                            cgsAcceptDate?: string | "never";
                            /** @description Who accepted or refused the general conditions; written by the server alone */
                            cgsAcceptBy?: string;
                            /** @description Version of the conditions that were accepted: its first day, then a mark of its words */
                            cgsVersion?: string;
                            /** @description When the terms of use were accepted, `YYYYMMDDHHmm` */
                            cguAcceptDate?: string;
                            /** @description Version of the terms of use that were accepted */
                            cguVersion?: string;
                            /** @description What the establishment does: workshop, training or both, and what it asked to change */
                            activity?: {
                                /** @description What it does: 0 workshop only, 1 training only, 2 both; absent reads as 0 */
                                done?: number;
                                /** @description The activity that is asked for, and what became of the request */
                                request?: {
                                    /** @description Activity asked for: 0 workshop, 1 training, 2 both */
                                    gender: number;
                                    /**
                                     * Format: date-time
                                     * @description When the request was sent to the cycling federation; ISO 8601, UTC
                                     */
                                    fub?: string;
                                    /**
                                     * Format: date-time
                                     * @description When the request was accepted; ISO 8601, UTC
                                     */
                                    accept?: string;
                                    /**
                                     * Format: date-time
                                     * @description When the request was refused; ISO 8601, UTC
                                     */
                                    abort?: string;
                                    /** @description Why the request was refused, in French */
                                    abortMotif?: string;
                                };
                                /** @description Earlier requests for another activity, oldest first */
                                history?: {
                                    /** @description Activity asked for: 0 workshop, 1 training, 2 both */
                                    gender: number;
                                    /**
                                     * Format: date-time
                                     * @description When the request was sent to the cycling federation; ISO 8601, UTC
                                     */
                                    fub?: string;
                                    /**
                                     * Format: date-time
                                     * @description When the request was accepted; ISO 8601, UTC
                                     */
                                    accept?: string;
                                    /**
                                     * Format: date-time
                                     * @description When the request was refused; ISO 8601, UTC
                                     */
                                    abort?: string;
                                    /** @description Why the request was refused, in French */
                                    abortMotif?: string;
                                }[];
                            };
                            /** @description Of activity 1 or 2; written as a whole */
                            ve?: {
                                /** @description True when it takes part in the national programme « Savoir rouler à vélo » */
                                veSavoirRouler?: boolean;
                                /** @description Description of the lessons */
                                veDescription?: string;
                                /** @description Pedagogy of the lessons */
                                vePedagogie?: string;
                                /** @description Diplomas that the trainers hold */
                                veDiplome?: {
                                    /** @description True when a trainer holds this State diploma of youth work and sport */
                                    DJEPS?: boolean;
                                    /** @description True when a trainer holds this diploma of youth work and sport */
                                    BPJEPS?: boolean;
                                    /** @description True when a trainer is an « Éducateur à la mobilité à vélo » */
                                    EMV?: boolean;
                                    /** @description True when a trainer is an « Initiateur mobilité à vélo » */
                                    IMV?: boolean;
                                    /** @description True when a trainer’s diploma was granted for experience (validation des acquis de l’expérience) */
                                    VAE?: boolean;
                                };
                                /** @description True when the trainers’ diplomas are certified on honour */
                                veDiplomeAccept?: boolean;
                                /** @description True when the legal duties of a trainer are certified on honour */
                                veLegalAccept?: boolean;
                                /** @description Number of trainers */
                                veFormateur?: number;
                                /** @description Hours of lessons a week */
                                veHourPerWeek?: number;
                            };
                            /** @description Documents of the file: business extract, identity document, bank details */
                            documents?: {
                                /**
                                 * @description KBIS business extract or equivalent, PID identity document, RIB bank details
                                 * @enum {string}
                                 */
                                media_gender: "KBIS" | "PID" | "RIB";
                                /** @description Id of the document */
                                media_id: string;
                                /** @description Name of the object in the store */
                                media_url: string;
                                /** @description SHA-256 of the object, lower-case hexadecimal */
                                media_hash: string;
                                /** @description Address to read the object, signed by the server for a short time */
                                full_media_url?: string;
                            }[];
                            /** @description Reasons of a complement request or a refusal */
                            motif?: {
                                /** @description Code of the mail that tells the reasons */
                                code: string;
                                /** @description The reasons, a line each, in French */
                                tab: string[];
                                /** @description True when staff put a newer identity document into the file since; written by the server alone */
                                pidRenewed?: boolean;
                            };
                            /** @description Reasons of the refusals so far, oldest first; older ones are plain text */
                            motif_history?: (string | {
                                /** @description Code of the mail that told the reasons */
                                code: string;
                                /** @description The reasons, a line each, in French */
                                tab: string[];
                            })[];
                        };
                        /** @description Words to search by; the server has its own and ignores a client’s */
                        keywords?: string;
                        /** @description Number that starts the file numbers of the establishment */
                        repair_rozo_id_prefix?: number;
                        /** @description Of an establishment that its own people closed by refusing the conditions: what undoes it */
                        own_closing?: {
                            /**
                             * Format: date-time
                             * @description Until when staff may undo the closing; ISO 8601, UTC
                             */
                            undone_until: string;
                            /**
                             * @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed
                             * @enum {number}
                             */
                            from: 0 | 1 | 2 | 3 | 4 | 9;
                        };
                        /** @description A later version of the conditions that the establishment has still to accept */
                        awaited_conditions?: {
                            /** @description Version of the event’s shape */
                            version: string;
                            /**
                             * Format: date
                             * @description Day on which the bank booked it
                             */
                            day: string;
                            /** @description Whether its first day has come: until then nothing is held up */
                            in_force: boolean;
                        };
                        /** @description Where the page behind this row begins, in lists that are ordered by a key */
                        list_place?: string;
                    }[];
                };
            };
        };
    };
    listEntitiesOfBackend: {
        parameters: {
            query?: {
                /** @description Words to search for, each of at least 3 characters */
                query?: string;
                /** @description Kind of the establishment: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority */
                gender?: (0 | 1 | 2 | 3) | string;
                /** @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed */
                status?: (0 | 1 | 2 | 3 | 4 | 9) | string;
                /** @description How many the caller holds */
                mine?: "yes";
                /** @description Only those that teach, or have ever asked to */
                has_ve_activity?: "1" | "yes" | "true";
                /** @description Where their request for training stands */
                ve_request?: "waiting" | "sent" | "accepted" | "aborted";
                /** @description Newest first without it; `department` goes by the postcode */
                order?: "newest" | "oldest" | "name" | "name-falling" | "status" | "status-falling" | "department" | "department-falling";
                /** @description An ISO instant, `instant,id`, or a date */
                created_before?: string;
                /** @description An ISO instant, `instant,id`, or a date */
                created_after?: string;
                /** @description `list_place` of the last row shown; the page goes on behind it */
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
                        /** @description Id of the establishment, given by the server */
                        entity_id: string;
                        /**
                         * @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 9;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /**
                         * Format: date-time
                         * @description When it was changed last; ISO 8601, UTC
                         */
                        modify_date?: string;
                        /**
                         * @description Kind of the establishment: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority; staff: 9 ALL, 10 ADM, 11 FUB
                         * @enum {number}
                         */
                        gender: 0 | 1 | 2 | 3 | 9 | 10 | 11;
                        /** @description The profile; what is left out of a write stays as it is */
                        entity_data: {
                            /** @description Company name */
                            raison_sociale?: string;
                            /** @description Trade name */
                            commercialname?: string;
                            /** @description SIRET (14 digits), RNA with its five W, or register entry of an Alsace-Moselle association */
                            siret?: string;
                            /** @description True for a member of the cycling federation */
                            isAssoFub?: boolean;
                            /** @description Chain of shops that a bike shop belongs to, of the list, or « Autre » */
                            chaine?: string;
                            /** @description Kept as 0000z where none is told */
                            codeAPE?: string;
                            /** @description Number of the establishment with the programme, at most 5 characters */
                            id_alveole?: string;
                            /** @description IBAN of the account that is paid, without spaces */
                            iban?: string;
                            /** @description Name of the holder of the account, which the transfer carries */
                            account_holder?: string;
                            /** @description BIC of the bank of the account; asked for outside the European Economic Area */
                            bic?: string;
                            /**
                             * @description VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)
                             * @enum {string}
                             */
                            taux_tva?: "0" | "20" | "8.5" | "2.1" | "293B";
                            /** @description Average number of repairs a week */
                            repairday?: number;
                            /** @description Number of repairers on site */
                            repairman?: number;
                            /** @description True when the establishment can be phoned */
                            hasPhone?: boolean;
                            /** @description Where the establishment has moved to */
                            move_to?: string;
                            /** @description Name of the legal representative */
                            name?: string;
                            /** @description First name of the legal representative */
                            firstname?: string;
                            /** @description Mail address, without accents */
                            mail?: string;
                            /** @description Mobile of the legal representative, in international form */
                            smartphone?: string;
                            /** @description Phone of the establishment, in international form */
                            telephone?: string;
                            /** @description Street and number of the establishment */
                            adresse?: string;
                            /** @description French postcode, 5 digits */
                            zip?: string;
                            /** @description Name of the town */
                            city?: string;
                            /** @description True keeps the establishment off the map */
                            no_map?: boolean;
                            /** @description Web address of the establishment */
                            website?: string;
                            /** @description Also taken as JSON text; answered as an object */
                            horaires_ouverture?: {
                                /** @description Monday: morning open, morning close, afternoon open, afternoon close, `HH:mm`; empty where closed */
                                mon?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description Tuesday, like `mon` */
                                tue?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description Wednesday, like `mon` */
                                wed?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description Thursday, like `mon` */
                                thu?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description Friday, like `mon` */
                                fri?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description Saturday, like `mon` */
                                sat?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description Sunday, like `mon` */
                                sun?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description True when one comes by appointment only */
                                rdvOnly?: boolean;
                                /** @description True keeps the establishment off the map */
                                noMap?: boolean;
                            };
                            /** @description 0 company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority */
                            legalStatut?: number;
                            /**
                             * @description Of an association: AM in Alsace-Moselle, HAM outside
                             * @enum {string}
                             */
                            asso_type?: "AM" | "HAM";
                            /**
                             * @description Kind of the establishment: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority; staff: 9 ALL, 10 ADM, 11 FUB
                             * @enum {number}
                             */
                            gender?: 0 | 1 | 2 | 3 | 9 | 10 | 11;
                            /** @description Id of the member of staff who holds the file; `null` in a write releases it */
                            operateur_id?: string | null;
                            /** @description Name of the holder, as the server knows it */
                            operateur_name?: string;
                            /** @description Name of whoever changed the file last */
                            modify_by?: string;
                            /** @description Degrees of latitude, WGS 84 */
                            latitude?: number;
                            /** @description Degrees of longitude, WGS 84 */
                            longitude?: number;
                            /** @description Whether the general conditions are accepted; `false` refuses them, or by staff presents them anew */
                            cgsAccept?: boolean;
                            /** @description Whether the terms of use are accepted */
                            cguAccept?: boolean;
                            /** @description When the general conditions were accepted, `YYYYMMDDHHmm`; `never` once refused */
                            cgsAcceptDate?: string | "never";
                            /** @description Who accepted or refused the general conditions; written by the server alone */
                            cgsAcceptBy?: string;
                            /** @description Version of the conditions that were accepted: its first day, then a mark of its words */
                            cgsVersion?: string;
                            /** @description When the terms of use were accepted, `YYYYMMDDHHmm` */
                            cguAcceptDate?: string;
                            /** @description Version of the terms of use that were accepted */
                            cguVersion?: string;
                            /** @description What the establishment does: workshop, training or both, and what it asked to change */
                            activity?: {
                                /** @description What it does: 0 workshop only, 1 training only, 2 both; absent reads as 0 */
                                done?: number;
                                /** @description The activity that is asked for, and what became of the request */
                                request?: {
                                    /** @description Activity asked for: 0 workshop, 1 training, 2 both */
                                    gender: number;
                                    /**
                                     * Format: date-time
                                     * @description When the request was sent to the cycling federation; ISO 8601, UTC
                                     */
                                    fub?: string;
                                    /**
                                     * Format: date-time
                                     * @description When the request was accepted; ISO 8601, UTC
                                     */
                                    accept?: string;
                                    /**
                                     * Format: date-time
                                     * @description When the request was refused; ISO 8601, UTC
                                     */
                                    abort?: string;
                                    /** @description Why the request was refused, in French */
                                    abortMotif?: string;
                                };
                                /** @description Earlier requests for another activity, oldest first */
                                history?: {
                                    /** @description Activity asked for: 0 workshop, 1 training, 2 both */
                                    gender: number;
                                    /**
                                     * Format: date-time
                                     * @description When the request was sent to the cycling federation; ISO 8601, UTC
                                     */
                                    fub?: string;
                                    /**
                                     * Format: date-time
                                     * @description When the request was accepted; ISO 8601, UTC
                                     */
                                    accept?: string;
                                    /**
                                     * Format: date-time
                                     * @description When the request was refused; ISO 8601, UTC
                                     */
                                    abort?: string;
                                    /** @description Why the request was refused, in French */
                                    abortMotif?: string;
                                }[];
                            };
                            /** @description Of activity 1 or 2; written as a whole */
                            ve?: {
                                /** @description True when it takes part in the national programme « Savoir rouler à vélo » */
                                veSavoirRouler?: boolean;
                                /** @description Description of the lessons */
                                veDescription?: string;
                                /** @description Pedagogy of the lessons */
                                vePedagogie?: string;
                                /** @description Diplomas that the trainers hold */
                                veDiplome?: {
                                    /** @description True when a trainer holds this State diploma of youth work and sport */
                                    DJEPS?: boolean;
                                    /** @description True when a trainer holds this diploma of youth work and sport */
                                    BPJEPS?: boolean;
                                    /** @description True when a trainer is an « Éducateur à la mobilité à vélo » */
                                    EMV?: boolean;
                                    /** @description True when a trainer is an « Initiateur mobilité à vélo » */
                                    IMV?: boolean;
                                    /** @description True when a trainer’s diploma was granted for experience (validation des acquis de l’expérience) */
                                    VAE?: boolean;
                                };
                                /** @description True when the trainers’ diplomas are certified on honour */
                                veDiplomeAccept?: boolean;
                                /** @description True when the legal duties of a trainer are certified on honour */
                                veLegalAccept?: boolean;
                                /** @description Number of trainers */
                                veFormateur?: number;
                                /** @description Hours of lessons a week */
                                veHourPerWeek?: number;
                            };
                            /** @description Documents of the file: business extract, identity document, bank details */
                            documents?: {
                                /**
                                 * @description KBIS business extract or equivalent, PID identity document, RIB bank details
                                 * @enum {string}
                                 */
                                media_gender: "KBIS" | "PID" | "RIB";
                                /** @description Id of the document */
                                media_id: string;
                                /** @description Name of the object in the store */
                                media_url: string;
                                /** @description SHA-256 of the object, lower-case hexadecimal */
                                media_hash: string;
                                /** @description Address to read the object, signed by the server for a short time */
                                full_media_url?: string;
                            }[];
                            /** @description Reasons of a complement request or a refusal */
                            motif?: {
                                /** @description Code of the mail that tells the reasons */
                                code: string;
                                /** @description The reasons, a line each, in French */
                                tab: string[];
                                /** @description True when staff put a newer identity document into the file since; written by the server alone */
                                pidRenewed?: boolean;
                            };
                            /** @description Reasons of the refusals so far, oldest first; older ones are plain text */
                            motif_history?: (string | {
                                /** @description Code of the mail that told the reasons */
                                code: string;
                                /** @description The reasons, a line each, in French */
                                tab: string[];
                            })[];
                        };
                        /** @description Words to search by; the server has its own and ignores a client’s */
                        keywords?: string;
                        /** @description Number that starts the file numbers of the establishment */
                        repair_rozo_id_prefix?: number;
                        /** @description Of an establishment that its own people closed by refusing the conditions: what undoes it */
                        own_closing?: {
                            /**
                             * Format: date-time
                             * @description Until when staff may undo the closing; ISO 8601, UTC
                             */
                            undone_until: string;
                            /**
                             * @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed
                             * @enum {number}
                             */
                            from: 0 | 1 | 2 | 3 | 4 | 9;
                        };
                        /** @description A later version of the conditions that the establishment has still to accept */
                        awaited_conditions?: {
                            /** @description Version of the event’s shape */
                            version: string;
                            /**
                             * Format: date
                             * @description Day on which the bank booked it
                             */
                            day: string;
                            /** @description Whether its first day has come: until then nothing is held up */
                            in_force: boolean;
                        };
                        /** @description Where the page behind this row begins, in lists that are ordered by a key */
                        list_place?: string;
                    }[];
                };
            };
        };
    };
    readCameraSwitch: {
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
                        /** @description True when the counter does without the camera */
                        no_use_of_camera: boolean;
                    };
                };
            };
        };
    };
    switchCamera: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description True when the counter does without the camera */
                    no_use_of_camera: boolean;
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
                        /** @description True when the counter does without the camera */
                        no_use_of_camera: boolean;
                    };
                };
            };
        };
    };
    readEntity: {
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
                        /**
                         * @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 9;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /**
                         * Format: date-time
                         * @description When it was changed last; ISO 8601, UTC
                         */
                        modify_date?: string;
                        /**
                         * @description Kind of the establishment: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority; staff: 9 ALL, 10 ADM, 11 FUB
                         * @enum {number}
                         */
                        gender: 0 | 1 | 2 | 3 | 9 | 10 | 11;
                        /** @description The profile; what is left out of a write stays as it is */
                        entity_data: {
                            /** @description Company name */
                            raison_sociale?: string;
                            /** @description Trade name */
                            commercialname?: string;
                            /** @description SIRET (14 digits), RNA with its five W, or register entry of an Alsace-Moselle association */
                            siret?: string;
                            /** @description True for a member of the cycling federation */
                            isAssoFub?: boolean;
                            /** @description Chain of shops that a bike shop belongs to, of the list, or « Autre » */
                            chaine?: string;
                            /** @description Kept as 0000z where none is told */
                            codeAPE?: string;
                            /** @description Number of the establishment with the programme, at most 5 characters */
                            id_alveole?: string;
                            /** @description IBAN of the account that is paid, without spaces */
                            iban?: string;
                            /** @description Name of the holder of the account, which the transfer carries */
                            account_holder?: string;
                            /** @description BIC of the bank of the account; asked for outside the European Economic Area */
                            bic?: string;
                            /**
                             * @description VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)
                             * @enum {string}
                             */
                            taux_tva?: "0" | "20" | "8.5" | "2.1" | "293B";
                            /** @description Average number of repairs a week */
                            repairday?: number;
                            /** @description Number of repairers on site */
                            repairman?: number;
                            /** @description True when the establishment can be phoned */
                            hasPhone?: boolean;
                            /** @description Where the establishment has moved to */
                            move_to?: string;
                            /** @description Name of the legal representative */
                            name?: string;
                            /** @description First name of the legal representative */
                            firstname?: string;
                            /** @description Mail address, without accents */
                            mail?: string;
                            /** @description Mobile of the legal representative, in international form */
                            smartphone?: string;
                            /** @description Phone of the establishment, in international form */
                            telephone?: string;
                            /** @description Street and number of the establishment */
                            adresse?: string;
                            /** @description French postcode, 5 digits */
                            zip?: string;
                            /** @description Name of the town */
                            city?: string;
                            /** @description True keeps the establishment off the map */
                            no_map?: boolean;
                            /** @description Web address of the establishment */
                            website?: string;
                            /** @description Also taken as JSON text; answered as an object */
                            horaires_ouverture?: {
                                /** @description Monday: morning open, morning close, afternoon open, afternoon close, `HH:mm`; empty where closed */
                                mon?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description Tuesday, like `mon` */
                                tue?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description Wednesday, like `mon` */
                                wed?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description Thursday, like `mon` */
                                thu?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description Friday, like `mon` */
                                fri?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description Saturday, like `mon` */
                                sat?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description Sunday, like `mon` */
                                sun?: [
                                    string,
                                    string,
                                    string,
                                    string
                                ];
                                /** @description True when one comes by appointment only */
                                rdvOnly?: boolean;
                                /** @description True keeps the establishment off the map */
                                noMap?: boolean;
                            };
                            /** @description 0 company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority */
                            legalStatut?: number;
                            /**
                             * @description Of an association: AM in Alsace-Moselle, HAM outside
                             * @enum {string}
                             */
                            asso_type?: "AM" | "HAM";
                            /**
                             * @description Kind of the establishment: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority; staff: 9 ALL, 10 ADM, 11 FUB
                             * @enum {number}
                             */
                            gender?: 0 | 1 | 2 | 3 | 9 | 10 | 11;
                            /** @description Id of the member of staff who holds the file; `null` in a write releases it */
                            operateur_id?: string | null;
                            /** @description Name of the holder, as the server knows it */
                            operateur_name?: string;
                            /** @description Name of whoever changed the file last */
                            modify_by?: string;
                            /** @description Degrees of latitude, WGS 84 */
                            latitude?: number;
                            /** @description Degrees of longitude, WGS 84 */
                            longitude?: number;
                            /** @description Whether the general conditions are accepted; `false` refuses them, or by staff presents them anew */
                            cgsAccept?: boolean;
                            /** @description Whether the terms of use are accepted */
                            cguAccept?: boolean;
                            /** @description When the general conditions were accepted, `YYYYMMDDHHmm`; `never` once refused */
                            cgsAcceptDate?: string | "never";
                            /** @description Who accepted or refused the general conditions; written by the server alone */
                            cgsAcceptBy?: string;
                            /** @description Version of the conditions that were accepted: its first day, then a mark of its words */
                            cgsVersion?: string;
                            /** @description When the terms of use were accepted, `YYYYMMDDHHmm` */
                            cguAcceptDate?: string;
                            /** @description Version of the terms of use that were accepted */
                            cguVersion?: string;
                            /** @description What the establishment does: workshop, training or both, and what it asked to change */
                            activity?: {
                                /** @description What it does: 0 workshop only, 1 training only, 2 both; absent reads as 0 */
                                done?: number;
                                /** @description The activity that is asked for, and what became of the request */
                                request?: {
                                    /** @description Activity asked for: 0 workshop, 1 training, 2 both */
                                    gender: number;
                                    /**
                                     * Format: date-time
                                     * @description When the request was sent to the cycling federation; ISO 8601, UTC
                                     */
                                    fub?: string;
                                    /**
                                     * Format: date-time
                                     * @description When the request was accepted; ISO 8601, UTC
                                     */
                                    accept?: string;
                                    /**
                                     * Format: date-time
                                     * @description When the request was refused; ISO 8601, UTC
                                     */
                                    abort?: string;
                                    /** @description Why the request was refused, in French */
                                    abortMotif?: string;
                                };
                                /** @description Earlier requests for another activity, oldest first */
                                history?: {
                                    /** @description Activity asked for: 0 workshop, 1 training, 2 both */
                                    gender: number;
                                    /**
                                     * Format: date-time
                                     * @description When the request was sent to the cycling federation; ISO 8601, UTC
                                     */
                                    fub?: string;
                                    /**
                                     * Format: date-time
                                     * @description When the request was accepted; ISO 8601, UTC
                                     */
                                    accept?: string;
                                    /**
                                     * Format: date-time
                                     * @description When the request was refused; ISO 8601, UTC
                                     */
                                    abort?: string;
                                    /** @description Why the request was refused, in French */
                                    abortMotif?: string;
                                }[];
                            };
                            /** @description Of activity 1 or 2; written as a whole */
                            ve?: {
                                /** @description True when it takes part in the national programme « Savoir rouler à vélo » */
                                veSavoirRouler?: boolean;
                                /** @description Description of the lessons */
                                veDescription?: string;
                                /** @description Pedagogy of the lessons */
                                vePedagogie?: string;
                                /** @description Diplomas that the trainers hold */
                                veDiplome?: {
                                    /** @description True when a trainer holds this State diploma of youth work and sport */
                                    DJEPS?: boolean;
                                    /** @description True when a trainer holds this diploma of youth work and sport */
                                    BPJEPS?: boolean;
                                    /** @description True when a trainer is an « Éducateur à la mobilité à vélo » */
                                    EMV?: boolean;
                                    /** @description True when a trainer is an « Initiateur mobilité à vélo » */
                                    IMV?: boolean;
                                    /** @description True when a trainer’s diploma was granted for experience (validation des acquis de l’expérience) */
                                    VAE?: boolean;
                                };
                                /** @description True when the trainers’ diplomas are certified on honour */
                                veDiplomeAccept?: boolean;
                                /** @description True when the legal duties of a trainer are certified on honour */
                                veLegalAccept?: boolean;
                                /** @description Number of trainers */
                                veFormateur?: number;
                                /** @description Hours of lessons a week */
                                veHourPerWeek?: number;
                            };
                            /** @description Documents of the file: business extract, identity document, bank details */
                            documents?: {
                                /**
                                 * @description KBIS business extract or equivalent, PID identity document, RIB bank details
                                 * @enum {string}
                                 */
                                media_gender: "KBIS" | "PID" | "RIB";
                                /** @description Id of the document */
                                media_id: string;
                                /** @description Name of the object in the store */
                                media_url: string;
                                /** @description SHA-256 of the object, lower-case hexadecimal */
                                media_hash: string;
                                /** @description Address to read the object, signed by the server for a short time */
                                full_media_url?: string;
                            }[];
                            /** @description Reasons of a complement request or a refusal */
                            motif?: {
                                /** @description Code of the mail that tells the reasons */
                                code: string;
                                /** @description The reasons, a line each, in French */
                                tab: string[];
                                /** @description True when staff put a newer identity document into the file since; written by the server alone */
                                pidRenewed?: boolean;
                            };
                            /** @description Reasons of the refusals so far, oldest first; older ones are plain text */
                            motif_history?: (string | {
                                /** @description Code of the mail that told the reasons */
                                code: string;
                                /** @description The reasons, a line each, in French */
                                tab: string[];
                            })[];
                        };
                        /** @description Words to search by; the server has its own and ignores a client’s */
                        keywords?: string;
                        /** @description Number that starts the file numbers of the establishment */
                        repair_rozo_id_prefix?: number;
                        /** @description Of an establishment that its own people closed by refusing the conditions: what undoes it */
                        own_closing?: {
                            /**
                             * Format: date-time
                             * @description Until when staff may undo the closing; ISO 8601, UTC
                             */
                            undone_until: string;
                            /**
                             * @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed
                             * @enum {number}
                             */
                            from: 0 | 1 | 2 | 3 | 4 | 9;
                        };
                        /** @description A later version of the conditions that the establishment has still to accept */
                        awaited_conditions?: {
                            /** @description Version of the event’s shape */
                            version: string;
                            /**
                             * Format: date
                             * @description Day on which the bank booked it
                             */
                            day: string;
                            /** @description Whether its first day has come: until then nothing is held up */
                            in_force: boolean;
                        };
                        /** @description Where the page behind this row begins, in lists that are ordered by a key */
                        list_place?: string;
                    };
                };
            };
        };
    };
    readEntityCamera: {
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
                        /** @description True when the counter does without the camera */
                        no_use_of_camera: boolean;
                    };
                };
            };
        };
    };
    switchEntityCamera: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description True when the counter does without the camera */
                    no_use_of_camera: boolean;
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
                        /** @description True when the counter does without the camera */
                        no_use_of_camera: boolean;
                    };
                };
            };
        };
    };
    readEntityHistory: {
        parameters: {
            query?: {
                /** @description Number of the last entry that is shown already */
                before?: number | string;
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
                        /** @description Number of the entry, from 0 in the order in which the writes came; `before` takes it */
                        number: number;
                        /**
                         * Format: date-time
                         * @description When it happened; ISO 8601, UTC
                         */
                        at: string;
                        /** @description What is done to each line, or was done */
                        act: string;
                        /**
                         * @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed
                         * @enum {number}
                         */
                        from?: 0 | 1 | 2 | 3 | 4 | 9;
                        /**
                         * @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed
                         * @enum {number}
                         */
                        to: 0 | 1 | 2 | 3 | 4 | 9;
                        /** @description Who made the write */
                        author: {
                            /**
                             * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                             * @enum {string}
                             */
                            role: "REP" | "ADM" | "ALL" | "FUB" | "SYS";
                            /** @description Name of the account, as others read it */
                            user_name?: string;
                        };
                        /** @description Names of the fields that were written; their values stay out of the trail */
                        fields: string[];
                        /** @description Reasons, a line each, in French */
                        reasons: string[];
                        /**
                         * @description The mail that the act calls for; absent where none follows
                         * @enum {string}
                         */
                        mail?: "validated" | "refused-temporarily" | "refused-definitively" | "fub-sent" | "fub-validated" | "fub-refused" | "conditions-refused" | "closing-undone";
                        /** @description Ids of events, by which the messages that followed from a write are found */
                        event_ids: string[];
                    }[];
                };
            };
        };
    };
    readUserConcepts: {
        parameters: {
            query?: {
                /** @description This concept alone */
                concept?: number | string;
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
                        /** @description Number of the concept; 1 is the repair file */
                        concept: number;
                        /** @description Number that starts the file numbers of the establishment */
                        repair_rozo_id_prefix: number;
                    }[];
                };
            };
        };
    };
    saveEntity: {
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
                    /** @description The profile; what is left out of a write stays as it is */
                    entity_data: {
                        /** @description Company name */
                        raison_sociale?: string;
                        /** @description Trade name */
                        commercialname?: string;
                        /** @description SIRET (14 digits), RNA with its five W, or register entry of an Alsace-Moselle association */
                        siret?: string;
                        /** @description True for a member of the cycling federation */
                        isAssoFub?: boolean;
                        /** @description Chain of shops that a bike shop belongs to, of the list, or « Autre » */
                        chaine?: string;
                        /** @description Kept as 0000z where none is told */
                        codeAPE?: string;
                        /** @description Number of the establishment with the programme, at most 5 characters */
                        id_alveole?: string;
                        /** @description IBAN of the account that is paid, without spaces */
                        iban?: string;
                        /** @description Name of the holder of the account, which the transfer carries */
                        account_holder?: string;
                        /** @description BIC of the bank of the account; asked for outside the European Economic Area */
                        bic?: string;
                        /**
                         * @description VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)
                         * @enum {string}
                         */
                        taux_tva?: "0" | "20" | "8.5" | "2.1" | "293B";
                        /** @description Average number of repairs a week */
                        repairday?: number;
                        /** @description Number of repairers on site */
                        repairman?: number;
                        /** @description True when the establishment can be phoned */
                        hasPhone?: boolean;
                        /** @description Where the establishment has moved to */
                        move_to?: string;
                        /** @description Name of the legal representative */
                        name?: string;
                        /** @description First name of the legal representative */
                        firstname?: string;
                        /** @description Mail address, without accents */
                        mail?: string;
                        /** @description Mobile of the legal representative, in international form */
                        smartphone?: string;
                        /** @description Phone of the establishment, in international form */
                        telephone?: string;
                        /** @description Street and number of the establishment */
                        adresse?: string;
                        /** @description French postcode, 5 digits */
                        zip?: string;
                        /** @description Name of the town */
                        city?: string;
                        /** @description True keeps the establishment off the map */
                        no_map?: boolean;
                        /** @description Web address of the establishment */
                        website?: string;
                        /** @description Also taken as JSON text; answered as an object */
                        horaires_ouverture?: {
                            /** @description Monday: morning open, morning close, afternoon open, afternoon close, `HH:mm`; empty where closed */
                            mon?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Tuesday, like `mon` */
                            tue?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Wednesday, like `mon` */
                            wed?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Thursday, like `mon` */
                            thu?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Friday, like `mon` */
                            fri?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Saturday, like `mon` */
                            sat?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Sunday, like `mon` */
                            sun?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description True when one comes by appointment only */
                            rdvOnly?: boolean;
                            /** @description True keeps the establishment off the map */
                            noMap?: boolean;
                        };
                        /** @description 0 company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority */
                        legalStatut?: number;
                        /**
                         * @description Of an association: AM in Alsace-Moselle, HAM outside
                         * @enum {string}
                         */
                        asso_type?: "AM" | "HAM";
                        /**
                         * @description Kind of the establishment: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority; staff: 9 ALL, 10 ADM, 11 FUB
                         * @enum {number}
                         */
                        gender?: 0 | 1 | 2 | 3 | 9 | 10 | 11;
                        /** @description Id of the member of staff who holds the file; `null` in a write releases it */
                        operateur_id?: string | null;
                        /** @description Name of the holder, as the server knows it */
                        operateur_name?: string;
                        /** @description Name of whoever changed the file last */
                        modify_by?: string;
                        /** @description Degrees of latitude, WGS 84 */
                        latitude?: number;
                        /** @description Degrees of longitude, WGS 84 */
                        longitude?: number;
                        /** @description Whether the general conditions are accepted; `false` refuses them, or by staff presents them anew */
                        cgsAccept?: boolean;
                        /** @description Whether the terms of use are accepted */
                        cguAccept?: boolean;
                        /** @description When the general conditions were accepted, `YYYYMMDDHHmm`; `never` once refused */
                        cgsAcceptDate?: string | "never";
                        /** @description Who accepted or refused the general conditions; written by the server alone */
                        cgsAcceptBy?: string;
                        /** @description Version of the conditions that were accepted: its first day, then a mark of its words */
                        cgsVersion?: string;
                        /** @description When the terms of use were accepted, `YYYYMMDDHHmm` */
                        cguAcceptDate?: string;
                        /** @description Version of the terms of use that were accepted */
                        cguVersion?: string;
                        /** @description What the establishment does: workshop, training or both, and what it asked to change */
                        activity?: {
                            /** @description What it does: 0 workshop only, 1 training only, 2 both; absent reads as 0 */
                            done?: number;
                            /** @description The activity that is asked for, and what became of the request */
                            request?: {
                                /** @description Activity asked for: 0 workshop, 1 training, 2 both */
                                gender: number;
                                /**
                                 * Format: date-time
                                 * @description When the request was sent to the cycling federation; ISO 8601, UTC
                                 */
                                fub?: string;
                                /**
                                 * Format: date-time
                                 * @description When the request was accepted; ISO 8601, UTC
                                 */
                                accept?: string;
                                /**
                                 * Format: date-time
                                 * @description When the request was refused; ISO 8601, UTC
                                 */
                                abort?: string;
                                /** @description Why the request was refused, in French */
                                abortMotif?: string;
                            };
                            /** @description Earlier requests for another activity, oldest first */
                            history?: {
                                /** @description Activity asked for: 0 workshop, 1 training, 2 both */
                                gender: number;
                                /**
                                 * Format: date-time
                                 * @description When the request was sent to the cycling federation; ISO 8601, UTC
                                 */
                                fub?: string;
                                /**
                                 * Format: date-time
                                 * @description When the request was accepted; ISO 8601, UTC
                                 */
                                accept?: string;
                                /**
                                 * Format: date-time
                                 * @description When the request was refused; ISO 8601, UTC
                                 */
                                abort?: string;
                                /** @description Why the request was refused, in French */
                                abortMotif?: string;
                            }[];
                        };
                        /** @description Of activity 1 or 2; written as a whole */
                        ve?: {
                            /** @description True when it takes part in the national programme « Savoir rouler à vélo » */
                            veSavoirRouler?: boolean;
                            /** @description Description of the lessons */
                            veDescription?: string;
                            /** @description Pedagogy of the lessons */
                            vePedagogie?: string;
                            /** @description Diplomas that the trainers hold */
                            veDiplome?: {
                                /** @description True when a trainer holds this State diploma of youth work and sport */
                                DJEPS?: boolean;
                                /** @description True when a trainer holds this diploma of youth work and sport */
                                BPJEPS?: boolean;
                                /** @description True when a trainer is an « Éducateur à la mobilité à vélo » */
                                EMV?: boolean;
                                /** @description True when a trainer is an « Initiateur mobilité à vélo » */
                                IMV?: boolean;
                                /** @description True when a trainer’s diploma was granted for experience (validation des acquis de l’expérience) */
                                VAE?: boolean;
                            };
                            /** @description True when the trainers’ diplomas are certified on honour */
                            veDiplomeAccept?: boolean;
                            /** @description True when the legal duties of a trainer are certified on honour */
                            veLegalAccept?: boolean;
                            /** @description Number of trainers */
                            veFormateur?: number;
                            /** @description Hours of lessons a week */
                            veHourPerWeek?: number;
                        };
                        /** @description Documents of the file: business extract, identity document, bank details */
                        documents?: {
                            /**
                             * @description KBIS business extract or equivalent, PID identity document, RIB bank details
                             * @enum {string}
                             */
                            media_gender: "KBIS" | "PID" | "RIB";
                            /** @description Id of the document */
                            media_id: string;
                            /** @description Name of the object in the store */
                            media_url: string;
                            /** @description SHA-256 of the object, lower-case hexadecimal */
                            media_hash: string;
                            /** @description Address to read the object, signed by the server for a short time */
                            full_media_url?: string;
                        }[];
                        /** @description Reasons of a complement request or a refusal */
                        motif?: {
                            /** @description Code of the mail that tells the reasons */
                            code: string;
                            /** @description The reasons, a line each, in French */
                            tab: ({
                                /** @description Number of a reason of the refusal: 1 registry extract too old, 2 identity document, 3 other; of a final one 1 not eligible, 2 other */
                                key: number;
                                /** @description What explains the reason; required of the other one */
                                explain?: string;
                            } | string)[];
                            /** @description True when staff put a newer identity document into the file since; written by the server alone */
                            pidRenewed?: boolean;
                        };
                        /** @description Reasons of the refusals so far, oldest first; older ones are plain text */
                        motif_history?: (string | {
                            /** @description Code of the mail that told the reasons */
                            code: string;
                            /** @description The reasons, a line each, in French */
                            tab: string[];
                        })[];
                    };
                    /**
                     * @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed
                     * @enum {number}
                     */
                    status?: 0 | 1 | 2 | 3 | 4 | 9;
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /** @description Words to search by; the server has its own and ignores a client’s */
                    keywords?: string;
                    /** @description True approves in place of the holder: no mail, the status stands */
                    force_approval?: boolean;
                    /** @description Ids of the likely duplicates that the caller has seen and does not hold against the file */
                    acknowledged_duplicates?: string[];
                    /** @description Password of the caller’s own account; asked for where the conditions are refused, and judged then alone */
                    password?: string;
                    /** @description True by staff opens an establishment again that its own people closed at most seven days ago */
                    undo_closing?: boolean;
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
                        /**
                         * @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed
                         * @enum {number}
                         */
                        status: 0 | 1 | 2 | 3 | 4 | 9;
                    };
                };
            };
        };
    };
    registerEntity: {
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
                    /** @description The profile; what is left out of a write stays as it is */
                    entity_data: {
                        /** @description Company name */
                        raison_sociale?: string;
                        /** @description Trade name */
                        commercialname?: string;
                        /** @description SIRET (14 digits), RNA with its five W, or register entry of an Alsace-Moselle association */
                        siret?: string;
                        /** @description True for a member of the cycling federation */
                        isAssoFub?: boolean;
                        /** @description Chain of shops that a bike shop belongs to, of the list, or « Autre » */
                        chaine?: string;
                        /** @description Kept as 0000z where none is told */
                        codeAPE?: string;
                        /** @description Number of the establishment with the programme, at most 5 characters */
                        id_alveole?: string;
                        /** @description IBAN of the account that is paid, without spaces */
                        iban?: string;
                        /** @description Name of the holder of the account, which the transfer carries */
                        account_holder?: string;
                        /** @description BIC of the bank of the account; asked for outside the European Economic Area */
                        bic?: string;
                        /**
                         * @description VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)
                         * @enum {string}
                         */
                        taux_tva?: "0" | "20" | "8.5" | "2.1" | "293B";
                        /** @description Average number of repairs a week */
                        repairday?: number;
                        /** @description Number of repairers on site */
                        repairman?: number;
                        /** @description True when the establishment can be phoned */
                        hasPhone?: boolean;
                        /** @description Where the establishment has moved to */
                        move_to?: string;
                        /** @description Name of the legal representative */
                        name?: string;
                        /** @description First name of the legal representative */
                        firstname?: string;
                        /** @description Mail address, without accents */
                        mail?: string;
                        /** @description Mobile of the legal representative, in international form */
                        smartphone?: string;
                        /** @description Phone of the establishment, in international form */
                        telephone?: string;
                        /** @description Street and number of the establishment */
                        adresse?: string;
                        /** @description French postcode, 5 digits */
                        zip?: string;
                        /** @description Name of the town */
                        city?: string;
                        /** @description True keeps the establishment off the map */
                        no_map?: boolean;
                        /** @description Web address of the establishment */
                        website?: string;
                        /** @description Also taken as JSON text; answered as an object */
                        horaires_ouverture?: {
                            /** @description Monday: morning open, morning close, afternoon open, afternoon close, `HH:mm`; empty where closed */
                            mon?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Tuesday, like `mon` */
                            tue?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Wednesday, like `mon` */
                            wed?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Thursday, like `mon` */
                            thu?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Friday, like `mon` */
                            fri?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Saturday, like `mon` */
                            sat?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description Sunday, like `mon` */
                            sun?: [
                                string,
                                string,
                                string,
                                string
                            ];
                            /** @description True when one comes by appointment only */
                            rdvOnly?: boolean;
                            /** @description True keeps the establishment off the map */
                            noMap?: boolean;
                        };
                        /** @description 0 company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority */
                        legalStatut?: number;
                        /**
                         * @description Of an association: AM in Alsace-Moselle, HAM outside
                         * @enum {string}
                         */
                        asso_type?: "AM" | "HAM";
                        /**
                         * @description Kind of the establishment: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority; staff: 9 ALL, 10 ADM, 11 FUB
                         * @enum {number}
                         */
                        gender?: 0 | 1 | 2 | 3 | 9 | 10 | 11;
                        /** @description Id of the member of staff who holds the file; `null` in a write releases it */
                        operateur_id?: string | null;
                        /** @description Name of the holder, as the server knows it */
                        operateur_name?: string;
                        /** @description Name of whoever changed the file last */
                        modify_by?: string;
                        /** @description Degrees of latitude, WGS 84 */
                        latitude?: number;
                        /** @description Degrees of longitude, WGS 84 */
                        longitude?: number;
                        /** @description Whether the general conditions are accepted; `false` refuses them, or by staff presents them anew */
                        cgsAccept?: boolean;
                        /** @description Whether the terms of use are accepted */
                        cguAccept?: boolean;
                        /** @description When the general conditions were accepted, `YYYYMMDDHHmm`; `never` once refused */
                        cgsAcceptDate?: string | "never";
                        /** @description Who accepted or refused the general conditions; written by the server alone */
                        cgsAcceptBy?: string;
                        /** @description Version of the conditions that were accepted: its first day, then a mark of its words */
                        cgsVersion?: string;
                        /** @description When the terms of use were accepted, `YYYYMMDDHHmm` */
                        cguAcceptDate?: string;
                        /** @description Version of the terms of use that were accepted */
                        cguVersion?: string;
                        /** @description What the establishment does: workshop, training or both, and what it asked to change */
                        activity?: {
                            /** @description What it does: 0 workshop only, 1 training only, 2 both; absent reads as 0 */
                            done?: number;
                            /** @description The activity that is asked for, and what became of the request */
                            request?: {
                                /** @description Activity asked for: 0 workshop, 1 training, 2 both */
                                gender: number;
                                /**
                                 * Format: date-time
                                 * @description When the request was sent to the cycling federation; ISO 8601, UTC
                                 */
                                fub?: string;
                                /**
                                 * Format: date-time
                                 * @description When the request was accepted; ISO 8601, UTC
                                 */
                                accept?: string;
                                /**
                                 * Format: date-time
                                 * @description When the request was refused; ISO 8601, UTC
                                 */
                                abort?: string;
                                /** @description Why the request was refused, in French */
                                abortMotif?: string;
                            };
                            /** @description Earlier requests for another activity, oldest first */
                            history?: {
                                /** @description Activity asked for: 0 workshop, 1 training, 2 both */
                                gender: number;
                                /**
                                 * Format: date-time
                                 * @description When the request was sent to the cycling federation; ISO 8601, UTC
                                 */
                                fub?: string;
                                /**
                                 * Format: date-time
                                 * @description When the request was accepted; ISO 8601, UTC
                                 */
                                accept?: string;
                                /**
                                 * Format: date-time
                                 * @description When the request was refused; ISO 8601, UTC
                                 */
                                abort?: string;
                                /** @description Why the request was refused, in French */
                                abortMotif?: string;
                            }[];
                        };
                        /** @description Of activity 1 or 2; written as a whole */
                        ve?: {
                            /** @description True when it takes part in the national programme « Savoir rouler à vélo » */
                            veSavoirRouler?: boolean;
                            /** @description Description of the lessons */
                            veDescription?: string;
                            /** @description Pedagogy of the lessons */
                            vePedagogie?: string;
                            /** @description Diplomas that the trainers hold */
                            veDiplome?: {
                                /** @description True when a trainer holds this State diploma of youth work and sport */
                                DJEPS?: boolean;
                                /** @description True when a trainer holds this diploma of youth work and sport */
                                BPJEPS?: boolean;
                                /** @description True when a trainer is an « Éducateur à la mobilité à vélo » */
                                EMV?: boolean;
                                /** @description True when a trainer is an « Initiateur mobilité à vélo » */
                                IMV?: boolean;
                                /** @description True when a trainer’s diploma was granted for experience (validation des acquis de l’expérience) */
                                VAE?: boolean;
                            };
                            /** @description True when the trainers’ diplomas are certified on honour */
                            veDiplomeAccept?: boolean;
                            /** @description True when the legal duties of a trainer are certified on honour */
                            veLegalAccept?: boolean;
                            /** @description Number of trainers */
                            veFormateur?: number;
                            /** @description Hours of lessons a week */
                            veHourPerWeek?: number;
                        };
                        /** @description Documents of the file: business extract, identity document, bank details */
                        documents?: {
                            /**
                             * @description KBIS business extract or equivalent, PID identity document, RIB bank details
                             * @enum {string}
                             */
                            media_gender: "KBIS" | "PID" | "RIB";
                            /** @description Id of the document */
                            media_id: string;
                            /** @description Name of the object in the store */
                            media_url: string;
                            /** @description SHA-256 of the object, lower-case hexadecimal */
                            media_hash: string;
                            /** @description Address to read the object, signed by the server for a short time */
                            full_media_url?: string;
                        }[];
                        /** @description Reasons of a complement request or a refusal */
                        motif?: {
                            /** @description Code of the mail that tells the reasons */
                            code: string;
                            /** @description The reasons, a line each, in French */
                            tab: string[];
                            /** @description True when staff put a newer identity document into the file since; written by the server alone */
                            pidRenewed?: boolean;
                        };
                        /** @description Reasons of the refusals so far, oldest first; older ones are plain text */
                        motif_history?: (string | {
                            /** @description Code of the mail that told the reasons */
                            code: string;
                            /** @description The reasons, a line each, in French */
                            tab: string[];
                        })[];
                    };
                    /** @description Six digits of a code that was sent by SMS or mail */
                    code: string;
                    /** @description Password: at least 8 characters with a digit, a lower-case and an upper-case letter, at most 72 bytes */
                    password: string;
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
                        /** @description JWT that authorises the calls of a person; lives a quarter of an hour */
                        access_token: string;
                        /** @description Token that is exchanged for new ones; good once, and 30 seconds after its successor was used */
                        refresh_token: string;
                        /** @description Id of the account */
                        user_id: string;
                        /** @description Id of the establishment, given by the server */
                        entity_id: string;
                    };
                };
            };
        };
    };
    renewRegistration: {
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
                         * Format: date-time
                         * @description Until when it is good; ISO 8601, UTC
                         */
                        expires_at: string;
                    };
                };
            };
        };
    };
    requestCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Mail address, without accents */
                    mail: string;
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
                        /** @description Id of the establishment, given by the server */
                        entity_id: string;
                        /** @description Beginning of the names under which objects may be put */
                        media_url_prefix: string;
                    };
                };
            };
        };
    };
    listTownsByName: {
        parameters: {
            query: {
                /** @description Name */
                name: string;
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
                        /** @description Name */
                        name: string;
                        /** @description INSEE code of the town */
                        insee: string;
                        /** @description French postcode, 5 digits */
                        zip: string;
                    }[];
                };
            };
        };
    };
    listTownsOfZip: {
        parameters: {
            query: {
                /** @description French postcode, 5 digits */
                zip: string;
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
                        /** @description Name */
                        name: string;
                        /** @description INSEE code of the town */
                        insee: string;
                        /** @description Degrees of latitude, WGS 84 */
                        latitude?: number;
                        /** @description Degrees of longitude, WGS 84 */
                        longitude?: number;
                        /**
                         * @description True of a town that does not have this postcode itself: the code is of a CEDEX or of a company, or mistyped
                         * @constant
                         */
                        guess?: true;
                    }[];
                };
            };
        };
    };
    listTownsWithin: {
        parameters: {
            query: {
                /** @description Degrees of latitude of the northern edge, WGS 84 */
                north: number | string;
                /** @description Degrees of latitude of the southern edge, WGS 84 */
                south: number | string;
                /** @description Degrees of longitude of the eastern edge, WGS 84 */
                east: number | string;
                /** @description Degrees of longitude of the western edge, WGS 84 */
                west: number | string;
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
                        /** @description Name */
                        name: string;
                        /** @description Degrees of latitude, WGS 84 */
                        latitude: number;
                        /** @description Degrees of longitude, WGS 84 */
                        longitude: number;
                    }[];
                };
            };
        };
    };
    locateAddress: {
        parameters: {
            query?: {
                /** @description Street and number */
                address?: string;
                /** @description French postcode, 5 digits */
                zip?: string;
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
                        /** @description Degrees of latitude, WGS 84 */
                        latitude: number;
                        /** @description Degrees of longitude, WGS 84 */
                        longitude: number;
                        /** @description The place as the address service names it */
                        label: string;
                    } | null;
                };
            };
        };
    };
    exportMassLines: {
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
    listMassLines: {
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
                        /** @description Id of the establishment, given by the server */
                        entity_id?: string;
                    }[];
                };
            };
        };
    };
    listMassRuns: {
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
                         * @constant
                         */
                        act: "represent-terms";
                        /**
                         * @description Where the lines come from
                         * @enum {string}
                         */
                        source: "lines" | "filter";
                    }[];
                };
            };
        };
    };
    openMassRun: {
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
                     * @constant
                     */
                    act: "represent-terms";
                    /** @description Ids, SIRETs or RNAs of the establishments */
                    lines?: string[];
                    /** @description Filter of the list whose rows are treated */
                    filter?: {
                        /**
                         * @description Kind of the establishment: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority
                         * @enum {number}
                         */
                        gender?: 0 | 1 | 2 | 3;
                        /**
                         * @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed
                         * @enum {number}
                         */
                        status?: 0 | 1 | 2 | 3 | 4 | 9;
                        /** @description Words to search for, each of at least 3 characters */
                        query?: string;
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
                         * @constant
                         */
                        act: "represent-terms";
                        /**
                         * @description Where the lines come from
                         * @enum {string}
                         */
                        source: "lines" | "filter";
                    };
                };
            };
        };
    };
    readMassRun: {
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
                         * @constant
                         */
                        act: "represent-terms";
                        /**
                         * @description Where the lines come from
                         * @enum {string}
                         */
                        source: "lines" | "filter";
                    };
                };
            };
        };
    };
    turnMassRun: {
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
                         * @constant
                         */
                        act: "represent-terms";
                        /**
                         * @description Where the lines come from
                         * @enum {string}
                         */
                        source: "lines" | "filter";
                    };
                };
            };
        };
    };
    readMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the object */
                name: string;
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
                        /** @description Presigned address, good for a short time and one object */
                        url: string;
                    };
                };
            };
        };
    };
    readMediaPrefix: {
        parameters: {
            query?: {
                /** @description Id of the establishment, given by the server */
                entity_id?: string;
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
                        /** @description Beginning of the names under which objects may be put */
                        media_url_prefix: string;
                    };
                };
            };
        };
    };
    readMediaPutUrl: {
        parameters: {
            query: {
                /** @description Name of the object, below the prefix */
                name: string;
                /** @description Bytes; the address then takes an object of this length and no other */
                size?: number | string;
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
                        /** @description Presigned address, good for a short time and one object */
                        url: string;
                    };
                };
            };
        };
    };
    askOwnData: {
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
                     * @description `access`, `correction` or `erasure`
                     * @enum {string}
                     */
                    kind: "access" | "correction" | "erasure";
                    /** @description Name */
                    name: string;
                    /** @description Mobile with its country code */
                    mobile?: string;
                    /** @description Mail address, without accents */
                    mail?: string;
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
                        /** @description End-to-end id of the transfer */
                        reference: string;
                    };
                };
            };
        };
    };
    readPersonRequest: {
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
                        /** @description Id of the call that caused it, as the answer of that call told it */
                        request_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description End-to-end id of the transfer */
                        reference: string;
                        /**
                         * @description `access`, `correction` or `erasure`
                         * @enum {string}
                         */
                        kind: "access" | "correction" | "erasure";
                        /**
                         * @description How the message goes: mail or SMS
                         * @enum {string}
                         */
                        channel: "page" | "letter" | "mail";
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "received" | "identity-to-check" | "in-work" | "answered" | "refused";
                        /** @description Name */
                        name: string;
                        /** @description Mobile with its country code */
                        mobile?: string;
                        /** @description Mail address, without accents */
                        mail?: string;
                        /**
                         * Format: date
                         * @description Day of its receipt, from which its time runs
                         */
                        received_on: string;
                        /**
                         * Format: date
                         * @description Day by which it is to be paid
                         */
                        due_on: string;
                        /** @description True where the time to answer was extended by two months */
                        is_extended: boolean;
                        /** @description What names the person: beneficiaries, establishments, accounts */
                        subjects: {
                            /**
                             * @description `access`, `correction` or `erasure`
                             * @enum {string}
                             */
                            kind: "consumer" | "entity" | "account";
                            /** @description Id of the thing that names the person, by its kind: a beneficiary’s code, an establishment, an account */
                            subject_id: string;
                            /** @description Name */
                            name: string;
                            /** @description Mobile with its country code */
                            mobile?: string;
                            /** @description Mail address, without accents */
                            mail?: string;
                            /**
                             * Format: date
                             * @description Birth date
                             */
                            birth_date?: string;
                            /** @description Birthplace */
                            birth_place?: string;
                            /** @description French postcode of the beneficiary, 5 digits */
                            postal_code?: string;
                            /** @description What the thing is besides: the establishment, the role of an account; French */
                            detail?: string;
                        }[];
                        /** @description How the person was identified; absent before */
                        identity?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by?: string;
                            /**
                             * @description Kind of the document that the desk saw; no copy is kept
                             * @enum {string}
                             */
                            document?: "identity-card" | "passport" | "residence-permit" | "driving-licence";
                        };
                        /** @description Six digits of a code that was sent by SMS or mail */
                        code?: {
                            /** @description Where the code went, masked */
                            sent_to: string;
                            /**
                             * Format: date-time
                             * @description Until when it is good; ISO 8601, UTC
                             */
                            expires_at: string;
                            /** @description How often a code may still be tried */
                            tries_left: number;
                        };
                        /** @description The archive of the person, made in the background; absent before it was asked for */
                        export?: {
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            state: "queued" | "working" | "ready" | "failed" | "expired";
                            /** @description Documents that are in the archive */
                            done: number;
                            /** @description Sum, decimal euros */
                            total: number;
                            /** @description Bytes; the address then takes an object of this length and no other */
                            size?: number;
                            /**
                             * Format: date-time
                             * @description Until when it is good; ISO 8601, UTC
                             */
                            expires_at?: string;
                        };
                        /**
                         * Format: date-time
                         * @description When what the person asked was corrected; ISO 8601, UTC; absent before
                         */
                        corrected_at?: string;
                        /** @description What an erasure removed and what stayed; absent before */
                        erasure?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Lines, in their order */
                            lines: {
                                /**
                                 * @description Name of the service that was called
                                 * @enum {string}
                                 */
                                service: "auth" | "enrolment" | "repairs" | "refunds" | "notifications";
                                /** @description What is removed or stays; French */
                                thing: string;
                                /** @description How many there are */
                                count: number;
                                /**
                                 * @description `forgotten`: removed or emptied; `kept`: stays, with its reason
                                 * @enum {string}
                                 */
                                fate: "forgotten" | "kept";
                                /**
                                 * @description Why the bank refused the transfer or sent it back: ISO 20022 code
                                 * @enum {string}
                                 */
                                reason?: "paid-file" | "file-in-work" | "file-needs-person" | "open-account" | "open-establishment" | "closed-establishment" | "accounting" | "shared-number" | "public-accounts" | "own-request";
                                /**
                                 * Format: date
                                 * @description Last day that is counted
                                 */
                                until?: string;
                            }[];
                            /** @description What should be gone and is still there; 0 when all is done */
                            remaining: number;
                        };
                        /** @description A question of the campaign and the answer to it: `velo=cargo`, `etudiant=true` */
                        answer?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description True where the answer went by mail; else it was printed and posted */
                            by_mail: boolean;
                            /** @description Text */
                            text: string;
                        };
                        /** @description Why the request was refused, and when */
                        refusal?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Why, in French */
                            reason: string;
                        };
                        /** @description What was done to the file, oldest first */
                        history: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /**
                             * @description What is done to each line, or was done
                             * @enum {string}
                             */
                            act: "open" | "link" | "send-code" | "check-code" | "note-document" | "extend" | "export" | "correct" | "forget" | "answer" | "refuse" | "export-ready" | "export-failed" | "export-expired" | "download" | "own-code";
                            /** @description Name of who did it */
                            by?: string;
                            /** @description Text */
                            text?: string;
                        }[];
                    };
                };
            };
        };
    };
    changePersonRequest: {
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
                    act: "link";
                    /** @description What names the person: beneficiaries, establishments, accounts */
                    subjects: {
                        /**
                         * @description `access`, `correction` or `erasure`
                         * @enum {string}
                         */
                        kind: "consumer" | "entity" | "account";
                        /** @description Id of the thing that names the person, by its kind: a beneficiary’s code, an establishment, an account */
                        subject_id: string;
                    }[];
                } | {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /**
                     * @description What is done to each line, or was done
                     * @constant
                     */
                    act: "send-code";
                    /** @description Id of the thing that names the person, by its kind: a beneficiary’s code, an establishment, an account */
                    subject_id: string;
                    /**
                     * @description Name of who did it
                     * @enum {string}
                     */
                    by: "sms" | "mail";
                } | {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /**
                     * @description What is done to each line, or was done
                     * @constant
                     */
                    act: "check-code";
                    /** @description Six digits of a code that was sent by SMS or mail */
                    code: string;
                } | {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /**
                     * @description What is done to each line, or was done
                     * @constant
                     */
                    act: "note-document";
                    /**
                     * @description Kind of the document that the desk saw; no copy is kept
                     * @enum {string}
                     */
                    document: "identity-card" | "passport" | "residence-permit" | "driving-licence";
                } | {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /**
                     * @description What is done to each line, or was done
                     * @constant
                     */
                    act: "extend";
                    /** @description Why, in French */
                    reason: string;
                } | {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /**
                     * @description What is done to each line, or was done
                     * @constant
                     */
                    act: "export";
                } | {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /**
                     * @description What is done to each line, or was done
                     * @constant
                     */
                    act: "correct";
                    /** @description Pre-registration code of the beneficiary: 8 unambiguous characters */
                    consumer_id: string;
                    /** @description First name, folded: capitals A to Z alone */
                    first_name?: string;
                    /** @description Surname, folded: capitals A to Z alone */
                    last_name?: string;
                    /**
                     * Format: date
                     * @description Birth date
                     */
                    birth_date?: string;
                    /** @description Mobile with its country code */
                    mobile?: string;
                    /** @description Mail address, without accents */
                    mail?: string;
                } | {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /**
                     * @description What is done to each line, or was done
                     * @constant
                     */
                    act: "forget";
                    /** @description SHA-256 of the plan of an erasure: whoever confirms names the one that was shown */
                    plan_hash: string;
                } | {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /**
                     * @description What is done to each line, or was done
                     * @constant
                     */
                    act: "answer";
                    /**
                     * @description Name of who did it
                     * @enum {string}
                     */
                    by: "mail" | "letter";
                    /** @description Text */
                    text: string;
                } | {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /**
                     * @description What is done to each line, or was done
                     * @constant
                     */
                    act: "refuse";
                    /**
                     * @description Name of who did it
                     * @enum {string}
                     */
                    by: "mail" | "letter";
                    /** @description Why, in French */
                    reason: string;
                    /** @description Text */
                    text: string;
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
                        /** @description Id of the call that caused it, as the answer of that call told it */
                        request_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description End-to-end id of the transfer */
                        reference: string;
                        /**
                         * @description `access`, `correction` or `erasure`
                         * @enum {string}
                         */
                        kind: "access" | "correction" | "erasure";
                        /**
                         * @description How the message goes: mail or SMS
                         * @enum {string}
                         */
                        channel: "page" | "letter" | "mail";
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "received" | "identity-to-check" | "in-work" | "answered" | "refused";
                        /** @description Name */
                        name: string;
                        /** @description Mobile with its country code */
                        mobile?: string;
                        /** @description Mail address, without accents */
                        mail?: string;
                        /**
                         * Format: date
                         * @description Day of its receipt, from which its time runs
                         */
                        received_on: string;
                        /**
                         * Format: date
                         * @description Day by which it is to be paid
                         */
                        due_on: string;
                        /** @description True where the time to answer was extended by two months */
                        is_extended: boolean;
                        /** @description What names the person: beneficiaries, establishments, accounts */
                        subjects: {
                            /**
                             * @description `access`, `correction` or `erasure`
                             * @enum {string}
                             */
                            kind: "consumer" | "entity" | "account";
                            /** @description Id of the thing that names the person, by its kind: a beneficiary’s code, an establishment, an account */
                            subject_id: string;
                            /** @description Name */
                            name: string;
                            /** @description Mobile with its country code */
                            mobile?: string;
                            /** @description Mail address, without accents */
                            mail?: string;
                            /**
                             * Format: date
                             * @description Birth date
                             */
                            birth_date?: string;
                            /** @description Birthplace */
                            birth_place?: string;
                            /** @description French postcode of the beneficiary, 5 digits */
                            postal_code?: string;
                            /** @description What the thing is besides: the establishment, the role of an account; French */
                            detail?: string;
                        }[];
                        /** @description How the person was identified; absent before */
                        identity?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by?: string;
                            /**
                             * @description Kind of the document that the desk saw; no copy is kept
                             * @enum {string}
                             */
                            document?: "identity-card" | "passport" | "residence-permit" | "driving-licence";
                        };
                        /** @description Six digits of a code that was sent by SMS or mail */
                        code?: {
                            /** @description Where the code went, masked */
                            sent_to: string;
                            /**
                             * Format: date-time
                             * @description Until when it is good; ISO 8601, UTC
                             */
                            expires_at: string;
                            /** @description How often a code may still be tried */
                            tries_left: number;
                        };
                        /** @description The archive of the person, made in the background; absent before it was asked for */
                        export?: {
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            state: "queued" | "working" | "ready" | "failed" | "expired";
                            /** @description Documents that are in the archive */
                            done: number;
                            /** @description Sum, decimal euros */
                            total: number;
                            /** @description Bytes; the address then takes an object of this length and no other */
                            size?: number;
                            /**
                             * Format: date-time
                             * @description Until when it is good; ISO 8601, UTC
                             */
                            expires_at?: string;
                        };
                        /**
                         * Format: date-time
                         * @description When what the person asked was corrected; ISO 8601, UTC; absent before
                         */
                        corrected_at?: string;
                        /** @description What an erasure removed and what stayed; absent before */
                        erasure?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Lines, in their order */
                            lines: {
                                /**
                                 * @description Name of the service that was called
                                 * @enum {string}
                                 */
                                service: "auth" | "enrolment" | "repairs" | "refunds" | "notifications";
                                /** @description What is removed or stays; French */
                                thing: string;
                                /** @description How many there are */
                                count: number;
                                /**
                                 * @description `forgotten`: removed or emptied; `kept`: stays, with its reason
                                 * @enum {string}
                                 */
                                fate: "forgotten" | "kept";
                                /**
                                 * @description Why the bank refused the transfer or sent it back: ISO 20022 code
                                 * @enum {string}
                                 */
                                reason?: "paid-file" | "file-in-work" | "file-needs-person" | "open-account" | "open-establishment" | "closed-establishment" | "accounting" | "shared-number" | "public-accounts" | "own-request";
                                /**
                                 * Format: date
                                 * @description Last day that is counted
                                 */
                                until?: string;
                            }[];
                            /** @description What should be gone and is still there; 0 when all is done */
                            remaining: number;
                        };
                        /** @description A question of the campaign and the answer to it: `velo=cargo`, `etudiant=true` */
                        answer?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description True where the answer went by mail; else it was printed and posted */
                            by_mail: boolean;
                            /** @description Text */
                            text: string;
                        };
                        /** @description Why the request was refused, and when */
                        refusal?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Why, in French */
                            reason: string;
                        };
                        /** @description What was done to the file, oldest first */
                        history: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /**
                             * @description What is done to each line, or was done
                             * @enum {string}
                             */
                            act: "open" | "link" | "send-code" | "check-code" | "note-document" | "extend" | "export" | "correct" | "forget" | "answer" | "refuse" | "export-ready" | "export-failed" | "export-expired" | "download" | "own-code";
                            /** @description Name of who did it */
                            by?: string;
                            /** @description Text */
                            text?: string;
                        }[];
                    };
                };
            };
        };
    };
    listPersonRequests: {
        parameters: {
            query: {
                /** @description `open`: still to answer, by due date; `closed`: answered or refused, newest first */
                standing: "open" | "closed";
                /** @description An ISO instant, `instant,id`, or a date */
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
                        /** @description Requests of persons; without their subjects */
                        requests: {
                            /** @description Id of the call that caused it, as the answer of that call told it */
                            request_id: string;
                            /** @description Version of the document, 32 hexadecimal characters */
                            row_hash: string;
                            /** @description End-to-end id of the transfer */
                            reference: string;
                            /**
                             * @description `access`, `correction` or `erasure`
                             * @enum {string}
                             */
                            kind: "access" | "correction" | "erasure";
                            /**
                             * @description How the message goes: mail or SMS
                             * @enum {string}
                             */
                            channel: "page" | "letter" | "mail";
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            state: "received" | "identity-to-check" | "in-work" | "answered" | "refused";
                            /** @description Name */
                            name: string;
                            /** @description Mobile with its country code */
                            mobile?: string;
                            /** @description Mail address, without accents */
                            mail?: string;
                            /**
                             * Format: date
                             * @description Day of its receipt, from which its time runs
                             */
                            received_on: string;
                            /**
                             * Format: date
                             * @description Day by which it is to be paid
                             */
                            due_on: string;
                            /** @description True where the time to answer was extended by two months */
                            is_extended: boolean;
                            /** @description What names the person: beneficiaries, establishments, accounts */
                            subjects: {
                                /**
                                 * @description `consumer`: a beneficiary; `entity`: the representative of an establishment; `account`: an account
                                 * @enum {string}
                                 */
                                kind: "consumer" | "entity" | "account";
                                /** @description Id of the thing that names the person, by its kind: a beneficiary’s code, an establishment, an account */
                                subject_id: string;
                                /** @description Name */
                                name: string;
                                /** @description Mobile with its country code */
                                mobile?: string;
                                /** @description Mail address, without accents */
                                mail?: string;
                                /**
                                 * Format: date
                                 * @description Birth date
                                 */
                                birth_date?: string;
                                /** @description Birthplace */
                                birth_place?: string;
                                /** @description French postcode of the beneficiary, 5 digits */
                                postal_code?: string;
                                /** @description What the thing is besides: the establishment, the role of an account; French */
                                detail?: string;
                            }[];
                            /** @description How the person was identified; absent before */
                            identity?: {
                                /**
                                 * Format: date-time
                                 * @description When it happened; ISO 8601, UTC
                                 */
                                at: string;
                                /** @description Name of who did it */
                                by?: string;
                                /**
                                 * @description Kind of the document that the desk saw; no copy is kept
                                 * @enum {string}
                                 */
                                document?: "identity-card" | "passport" | "residence-permit" | "driving-licence";
                            };
                            /** @description Six digits of a code that was sent by SMS or mail */
                            code?: {
                                /** @description Where the code went, masked */
                                sent_to: string;
                                /**
                                 * Format: date-time
                                 * @description Until when it is good; ISO 8601, UTC
                                 */
                                expires_at: string;
                                /** @description How often a code may still be tried */
                                tries_left: number;
                            };
                            /** @description The archive of the person, made in the background; absent before it was asked for */
                            export?: {
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                state: "queued" | "working" | "ready" | "failed" | "expired";
                                /** @description Documents that are in the archive */
                                done: number;
                                /** @description Sum, decimal euros */
                                total: number;
                                /** @description Bytes; the address then takes an object of this length and no other */
                                size?: number;
                                /**
                                 * Format: date-time
                                 * @description Until when it is good; ISO 8601, UTC
                                 */
                                expires_at?: string;
                            };
                            /**
                             * Format: date-time
                             * @description When what the person asked was corrected; ISO 8601, UTC; absent before
                             */
                            corrected_at?: string;
                            /** @description What an erasure removed and what stayed; absent before */
                            erasure?: {
                                /**
                                 * Format: date-time
                                 * @description When it happened; ISO 8601, UTC
                                 */
                                at: string;
                                /** @description Lines, in their order */
                                lines: {
                                    /**
                                     * @description Name of the service that was called
                                     * @enum {string}
                                     */
                                    service: "auth" | "enrolment" | "repairs" | "refunds" | "notifications";
                                    /** @description What is removed or stays; French */
                                    thing: string;
                                    /** @description How many there are */
                                    count: number;
                                    /**
                                     * @description `forgotten`: removed or emptied; `kept`: stays, with its reason
                                     * @enum {string}
                                     */
                                    fate: "forgotten" | "kept";
                                    /**
                                     * @description Why the bank refused the transfer or sent it back: ISO 20022 code
                                     * @enum {string}
                                     */
                                    reason?: "paid-file" | "file-in-work" | "file-needs-person" | "open-account" | "open-establishment" | "closed-establishment" | "accounting" | "shared-number" | "public-accounts" | "own-request";
                                    /**
                                     * Format: date
                                     * @description Last day that is counted
                                     */
                                    until?: string;
                                }[];
                                /** @description What should be gone and is still there; 0 when all is done */
                                remaining: number;
                            };
                            /** @description A question of the campaign and the answer to it: `velo=cargo`, `etudiant=true` */
                            answer?: {
                                /**
                                 * Format: date-time
                                 * @description When it happened; ISO 8601, UTC
                                 */
                                at: string;
                                /** @description True where the answer went by mail; else it was printed and posted */
                                by_mail: boolean;
                                /** @description Text */
                                text: string;
                            };
                            /** @description Why the request was refused, and when */
                            refusal?: {
                                /**
                                 * Format: date-time
                                 * @description When it happened; ISO 8601, UTC
                                 */
                                at: string;
                                /** @description Why, in French */
                                reason: string;
                            };
                            /** @description What was done to the file, oldest first */
                            history: {
                                /**
                                 * Format: date-time
                                 * @description When it happened; ISO 8601, UTC
                                 */
                                at: string;
                                /**
                                 * @description What is done to each line, or was done
                                 * @enum {string}
                                 */
                                act: "open" | "link" | "send-code" | "check-code" | "note-document" | "extend" | "export" | "correct" | "forget" | "answer" | "refuse" | "export-ready" | "export-failed" | "export-expired" | "download" | "own-code";
                                /** @description Name of who did it */
                                by?: string;
                                /** @description Text */
                                text?: string;
                            }[];
                        }[];
                        /** @description Index of the last line that is shown already */
                        after?: string;
                    };
                };
            };
        };
    };
    createPersonRequest: {
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
                     * @description `access`, `correction` or `erasure`
                     * @enum {string}
                     */
                    kind: "access" | "correction" | "erasure";
                    /** @description Name */
                    name: string;
                    /** @description Mobile with its country code */
                    mobile?: string;
                    /** @description Mail address, without accents */
                    mail?: string;
                    /**
                     * @description How the message goes: mail or SMS
                     * @enum {string}
                     */
                    channel: "letter" | "mail";
                    /**
                     * Format: date
                     * @description Day of its receipt, from which its time runs
                     */
                    received_on: string;
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
                        /** @description Id of the call that caused it, as the answer of that call told it */
                        request_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description End-to-end id of the transfer */
                        reference: string;
                        /**
                         * @description `access`, `correction` or `erasure`
                         * @enum {string}
                         */
                        kind: "access" | "correction" | "erasure";
                        /**
                         * @description How the message goes: mail or SMS
                         * @enum {string}
                         */
                        channel: "page" | "letter" | "mail";
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "received" | "identity-to-check" | "in-work" | "answered" | "refused";
                        /** @description Name */
                        name: string;
                        /** @description Mobile with its country code */
                        mobile?: string;
                        /** @description Mail address, without accents */
                        mail?: string;
                        /**
                         * Format: date
                         * @description Day of its receipt, from which its time runs
                         */
                        received_on: string;
                        /**
                         * Format: date
                         * @description Day by which it is to be paid
                         */
                        due_on: string;
                        /** @description True where the time to answer was extended by two months */
                        is_extended: boolean;
                        /** @description What names the person: beneficiaries, establishments, accounts */
                        subjects: {
                            /**
                             * @description `access`, `correction` or `erasure`
                             * @enum {string}
                             */
                            kind: "consumer" | "entity" | "account";
                            /** @description Id of the thing that names the person, by its kind: a beneficiary’s code, an establishment, an account */
                            subject_id: string;
                            /** @description Name */
                            name: string;
                            /** @description Mobile with its country code */
                            mobile?: string;
                            /** @description Mail address, without accents */
                            mail?: string;
                            /**
                             * Format: date
                             * @description Birth date
                             */
                            birth_date?: string;
                            /** @description Birthplace */
                            birth_place?: string;
                            /** @description French postcode of the beneficiary, 5 digits */
                            postal_code?: string;
                            /** @description What the thing is besides: the establishment, the role of an account; French */
                            detail?: string;
                        }[];
                        /** @description How the person was identified; absent before */
                        identity?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by?: string;
                            /**
                             * @description Kind of the document that the desk saw; no copy is kept
                             * @enum {string}
                             */
                            document?: "identity-card" | "passport" | "residence-permit" | "driving-licence";
                        };
                        /** @description Six digits of a code that was sent by SMS or mail */
                        code?: {
                            /** @description Where the code went, masked */
                            sent_to: string;
                            /**
                             * Format: date-time
                             * @description Until when it is good; ISO 8601, UTC
                             */
                            expires_at: string;
                            /** @description How often a code may still be tried */
                            tries_left: number;
                        };
                        /** @description The archive of the person, made in the background; absent before it was asked for */
                        export?: {
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            state: "queued" | "working" | "ready" | "failed" | "expired";
                            /** @description Documents that are in the archive */
                            done: number;
                            /** @description Sum, decimal euros */
                            total: number;
                            /** @description Bytes; the address then takes an object of this length and no other */
                            size?: number;
                            /**
                             * Format: date-time
                             * @description Until when it is good; ISO 8601, UTC
                             */
                            expires_at?: string;
                        };
                        /**
                         * Format: date-time
                         * @description When what the person asked was corrected; ISO 8601, UTC; absent before
                         */
                        corrected_at?: string;
                        /** @description What an erasure removed and what stayed; absent before */
                        erasure?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Lines, in their order */
                            lines: {
                                /**
                                 * @description Name of the service that was called
                                 * @enum {string}
                                 */
                                service: "auth" | "enrolment" | "repairs" | "refunds" | "notifications";
                                /** @description What is removed or stays; French */
                                thing: string;
                                /** @description How many there are */
                                count: number;
                                /**
                                 * @description `forgotten`: removed or emptied; `kept`: stays, with its reason
                                 * @enum {string}
                                 */
                                fate: "forgotten" | "kept";
                                /**
                                 * @description Why the bank refused the transfer or sent it back: ISO 20022 code
                                 * @enum {string}
                                 */
                                reason?: "paid-file" | "file-in-work" | "file-needs-person" | "open-account" | "open-establishment" | "closed-establishment" | "accounting" | "shared-number" | "public-accounts" | "own-request";
                                /**
                                 * Format: date
                                 * @description Last day that is counted
                                 */
                                until?: string;
                            }[];
                            /** @description What should be gone and is still there; 0 when all is done */
                            remaining: number;
                        };
                        /** @description A question of the campaign and the answer to it: `velo=cargo`, `etudiant=true` */
                        answer?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description True where the answer went by mail; else it was printed and posted */
                            by_mail: boolean;
                            /** @description Text */
                            text: string;
                        };
                        /** @description Why the request was refused, and when */
                        refusal?: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Why, in French */
                            reason: string;
                        };
                        /** @description What was done to the file, oldest first */
                        history: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /**
                             * @description What is done to each line, or was done
                             * @enum {string}
                             */
                            act: "open" | "link" | "send-code" | "check-code" | "note-document" | "extend" | "export" | "correct" | "forget" | "answer" | "refuse" | "export-ready" | "export-failed" | "export-expired" | "download" | "own-code";
                            /** @description Name of who did it */
                            by?: string;
                            /** @description Text */
                            text?: string;
                        }[];
                    };
                };
            };
        };
    };
    findPersonTraces: {
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
                    /** @description Mobile with its country code */
                    mobile?: string;
                    /** @description Mail address, without accents */
                    mail?: string;
                    /** @description First name, folded: capitals A to Z alone */
                    first_name?: string;
                    /** @description Surname, folded: capitals A to Z alone */
                    last_name?: string;
                    /**
                     * Format: date
                     * @description Birth date
                     */
                    birth_date?: string;
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
                        /** @description What names the person: beneficiaries, establishments, accounts */
                        subjects: {
                            /**
                             * @description `consumer`: a beneficiary; `entity`: the representative of an establishment; `account`: an account
                             * @enum {string}
                             */
                            kind: "consumer" | "entity" | "account";
                            /** @description Id of the thing that names the person, by its kind: a beneficiary’s code, an establishment, an account */
                            subject_id: string;
                            /** @description Name */
                            name: string;
                            /** @description Mobile with its country code */
                            mobile?: string;
                            /** @description Mail address, without accents */
                            mail?: string;
                            /**
                             * Format: date
                             * @description Birth date
                             */
                            birth_date?: string;
                            /** @description Birthplace */
                            birth_place?: string;
                            /** @description French postcode of the beneficiary, 5 digits */
                            postal_code?: string;
                            /** @description What the thing is besides: the establishment, the role of an account; French */
                            detail?: string;
                            /** @description Number of files */
                            files: number;
                            /** @description Messages that went to its number or address */
                            messages: number;
                        }[];
                    };
                };
            };
        };
    };
    readErasurePlan: {
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
                        /** @description SHA-256 of the plan of an erasure: whoever confirms names the one that was shown */
                        plan_hash: string;
                        /** @description Lines, in their order */
                        lines: {
                            /**
                             * @description Name of the service that was called
                             * @enum {string}
                             */
                            service: "auth" | "enrolment" | "repairs" | "refunds" | "notifications";
                            /** @description What is removed or stays; French */
                            thing: string;
                            /** @description How many there are */
                            count: number;
                            /**
                             * @description `forgotten`: removed or emptied; `kept`: stays, with its reason
                             * @enum {string}
                             */
                            fate: "forgotten" | "kept";
                            /**
                             * @description Why the bank refused the transfer or sent it back: ISO 20022 code
                             * @enum {string}
                             */
                            reason?: "paid-file" | "file-in-work" | "file-needs-person" | "open-account" | "open-establishment" | "closed-establishment" | "accounting" | "shared-number" | "public-accounts" | "own-request";
                            /**
                             * Format: date
                             * @description Last day that is counted
                             */
                            until?: string;
                        }[];
                    };
                };
            };
        };
    };
    readOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description End-to-end id of the transfer */
                    reference: string;
                    /** @description Six digits of a code that was sent by SMS or mail */
                    code: string;
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
                         * @description `access`, `correction` or `erasure`
                         * @enum {string}
                         */
                        kind: "access" | "correction" | "erasure";
                        /** @description True once nothing follows: a request that was answered or refused, an account that nobody signs in with */
                        is_closed: boolean;
                        /**
                         * Format: uri
                         * @description Address of the archive, good for fifteen minutes
                         */
                        download_url?: string;
                    };
                };
            };
        };
    };
    readPersonExport: {
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
                         * Format: uri
                         * @description Address of the archive, good for fifteen minutes
                         */
                        download_url: string;
                    };
                };
            };
        };
    };
    readRequestDraft: {
        parameters: {
            query?: {
                /** @description Why, in French */
                reason?: string;
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
                        /** @description Text */
                        text: string;
                    };
                };
            };
        };
    };
    sendOwnDataCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description End-to-end id of the transfer */
                    reference: string;
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
}

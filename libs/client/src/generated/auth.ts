// Written by `npm run documents` from docs/openapi.

import type { Call } from '../call-types.ts';

export interface AuthCalls {
  /**
   * Rename, re-permit, disable (status 9) or enable a user of one’s own establishment
   *
   * Nobody changes one’s own permission or status. `new_password` counts for permission 0 and ends the user’s sessions, as disabling and a lesser permission do.
   *
   * Roles: REP.
   */
  readonly changeEntityUser: Call<operations['changeEntityUser']>;
  /**
   * Open the account of a colleague in one’s own establishment
   *
   * `user_name` is the address with which the colleague signs in. Unless a password is given for permission 0, the account is opened by a link of one use that is mailed there; a standard user’s password is always the placeholder 00000000. `local_data.name` is stored in capitals, letters A to Z only; `local_data.typed_user_name` is the name as people read it, `name` as it was sent where it is left out. At most 30 accounts.
   *
   * Roles: REP.
   */
  readonly createEntityUser: Call<operations['createEntityUser']>;
  /**
   * One’s own devices, the one used last first
   *
   * Roles: REP, ADM, ALL, FUB, FIN.
   */
  readonly listDevices: Call<operations['listDevices']>;
  /**
   * Users of one’s own establishment that changed since a date
   *
   * Roles: REP.
   */
  readonly listEntityUsers: Call<operations['listEntityUsers']>;
  /**
   * Register the device that somebody signed in with
   *
   * The same device is registered once; both tokens are stored as hashes only.
   *
   * Roles: REP, ADM, ALL, FUB, FIN.
   */
  readonly registerDevice: Call<operations['registerDevice']>;
  /**
   * Forget one of one’s own devices and end its sessions
   *
   * Roles: REP, ADM, ALL, FUB, FIN.
   */
  readonly revokeDevice: Call<operations['revokeDevice']>;
  /**
   * Rename, disable or enable the account of a funder; its sessions end at once where it is disabled
   *
   * Roles: ADM.
   */
  readonly changeFunderAccount: Call<operations['changeFunderAccount']>;
  /**
   * Open an account with which a funder of the campaign reads its own share; a link of one use is mailed
   *
   * The account is bound to its funder for good: for another funder another account is opened.
   *
   * Roles: ADM.
   */
  readonly createFunderAccount: Call<operations['createFunderAccount']>;
  /**
   * Every account of a funder, disabled ones among them; for administrators of permission 0
   *
   * Roles: ADM.
   */
  readonly listFunderAccounts: Call<operations['listFunderAccounts']>;
  /**
   * Exchange a refresh token for new tokens
   *
   * Answers both tokens: refresh tokens rotate. The predecessor stays valid until its successor is used, plus 30 s; a later reuse closes the family.
   *
   * Bearer: refresh token.
   */
  readonly refreshSession: Call<operations['refreshSession']>;
  /**
   * Sign in with mail and password
   *
   * No token.
   */
  readonly signIn: Call<operations['signIn']>;
  /**
   * Send a recovery code by mail
   *
   * No token.
   */
  readonly requestRecovery: Call<operations['requestRecovery']>;
  /**
   * Set a new password with the recovery code
   *
   * No token.
   */
  readonly setPassword: Call<operations['setPassword']>;
  /**
   * Close the session: its whole family of refresh tokens
   *
   * Bearer: refresh token.
   */
  readonly signOut: Call<operations['signOut']>;
  /**
   * Give software access in its own name; its secret is told in this answer alone
   *
   * Bound to one shop, to one funder, or to neither, for good: for another binding another client is created. With `redirect_uris` it acts for each shop whose administrator allows it (authorization code with PKCE), for nobody else, and has no secret.
   *
   * Roles: ADM.
   */
  readonly createClient: Call<operations['createClient']>;
  /**
   * All software with access, revoked access among it; for administrators of permission 0
   *
   * Roles: ADM.
   */
  readonly listClients: Call<operations['listClients']>;
  /**
   * Allow software to act for one’s own shop (RFC 6749, 4.1, with RFC 7636)
   *
   * Answers where the browser goes on, with a code of one minute that is good once.
   *
   * Roles: REP.
   */
  readonly createGrant: Call<operations['createGrant']>;
  /**
   * Software that may act for one’s own shop, the one allowed last first
   *
   * Roles: REP.
   */
  readonly listGrants: Call<operations['listGrants']>;
  /**
   * A second secret of a client, told in this answer alone; the first one stays good until it is revoked
   *
   * Roles: ADM.
   */
  readonly createSecret: Call<operations['createSecret']>;
  /**
   * Access token of software, a JWT of ten minutes (RFC 9068): for client credentials (RFC 6749, 4.4), or for what a shop allowed
   *
   * Credentials by HTTP Basic, or as `client_id` and `client_secret` of the form. Software that shops allow has no secret: it names its `client_id`, and brings the code with its verifier (RFC 7636) or its refresh token, which is good once. Refusals are those of RFC 6749, 5.2.
   *
   * No token.
   */
  readonly issueClientToken: Call<operations['issueClientToken']>;
  /**
   * Public keys by which tokens of this installation are verified (RFC 7517)
   *
   * No token.
   */
  readonly listSigningKeys: Call<operations['listSigningKeys']>;
  /**
   * What software asks an administrator of a shop to allow, for the page that asks for his consent
   *
   * Software that is unknown, and an address of return that it has not registered, are told to nobody but the person. Anything else that is wrong with the request comes with `error`, and with it the person returns to the software.
   *
   * Roles: REP.
   */
  readonly readGrantRequest: Call<operations['readGrantRequest']>;
  /**
   * End the access of a client for good: its secrets and tokens are refused at once
   *
   * Of whichever version: nothing that the software does meanwhile keeps its access.
   *
   * Roles: ADM.
   */
  readonly revokeClient: Call<operations['revokeClient']>;
  /**
   * End a token of software before its time (RFC 7009)
   *
   * Answers alike for a token that is good, over, or nobody’s. With a refresh token ends all that the shop allowed.
   *
   * No token.
   */
  readonly revokeClientToken: Call<operations['revokeClientToken']>;
  /**
   * Take from software the right to act for one’s own shop: its tokens are refused at once
   *
   * Roles: REP.
   */
  readonly revokeGrant: Call<operations['revokeGrant']>;
  /**
   * Take a secret from a client: tokens that it was given for are refused at once
   *
   * Roles: ADM.
   */
  readonly revokeSecret: Call<operations['revokeSecret']>;
  /**
   * Rename, re-permit, disable or enable a member of staff
   *
   * Sessions end with the account, and with a change of role or permission. Nobody changes one’s own role, permission or status, and one administrator of permission 0 is always left.
   *
   * Roles: ADM.
   */
  readonly changeStaffAccount: Call<operations['changeStaffAccount']>;
  /**
   * Whether whoever asks counts as the second person beside somebody of staff, and else why not
   *
   * Roles: ADM.
   */
  readonly readSecondPerson: Call<operations['readSecondPerson']>;
  /**
   * Open the account of a member of staff; a link of one use is mailed
   *
   * Roles: ADM.
   */
  readonly createStaffAccount: Call<operations['createStaffAccount']>;
  /**
   * Every account of staff, disabled ones among them; for administrators of permission 0
   *
   * Roles: ADM.
   */
  readonly listStaffAccounts: Call<operations['listStaffAccounts']>;
  /**
   * Staff members to whom a file may be assigned
   *
   * Roles: ADM, ALL, FUB.
   */
  readonly listStaff: Call<operations['listStaff']>;
  /**
   * Staff members to whom a file may be assigned
   *
   * Roles: ADM, ALL, FUB.
   */
  readonly listUsers: Call<operations['listUsers']>;
  /**
   * Staff members to whom a file may be assigned
   *
   * Roles: ADM, ALL, FUB.
   */
  readonly listUsersOfBackend: Call<operations['listUsersOfBackend']>;
}

export interface operations {
    changeEntityUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the establishment whose users are meant */
                entityId: string;
                /** @description Name of the user as it is before the change */
                initial_user_name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name of the user after the change */
                    new_user_name?: string;
                    /**
                     * @description 0 administrator, 1 standard user or operator
                     * @enum {number}
                     */
                    permission?: 0 | 1;
                    /** @description What the user shows on documents: name and signature */
                    local_data?: {
                        /** @description Name as the user writes it */
                        name: string;
                        /** @description Name as it was typed, for people to read; absent on accounts of earlier versions */
                        typed_user_name?: string;
                        /** @description Signature of the user as SVG */
                        signature?: string;
                    };
                    /** @description New password, by the rules of a password; empty or absent leaves it */
                    new_password?: "00000000" | string;
                    /**
                     * @description Status of the account: 1 active, 9 disabled
                     * @enum {number}
                     */
                    status?: 1 | 9;
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
                        /** @description Id of the user, given by the server */
                        _id: string;
                        /** @description Name of the account, as others read it */
                        user_name: string;
                        /**
                         * @description 0 administrator, 1 standard user or operator
                         * @enum {number}
                         */
                        permission: 0 | 1;
                        /**
                         * @description Status of the account: 1 active, 9 disabled
                         * @enum {number}
                         */
                        status: 1 | 9;
                        /** @description True while the account may sign in */
                        is_open: boolean;
                        /** @description What the user shows on documents: name and signature */
                        local_data: {
                            /** @description Name as the user writes it */
                            name: string | null;
                            /** @description Name as it was typed, for people to read; absent on accounts of earlier versions */
                            typed_user_name?: string;
                            /** @description Signature of the user as SVG */
                            signature?: string;
                        };
                        /**
                         * Format: date-time
                         * @description When the user was changed last; ISO 8601, UTC
                         */
                        update_date?: string;
                    };
                };
            };
        };
    };
    createEntityUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the establishment whose users are meant */
                entityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name of the account, as others read it */
                    user_name: string;
                    /** @description Password: at least 8 characters with a digit, a lower-case and an upper-case letter, at most 72 bytes */
                    password?: "00000000" | string;
                    /**
                     * @description 0 administrator, 1 standard user or operator
                     * @enum {number}
                     */
                    permission: 0 | 1;
                    /** @description What the user shows on documents: name and signature */
                    local_data: {
                        /** @description Name as the user writes it */
                        name: string;
                        /** @description Name as it was typed, for people to read; absent on accounts of earlier versions */
                        typed_user_name?: string;
                        /** @description Signature of the user as SVG */
                        signature?: string;
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
                        /** @description Id of the user, given by the server */
                        _id: string;
                        /** @description Name of the account, as others read it */
                        user_name: string;
                        /**
                         * @description 0 administrator, 1 standard user or operator
                         * @enum {number}
                         */
                        permission: 0 | 1;
                        /**
                         * @description Status of the account: 1 active, 9 disabled
                         * @enum {number}
                         */
                        status: 1 | 9;
                        /** @description True while the account may sign in */
                        is_open: boolean;
                        /** @description What the user shows on documents: name and signature */
                        local_data: {
                            /** @description Name as the user writes it */
                            name: string | null;
                            /** @description Name as it was typed, for people to read; absent on accounts of earlier versions */
                            typed_user_name?: string;
                            /** @description Signature of the user as SVG */
                            signature?: string;
                        };
                        /**
                         * Format: date-time
                         * @description When the user was changed last; ISO 8601, UTC
                         */
                        update_date?: string;
                    };
                };
            };
        };
    };
    listDevices: {
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
                        /** @description Id of the device, given by the server */
                        device_id: string;
                        /** @description Name of the application that registers the device, as it tells it */
                        app: string;
                        /** @description Operating system of the device, as it tells it */
                        device_platform: string;
                        /**
                         * Format: date-time
                         * @description When the device was registered; ISO 8601, UTC
                         */
                        register_date: string;
                        /**
                         * Format: date-time
                         * @description When the device was used last; ISO 8601, UTC
                         */
                        last_use_date: string;
                        /** @description True for the device that asks */
                        is_current: boolean;
                    }[];
                };
            };
        };
    };
    listEntityUsers: {
        parameters: {
            query?: {
                /** @description An ISO instant, `instant,id`, or a date */
                updated_after?: string;
            };
            header?: never;
            path: {
                /** @description Id of the establishment whose users are meant */
                entityId: string;
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
                        /** @description Id of the user, given by the server */
                        _id: string;
                        /** @description Name of the account, as others read it */
                        user_name: string;
                        /**
                         * @description 0 administrator, 1 standard user or operator
                         * @enum {number}
                         */
                        permission: 0 | 1;
                        /**
                         * @description Status of the account: 1 active, 9 disabled
                         * @enum {number}
                         */
                        status: 1 | 9;
                        /** @description True while the account may sign in */
                        is_open: boolean;
                        /** @description What the user shows on documents: name and signature */
                        local_data: {
                            /** @description Name as the user writes it */
                            name: string | null;
                            /** @description Name as it was typed, for people to read; absent on accounts of earlier versions */
                            typed_user_name?: string;
                            /** @description Signature of the user as SVG */
                            signature?: string;
                        };
                        /**
                         * Format: date-time
                         * @description When the user was changed last; ISO 8601, UTC
                         */
                        update_date?: string;
                    }[];
                };
            };
        };
    };
    registerDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name of the application that registers the device, as it tells it */
                    app: string;
                    /** @description Token by which the platform of the device reaches it */
                    device_token: string;
                    /** @description Operating system of the device, as it tells it */
                    device_platform: string;
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
                        /** @description Token that names the registration of the device */
                        register_token: string;
                    };
                };
            };
        };
    };
    revokeDevice: {
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
                         * @description Done
                         * @constant
                         */
                        status: "ok";
                    };
                };
            };
        };
    };
    changeFunderAccount: {
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
                    /** @description Name */
                    name?: string;
                    /**
                     * @description Status of the account: 1 active, 9 disabled
                     * @enum {number}
                     */
                    status?: 1 | 9;
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
                        /** @description Id of the account */
                        user_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description Mail address, without accents */
                        mail: string;
                        /** @description Name */
                        name: string;
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id: string;
                        /**
                         * @description Status of the account: 1 active, 9 disabled
                         * @enum {number}
                         */
                        status: 1 | 9;
                        /** @description True while the account may sign in */
                        is_open: boolean;
                        /** @description What was changed of the account, newest first */
                        history: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description What is done to each line, or was done */
                            act: string;
                        }[];
                    };
                };
            };
        };
    };
    listFunderAccounts: {
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
                        /** @description Id of the account */
                        user_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description Mail address, without accents */
                        mail: string;
                        /** @description Name */
                        name: string;
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id: string;
                        /**
                         * @description Status of the account: 1 active, 9 disabled
                         * @enum {number}
                         */
                        status: 1 | 9;
                        /** @description True while the account may sign in */
                        is_open: boolean;
                        /** @description What was changed of the account, newest first */
                        history: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description What is done to each line, or was done */
                            act: string;
                        }[];
                    }[];
                };
            };
        };
    };
    createFunderAccount: {
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
                    /** @description Name */
                    name: string;
                    /** @description Id of the funder whose share it is; absent where the programme pays alone */
                    funder_id: string;
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
                        /** @description Id of the account */
                        user_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description Mail address, without accents */
                        mail: string;
                        /** @description Name */
                        name: string;
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id: string;
                        /**
                         * @description Status of the account: 1 active, 9 disabled
                         * @enum {number}
                         */
                        status: 1 | 9;
                        /** @description True while the account may sign in */
                        is_open: boolean;
                        /** @description What was changed of the account, newest first */
                        history: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description What is done to each line, or was done */
                            act: string;
                        }[];
                    };
                };
            };
        };
    };
    refreshSession: {
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
                        /** @description JWT that authorises the calls of a person; lives a quarter of an hour */
                        access_token: string;
                        /** @description Token that is exchanged for new ones; good once, and 30 seconds after its successor was used */
                        refresh_token: string;
                        /** @description Id of the account */
                        user_id: string;
                        /** @description Id of the establishment, given by the server */
                        entity_id: string;
                        /**
                         * @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed
                         * @enum {number}
                         */
                        entity_status: 0 | 1 | 2 | 3 | 4 | 9;
                        /**
                         * @description Kind of the account’s establishment: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority; staff: 9 ALL, 10 ADM, 11 FUB; 12 a funder
                         * @enum {number}
                         */
                        entity_gender: 0 | 1 | 2 | 3 | 9 | 10 | 11 | 12;
                        /** @description True while the general conditions await the answer of the partner */
                        need_cgs?: boolean;
                        /** @description True while the terms of use await the answer of the partner */
                        need_cgu?: boolean;
                    };
                };
            };
        };
    };
    signIn: {
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
                    /** @description Password: at least 8 characters with a digit, a lower-case and an upper-case letter, at most 72 bytes */
                    password: string;
                    /** @description false on a device of many people: the device cookie ends with the browser, and the refresh token after 12 hours without use. Absent means true. */
                    remember_me?: boolean;
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
                        /**
                         * @description Status of the establishment: 0 registered, 1 validated, 2 refused, 3 resubmitted, 4 suspended, 9 closed
                         * @enum {number}
                         */
                        entity_status: 0 | 1 | 2 | 3 | 4 | 9;
                        /**
                         * @description Kind of the account’s establishment: 0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority; staff: 9 ALL, 10 ADM, 11 FUB; 12 a funder
                         * @enum {number}
                         */
                        entity_gender: 0 | 1 | 2 | 3 | 9 | 10 | 11 | 12;
                        /** @description True while the general conditions await the answer of the partner */
                        need_cgs?: boolean;
                        /** @description True while the terms of use await the answer of the partner */
                        need_cgu?: boolean;
                    };
                };
            };
        };
    };
    requestRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Mail address, without accents */
                mail: string;
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
                         * @description Done
                         * @constant
                         */
                        status: "ok";
                    };
                };
            };
        };
    };
    setPassword: {
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
                    /** @description New password: at least 8 characters with a digit, a lower-case and an upper-case letter, at most 72 bytes */
                    newpassword: string;
                    /** @description Six digits that were mailed for the recovery */
                    recovery_password: string;
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
    signOut: {
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
                         * @description Done
                         * @constant
                         */
                        status: "ok";
                    };
                };
            };
        };
    };
    listClients: {
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
                        /** @description Id of the software, given by the server; the `client_id` of OAuth 2 */
                        client_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description Name */
                        name: string;
                        /** @description Why, in French */
                        reason: string;
                        /** @description What the software may do, by resource and act */
                        scopes: ("repairs:read" | "repairs:write" | "consumers:read" | "consumers:write" | "payments:read" | "accounts:read" | "statistics:read" | "establishments:read")[];
                        /** @description Id of the establishment, given by the server */
                        entity_id?: string;
                        /** @description Trade name of the establishment */
                        entity_name?: string;
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id?: string;
                        /** @description Of software that shops allow: where the browser may return; by https, or to the machine itself by its number, whose port is free (RFC 8252, 7.3) */
                        redirect_uris?: string[];
                        /** @description True once the access has ended, for good */
                        is_revoked: boolean;
                        /** @description Its secrets, two at most; none of a revoked client */
                        secrets: {
                            /** @description Id of the secret, given by the server; not the secret itself */
                            secret_id: string;
                            /** @description Its last four signs, by which people tell one secret from another */
                            hint: string;
                            /**
                             * Format: date-time
                             * @description When it was created; ISO 8601, UTC
                             */
                            created_date: string;
                            /** @description When a token was given for it last, to the minute; ISO 8601, UTC; null until then */
                            last_use_date: string | null;
                        }[];
                        /** @description When the software called last, some seconds late; ISO 8601, UTC; null until it did */
                        last_call_date: string | null;
                        /** @description Calls by day over all services, newest first, the last month; some seconds late */
                        calls_by_day: {
                            /**
                             * Format: date
                             * @description Day, as the installation counts days
                             */
                            day: string;
                            /** @description How many calls of the software a day had */
                            calls: number;
                        }[];
                        /** @description What was done to the access, newest first */
                        history: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description What is done to each line, or was done */
                            act: string;
                        }[];
                    }[];
                };
            };
        };
    };
    createClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name */
                    name: string;
                    /** @description Why, in French */
                    reason: string;
                    /** @description What the software may do, by resource and act */
                    scopes: ("repairs:read" | "repairs:write" | "consumers:read" | "consumers:write" | "payments:read" | "accounts:read" | "statistics:read" | "establishments:read")[];
                    /** @description Id of the establishment, given by the server */
                    entity_id?: string;
                    /** @description Id of the funder whose share it is; absent where the programme pays alone */
                    funder_id?: string;
                    /** @description Of software that shops allow: where the browser may return; by https, or to the machine itself by its number, whose port is free (RFC 8252, 7.3) */
                    redirect_uris?: string[];
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
                        /** @description The software, as administrators see it */
                        client: {
                            /** @description Id of the software, given by the server; the `client_id` of OAuth 2 */
                            client_id: string;
                            /** @description Version of the document, 32 hexadecimal characters */
                            row_hash: string;
                            /** @description Name */
                            name: string;
                            /** @description Why, in French */
                            reason: string;
                            /** @description What the software may do, by resource and act */
                            scopes: ("repairs:read" | "repairs:write" | "consumers:read" | "consumers:write" | "payments:read" | "accounts:read" | "statistics:read" | "establishments:read")[];
                            /** @description Id of the establishment, given by the server */
                            entity_id?: string;
                            /** @description Trade name of the establishment */
                            entity_name?: string;
                            /** @description Id of the funder whose share it is; absent where the programme pays alone */
                            funder_id?: string;
                            /** @description Of software that shops allow: where the browser may return; by https, or to the machine itself by its number, whose port is free (RFC 8252, 7.3) */
                            redirect_uris?: string[];
                            /** @description True once the access has ended, for good */
                            is_revoked: boolean;
                            /** @description Its secrets, two at most; none of a revoked client */
                            secrets: {
                                /** @description Id of the secret, given by the server; not the secret itself */
                                secret_id: string;
                                /** @description Its last four signs, by which people tell one secret from another */
                                hint: string;
                                /**
                                 * Format: date-time
                                 * @description When it was created; ISO 8601, UTC
                                 */
                                created_date: string;
                                /** @description When a token was given for it last, to the minute; ISO 8601, UTC; null until then */
                                last_use_date: string | null;
                            }[];
                            /** @description When the software called last, some seconds late; ISO 8601, UTC; null until it did */
                            last_call_date: string | null;
                            /** @description Calls by day over all services, newest first, the last month; some seconds late */
                            calls_by_day: {
                                /**
                                 * Format: date
                                 * @description Day, as the installation counts days
                                 */
                                day: string;
                                /** @description How many calls of the software a day had */
                                calls: number;
                            }[];
                            /** @description What was done to the access, newest first */
                            history: {
                                /**
                                 * Format: date-time
                                 * @description When it happened; ISO 8601, UTC
                                 */
                                at: string;
                                /** @description Name of who did it */
                                by: string;
                                /** @description What is done to each line, or was done */
                                act: string;
                            }[];
                        };
                        /** @description Secret of the software, beside its id; an administrator is told it once; software that shops allow has none */
                        client_secret?: string;
                    };
                };
            };
        };
    };
    listGrants: {
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
                        /** @description Id of what the shop allowed, given by the server */
                        grant_id: string;
                        /** @description Name of the software */
                        client_name: string;
                        /** @description What the software may do, by resource and act */
                        scopes: ("repairs:read" | "repairs:write" | "consumers:read" | "consumers:write" | "payments:read" | "accounts:read" | "statistics:read" | "establishments:read")[];
                        /**
                         * Format: date-time
                         * @description When it was created; ISO 8601, UTC
                         */
                        created_date: string;
                        /** @description Who allowed it, by name */
                        created_by: string;
                        /** @description When it got a token last; ISO 8601, UTC; null until then */
                        last_use_date: string | null;
                    }[];
                };
            };
        };
    };
    createGrant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the software, given by the server; the `client_id` of OAuth 2 */
                    client_id: string;
                    /** @description Where the browser returns with the code: one of the addresses that were registered */
                    redirect_uri: string;
                    /** @description `code` */
                    response_type?: string;
                    /** @description Scopes with a space between them; in a request: those that the token is to have, all when absent */
                    scope?: string;
                    /** @description Goes back to the software as it came */
                    state?: string;
                    /** @description SHA-256 of the verifier in base64url (RFC 7636, 4.2) */
                    code_challenge?: string;
                    /** @description `S256` */
                    code_challenge_method?: string;
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
                        /** @description Where the browser goes on, with the code */
                        return_uri: string;
                    };
                };
            };
        };
    };
    createSecret: {
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
                        /** @description The software, as administrators see it */
                        client: {
                            /** @description Id of the software, given by the server; the `client_id` of OAuth 2 */
                            client_id: string;
                            /** @description Version of the document, 32 hexadecimal characters */
                            row_hash: string;
                            /** @description Name */
                            name: string;
                            /** @description Why, in French */
                            reason: string;
                            /** @description What the software may do, by resource and act */
                            scopes: ("repairs:read" | "repairs:write" | "consumers:read" | "consumers:write" | "payments:read" | "accounts:read" | "statistics:read" | "establishments:read")[];
                            /** @description Id of the establishment, given by the server */
                            entity_id?: string;
                            /** @description Trade name of the establishment */
                            entity_name?: string;
                            /** @description Id of the funder whose share it is; absent where the programme pays alone */
                            funder_id?: string;
                            /** @description Of software that shops allow: where the browser may return; by https, or to the machine itself by its number, whose port is free (RFC 8252, 7.3) */
                            redirect_uris?: string[];
                            /** @description True once the access has ended, for good */
                            is_revoked: boolean;
                            /** @description Its secrets, two at most; none of a revoked client */
                            secrets: {
                                /** @description Id of the secret, given by the server; not the secret itself */
                                secret_id: string;
                                /** @description Its last four signs, by which people tell one secret from another */
                                hint: string;
                                /**
                                 * Format: date-time
                                 * @description When it was created; ISO 8601, UTC
                                 */
                                created_date: string;
                                /** @description When a token was given for it last, to the minute; ISO 8601, UTC; null until then */
                                last_use_date: string | null;
                            }[];
                            /** @description When the software called last, some seconds late; ISO 8601, UTC; null until it did */
                            last_call_date: string | null;
                            /** @description Calls by day over all services, newest first, the last month; some seconds late */
                            calls_by_day: {
                                /**
                                 * Format: date
                                 * @description Day, as the installation counts days
                                 */
                                day: string;
                                /** @description How many calls of the software a day had */
                                calls: number;
                            }[];
                            /** @description What was done to the access, newest first */
                            history: {
                                /**
                                 * Format: date-time
                                 * @description When it happened; ISO 8601, UTC
                                 */
                                at: string;
                                /** @description Name of who did it */
                                by: string;
                                /** @description What is done to each line, or was done */
                                act: string;
                            }[];
                        };
                        /** @description Secret of the software, beside its id; an administrator is told it once; software that shops allow has none */
                        client_secret: string;
                    };
                };
            };
        };
    };
    issueClientToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Id of the software, given by the server; the `client_id` of OAuth 2 */
                    client_id?: string;
                    /** @description Secret of the software, beside its id; an administrator is told it once; software that shops allow has none */
                    client_secret?: string;
                    /** @description `client_credentials`, `authorization_code` or `refresh_token` */
                    grant_type?: string;
                    /** @description Scopes with a space between them; in a request: those that the token is to have, all when absent */
                    scope?: string;
                    /** @description The code that the browser brought back, good once and for one minute */
                    code?: string;
                    /** @description Where the browser returns with the code: one of the addresses that were registered */
                    redirect_uri?: string;
                    /** @description The text that the challenge was made of (RFC 7636, 4.1) */
                    code_verifier?: string;
                    /** @description Gives the next access token, good once, 90 days; in an answer: the one that takes its place */
                    refresh_token?: string;
                } & {
                    [key: string]: unknown;
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
                        /**
                         * @description `Bearer`: the token goes into the header `authorization`
                         * @constant
                         */
                        token_type: "Bearer";
                        /** @description Seconds for which the token is good */
                        expires_in: number;
                        /** @description Scopes with a space between them; in a request: those that the token is to have, all when absent */
                        scope: string;
                        /** @description Gives the next access token, good once, 90 days; in an answer: the one that takes its place */
                        refresh_token?: string;
                    };
                };
            };
        };
    };
    listSigningKeys: {
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
                        /** @description Public keys, the one that is being rotated out among them */
                        keys: {
                            /** @description Id of the key, as the header of a token names it */
                            kid: string;
                            /**
                             * @description Kind of the key (RFC 7518)
                             * @constant
                             */
                            kty: "EC";
                            /**
                             * @description Curve of the key (RFC 7518)
                             * @constant
                             */
                            crv: "P-256";
                            /**
                             * @description Algorithm of the key (RFC 7518)
                             * @constant
                             */
                            alg: "ES256";
                            /**
                             * @description What the key is for (RFC 7517)
                             * @constant
                             */
                            use: "sig";
                            /** @description Coordinate of the key in base64url (RFC 7518) */
                            x: string;
                            /** @description Coordinate of the key in base64url (RFC 7518) */
                            y: string;
                        }[];
                    };
                };
            };
        };
    };
    readGrantRequest: {
        parameters: {
            query: {
                /** @description Id of the software, given by the server; the `client_id` of OAuth 2 */
                client_id: string;
                /** @description Where the browser returns with the code: one of the addresses that were registered */
                redirect_uri: string;
                /** @description `code` */
                response_type?: string;
                /** @description Scopes with a space between them; in a request: those that the token is to have, all when absent */
                scope?: string;
                /** @description Goes back to the software as it came */
                state?: string;
                /** @description SHA-256 of the verifier in base64url (RFC 7636, 4.2) */
                code_challenge?: string;
                /** @description `S256` */
                code_challenge_method?: string;
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
                        /** @description Name of the software */
                        client_name: string;
                        /** @description Why, in French */
                        reason: string;
                        /** @description What the software may do, by resource and act */
                        scopes: ("repairs:read" | "repairs:write" | "consumers:read" | "consumers:write" | "payments:read" | "accounts:read" | "statistics:read" | "establishments:read")[];
                        /**
                         * @description Why the request cannot be granted (RFC 6749, 4.1.2.1)
                         * @enum {string}
                         */
                        error?: "invalid_request" | "unsupported_response_type" | "invalid_scope";
                        /** @description Where the browser goes once the person refuses, or where the request cannot be granted */
                        refuse_uri: string;
                    };
                };
            };
        };
    };
    revokeClient: {
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
                        /** @description Id of the software, given by the server; the `client_id` of OAuth 2 */
                        client_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description Name */
                        name: string;
                        /** @description Why, in French */
                        reason: string;
                        /** @description What the software may do, by resource and act */
                        scopes: ("repairs:read" | "repairs:write" | "consumers:read" | "consumers:write" | "payments:read" | "accounts:read" | "statistics:read" | "establishments:read")[];
                        /** @description Id of the establishment, given by the server */
                        entity_id?: string;
                        /** @description Trade name of the establishment */
                        entity_name?: string;
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id?: string;
                        /** @description Of software that shops allow: where the browser may return; by https, or to the machine itself by its number, whose port is free (RFC 8252, 7.3) */
                        redirect_uris?: string[];
                        /** @description True once the access has ended, for good */
                        is_revoked: boolean;
                        /** @description Its secrets, two at most; none of a revoked client */
                        secrets: {
                            /** @description Id of the secret, given by the server; not the secret itself */
                            secret_id: string;
                            /** @description Its last four signs, by which people tell one secret from another */
                            hint: string;
                            /**
                             * Format: date-time
                             * @description When it was created; ISO 8601, UTC
                             */
                            created_date: string;
                            /** @description When a token was given for it last, to the minute; ISO 8601, UTC; null until then */
                            last_use_date: string | null;
                        }[];
                        /** @description When the software called last, some seconds late; ISO 8601, UTC; null until it did */
                        last_call_date: string | null;
                        /** @description Calls by day over all services, newest first, the last month; some seconds late */
                        calls_by_day: {
                            /**
                             * Format: date
                             * @description Day, as the installation counts days
                             */
                            day: string;
                            /** @description How many calls of the software a day had */
                            calls: number;
                        }[];
                        /** @description What was done to the access, newest first */
                        history: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description What is done to each line, or was done */
                            act: string;
                        }[];
                    };
                };
            };
        };
    };
    revokeClientToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Id of the software, given by the server; the `client_id` of OAuth 2 */
                    client_id?: string;
                    /** @description Secret of the software, beside its id; an administrator is told it once; software that shops allow has none */
                    client_secret?: string;
                    /** @description The access or refresh token that is to end */
                    token?: string;
                    /** @description `access_token` or `refresh_token`; not needed */
                    token_type_hint?: string;
                } & {
                    [key: string]: unknown;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    revokeGrant: {
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
                         * @description Done
                         * @constant
                         */
                        status: "ok";
                    };
                };
            };
        };
    };
    revokeSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
                /** @description Id of the secret, given by the server; not the secret itself */
                secret_id: string;
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
                        /** @description Id of the software, given by the server; the `client_id` of OAuth 2 */
                        client_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description Name */
                        name: string;
                        /** @description Why, in French */
                        reason: string;
                        /** @description What the software may do, by resource and act */
                        scopes: ("repairs:read" | "repairs:write" | "consumers:read" | "consumers:write" | "payments:read" | "accounts:read" | "statistics:read" | "establishments:read")[];
                        /** @description Id of the establishment, given by the server */
                        entity_id?: string;
                        /** @description Trade name of the establishment */
                        entity_name?: string;
                        /** @description Id of the funder whose share it is; absent where the programme pays alone */
                        funder_id?: string;
                        /** @description Of software that shops allow: where the browser may return; by https, or to the machine itself by its number, whose port is free (RFC 8252, 7.3) */
                        redirect_uris?: string[];
                        /** @description True once the access has ended, for good */
                        is_revoked: boolean;
                        /** @description Its secrets, two at most; none of a revoked client */
                        secrets: {
                            /** @description Id of the secret, given by the server; not the secret itself */
                            secret_id: string;
                            /** @description Its last four signs, by which people tell one secret from another */
                            hint: string;
                            /**
                             * Format: date-time
                             * @description When it was created; ISO 8601, UTC
                             */
                            created_date: string;
                            /** @description When a token was given for it last, to the minute; ISO 8601, UTC; null until then */
                            last_use_date: string | null;
                        }[];
                        /** @description When the software called last, some seconds late; ISO 8601, UTC; null until it did */
                        last_call_date: string | null;
                        /** @description Calls by day over all services, newest first, the last month; some seconds late */
                        calls_by_day: {
                            /**
                             * Format: date
                             * @description Day, as the installation counts days
                             */
                            day: string;
                            /** @description How many calls of the software a day had */
                            calls: number;
                        }[];
                        /** @description What was done to the access, newest first */
                        history: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description What is done to each line, or was done */
                            act: string;
                        }[];
                    };
                };
            };
        };
    };
    changeStaffAccount: {
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
                    /** @description Name */
                    name?: string;
                    /**
                     * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                     * @enum {string}
                     */
                    role?: "ADM" | "ALL" | "FUB";
                    /**
                     * @description 0 administrator, 1 standard user or operator
                     * @enum {number}
                     */
                    permission?: 0 | 1;
                    /**
                     * @description Status of the account: 1 active, 9 disabled
                     * @enum {number}
                     */
                    status?: 1 | 9;
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
                        /** @description Id of the account */
                        user_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description Mail address, without accents */
                        mail: string;
                        /** @description Name */
                        name: string;
                        /**
                         * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                         * @enum {string}
                         */
                        role: "ADM" | "ALL" | "FUB";
                        /**
                         * @description 0 administrator, 1 standard user or operator
                         * @enum {number}
                         */
                        permission: 0 | 1;
                        /**
                         * @description Status of the account: 1 active, 9 disabled
                         * @enum {number}
                         */
                        status: 1 | 9;
                        /** @description True while the account may sign in */
                        is_open: boolean;
                        /** @description What was changed of the account, newest first */
                        history: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description What is done to each line, or was done */
                            act: string;
                        }[];
                    };
                };
            };
        };
    };
    readSecondPerson: {
        parameters: {
            query?: {
                /** @description Id of who prepared the act; absent where that was nobody of staff */
                first_id?: string;
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
                        /** @description Why the caller does not count as the second person, in English; null where he does */
                        refusal: string | null;
                        /** @description Stable id of that refusal; null where he does */
                        refusal_id: string | null;
                    };
                };
            };
        };
    };
    listStaffAccounts: {
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
                        /** @description Id of the account */
                        user_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description Mail address, without accents */
                        mail: string;
                        /** @description Name */
                        name: string;
                        /**
                         * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                         * @enum {string}
                         */
                        role: "ADM" | "ALL" | "FUB";
                        /**
                         * @description 0 administrator, 1 standard user or operator
                         * @enum {number}
                         */
                        permission: 0 | 1;
                        /**
                         * @description Status of the account: 1 active, 9 disabled
                         * @enum {number}
                         */
                        status: 1 | 9;
                        /** @description True while the account may sign in */
                        is_open: boolean;
                        /** @description What was changed of the account, newest first */
                        history: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description What is done to each line, or was done */
                            act: string;
                        }[];
                    }[];
                };
            };
        };
    };
    createStaffAccount: {
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
                    /** @description Name */
                    name: string;
                    /**
                     * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                     * @enum {string}
                     */
                    role: "ADM" | "ALL" | "FUB";
                    /**
                     * @description 0 administrator, 1 standard user or operator
                     * @enum {number}
                     */
                    permission: 0 | 1;
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
                        /** @description Id of the account */
                        user_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description Mail address, without accents */
                        mail: string;
                        /** @description Name */
                        name: string;
                        /**
                         * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                         * @enum {string}
                         */
                        role: "ADM" | "ALL" | "FUB";
                        /**
                         * @description 0 administrator, 1 standard user or operator
                         * @enum {number}
                         */
                        permission: 0 | 1;
                        /**
                         * @description Status of the account: 1 active, 9 disabled
                         * @enum {number}
                         */
                        status: 1 | 9;
                        /** @description True while the account may sign in */
                        is_open: boolean;
                        /** @description What was changed of the account, newest first */
                        history: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description What is done to each line, or was done */
                            act: string;
                        }[];
                    };
                };
            };
        };
    };
    listStaff: {
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
                        /** @description Id of the account */
                        user_id: string;
                        /** @description How the person is shown to others */
                        description: {
                            /** @description Name shown to others */
                            name: string;
                        };
                        /**
                         * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                         * @enum {string}
                         */
                        role: "ADM" | "ALL" | "FUB";
                    }[];
                };
            };
        };
    };
    listUsers: {
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
                        /** @description Id of the account */
                        user_id: string;
                        /** @description How the person is shown to others */
                        description: {
                            /** @description Name shown to others */
                            name: string;
                        };
                        /**
                         * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                         * @enum {string}
                         */
                        role: "ADM" | "ALL" | "FUB";
                    }[];
                };
            };
        };
    };
    listUsersOfBackend: {
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
                        /** @description Id of the account */
                        user_id: string;
                        /** @description How the person is shown to others */
                        description: {
                            /** @description Name shown to others */
                            name: string;
                        };
                        /**
                         * @description REP repairer or instructor, ADM administrator, ALL support of every list, FUB cycling federation, FIN funder, SYS the platform itself
                         * @enum {string}
                         */
                        role: "ADM" | "ALL" | "FUB";
                    }[];
                };
            };
        };
    };
}

/** `status` of a user on the wire. */
export const userStatus = { active: 1, disabled: 9 } as const;

/** What the wire gives for a password that nobody chose: the account opens only through recovery. */
export const placeholderPassword = '00000000';

/** From when a list of users tells of changes unless it is asked otherwise. */
export const defaultUserListDate = '2000-01-01';

/** Accounts of one establishment; a shop has few people, and each account is one that mails go to. */
export const maxColleagues = 30;

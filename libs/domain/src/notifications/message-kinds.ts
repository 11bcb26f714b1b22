/** A mail to a partner. */
export const partner = { channel: 'mail', reader: 'partner' } as const;
export const aboutShop = { ...partner, about: 'establishment' } as const;
export const aboutFile = { ...partner, about: 'file' } as const;
/** A mail to the team. */
export const staff = { channel: 'mail', reader: 'staff' } as const;

/**
 * What a field of the wire means, with its unit. By the name of the field, since one name means one thing; where a name of
 * the specification means two, by `owner.field`: the owner is the field around it, or the call or event that it belongs to.
 */
export type Dictionary = Readonly<Record<string, string>>;

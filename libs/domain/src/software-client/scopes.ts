/**
 * What software may ask for in its own name, by resource and act. A route of the contracts that names none of them answers
 * no software at all.
 */
export const scopes = [
  'repairs:read',
  'repairs:write',
  'consumers:read',
  'consumers:write',
  'payments:read',
  'accounts:read',
  'statistics:read',
  'establishments:read',
] as const;
export type Scope = (typeof scopes)[number];

/** For whom a token of software calls: for the programme, for one shop (as its own people do), or for one funder. */
export const clientBindings = ['programme', 'shop', 'funder'] as const;
export type ClientBinding = (typeof clientBindings)[number];

/** How software is registered: bound to one thing, or for each shop that allows it to act in its place. */
export const clientKinds = [...clientBindings, 'shops'] as const;
export type ClientKind = (typeof clientKinds)[number];

/** What software may be given, by its binding: only a shop’s software writes, and only a shop’s reads persons by name. */
export const scopesOfBinding: Readonly<Record<ClientBinding, readonly Scope[]>> = {
  programme: ['repairs:read', 'payments:read', 'accounts:read', 'statistics:read', 'establishments:read'],
  shop: [
    'repairs:read',
    'repairs:write',
    'consumers:read',
    'consumers:write',
    'payments:read',
    'statistics:read',
    'establishments:read',
  ],
  funder: ['repairs:read', 'payments:read', 'accounts:read', 'statistics:read'],
};

/** The binding of software that is bound to this shop, to this funder, or to neither. */
export function bindingOf({
  entityId,
  funderId,
}: {
  readonly entityId?: string | undefined;
  readonly funderId?: string | undefined;
}): ClientBinding {
  if (entityId !== undefined) return 'shop';
  return funderId === undefined ? 'programme' : 'funder';
}

/** What software may be given, by how it is registered. */
export const scopesOfKind: Readonly<Record<ClientKind, readonly Scope[]>> = {
  ...scopesOfBinding,
  shops: scopesOfBinding.shop,
};

interface Registration {
  readonly entityId?: string | undefined;
  readonly funderId?: string | undefined;
  /** Where people return who allow it to act for their shop. */
  readonly redirectUris?: readonly string[] | undefined;
}

/** How software is registered: for shops that allow it, or as `bindingOf` tells. */
export function kindOf({ redirectUris, ...bound }: Registration): ClientKind {
  return redirectUris === undefined ? bindingOf(bound) : 'shops';
}

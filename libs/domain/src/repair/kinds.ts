/** What a file is about (`gender` on the wire); `reserved` is known to the wire without a rule of its own. */
export const RepairKind = { repair: 0, session: 1, reserved: 2 } as const;
export type RepairKind = (typeof RepairKind)[keyof typeof RepairKind];
export const repairKinds: readonly RepairKind[] = Object.values(RepairKind);

/** A bike is repaired. */
export function isRepair({ kind }: { readonly kind: RepairKind }): boolean {
  return kind === RepairKind.repair;
}

/** A cycling lesson (« remise en selle »), which has no bike. */
export function isSession({ kind }: { readonly kind: RepairKind }): boolean {
  return kind === RepairKind.session;
}

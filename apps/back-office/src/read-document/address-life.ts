/** Presigned addresses live some minutes; a fresh one is asked for before that. Milliseconds. */
export const addressLife = 120_000;

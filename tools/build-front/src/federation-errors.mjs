// Stands for the sentences of Module Federation's errors (see `federation-aliases.mjs`).
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};

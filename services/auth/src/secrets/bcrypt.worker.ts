import bcrypt from 'bcrypt';

export type BcryptWork =
  | { readonly act: 'hash'; readonly password: string; readonly cost: number }
  | { readonly act: 'compare'; readonly password: string; readonly hash: string };

/** In a thread of its own bcrypt takes none of those that read files. */
export default (work: BcryptWork): string | boolean =>
  work.act === 'hash' ? bcrypt.hashSync(work.password, work.cost) : bcrypt.compareSync(work.password, work.hash);

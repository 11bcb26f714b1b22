import type { FundedFilter } from '@alveole/contracts/funder';
import { fundedStates } from '@alveole/domain';

/** Where a funder lists the files of which it pays a share. */
export const fundedFilesPath = '/admin/financeur/dossiers';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** The longest text that the server searches for. */
const longestSearch = 40;

/** What an address narrows the list to; what it holds that is no filter narrows nothing. */
export function fundedFilterIn(params: URLSearchParams): FundedFilter {
  const state = fundedStates.find((known) => known === params.get('etat'));
  const [firstDay, lastDay] = [params.get('du'), params.get('au')];
  const search = params.get('recherche')?.trim().slice(0, longestSearch);
  return {
    ...(state && { state }),
    ...(firstDay !== null && dayPattern.test(firstDay) && { firstDay }),
    ...(lastDay !== null && dayPattern.test(lastDay) && { lastDay }),
    ...(search && { search }),
  };
}

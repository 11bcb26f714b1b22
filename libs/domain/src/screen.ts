import type { Campaign } from './campaign/campaign.ts';
import type { Role } from './roles.ts';

export type ScreenLayout = '/auth' | '/admin' | '/view';

/** One route, which is also its entry of the menu. */
export interface Screen {
  readonly layout: ScreenLayout;
  /** Below the layout; `:id` is any segment, `:id?` one that may be absent. */
  readonly path: string;
  /** Title of the page and name in the menu. */
  readonly name: string;
  /**
   * What somebody reads who is sent the address, in search results and previews; of public screens. One that tells a
   * figure takes it from the running campaign.
   */
  readonly description?: string | ((campaign: Campaign) => string);
  /** Name of an icon of the interface kit. */
  readonly icon: string;
  readonly roles: 'everyone' | readonly Role[];
  /** Not in the menu: of anybody, or of some of the roles that may open it. */
  readonly hidden?: true | readonly Role[];
  /** Shows files of several lists: in the menu it stands under the one from which it was opened. */
  readonly ofSeveralLists?: true;
  /** Path of the entry under which it stands in the menu when no other led to it. */
  readonly under?: string;
  /** In the menu below 993 px only. */
  readonly mobileOnly?: true;
  /** Documents to be judged, or names of shops and people, need the width: on a small desk the menu leaves them its room. */
  readonly needsWidth?: true;
}

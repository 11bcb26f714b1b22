import { keepTimeIn, timeZoneOf } from '@alveole/domain';
import type { Campaign, Programme } from '@alveole/domain';
import type { RemoteConfig } from './remote-config.ts';

/**
 * Light pages are drawn before anybody knows which installation serves them (ADR 71): each once for every campaign of
 * the repository, and with blanks for what an installation says of itself, which the gateway fills.
 */
const blank = (name: string) => `{{${name}}}`;

/** What drawn pages say in the place of an installation. Its lists hold one blank each. */
export const blankProgramme: Programme = {
  name: blank('name'),
  contacts: { citizens: blank('citizens'), professionals: blank('professionals'), associations: blank('associations') },
  funders: [blank('funders')],
  fundersNote: blank('fundersNote'),
  textsNote: blank('textsNote'),
};

/** What stands in each blank of a page: a blank that is an element's whole content draws one for each value. */
export function blanksOf({
  name,
  contacts,
  funders,
  fundersNote,
  textsNote,
}: Programme): Readonly<Record<string, readonly string[]>> {
  return {
    name: [name],
    citizens: [contacts.citizens],
    professionals: [contacts.professionals],
    associations: [contacts.associations],
    funders,
    fundersNote: fundersNote === undefined ? [] : [fundersNote],
    textsNote: textsNote === undefined ? [] : [textsNote],
  };
}

/** Name of a drawn page in the builds of remotes, without its ending. */
export function drawnName(page: string, { id }: Campaign): string {
  return `${page}.${id}`;
}

/** Begins a drawn page: whose figures it shows. A build of another week may have others under the same name. */
export function drawnFor(campaign: Campaign): string {
  return `<!--alveole:drawn-for ${JSON.stringify(campaign)}-->`;
}

/**
 * The pages of a remote as HTML by name, drawn for every campaign.
 * @param draw the pages of one installation
 */
export function drawForEachCampaign(
  campaigns: readonly Campaign[],
  draw: (config: RemoteConfig) => Readonly<Record<string, string>>,
): Record<string, string> {
  const drawn = campaigns.flatMap((campaign) => {
    keepTimeIn(timeZoneOf(campaign));
    return Object.entries(draw({ tileUrl: '', campaign, programme: blankProgramme })).map(([page, html]) => [
      drawnName(page, campaign),
      `${drawnFor(campaign)}${html}`,
    ]);
  });
  return Object.fromEntries(drawn) as Record<string, string>;
}

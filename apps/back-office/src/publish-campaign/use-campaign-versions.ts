import {
  campaignRoutes,
  campaignVersionViewOf,
  proposalBody,
  settlingBody,
  wholeCampaignVersionOf,
} from '@alveole/contracts/campaign';
import type { ApiCaller } from '@alveole/contracts';
import type {
  CampaignFiles,
  CampaignVersionView,
  ProposedVersion,
  WholeCampaignVersion,
} from '@alveole/contracts/campaign';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { useRenewed } from './use-renewed.ts';

const queryKey = ['campaign-versions'];

/** Every version of the campaign, newest first. */
export function useCampaignVersions(api: ApiCaller): UseQueryResult<readonly CampaignVersionView[]> {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.call(campaignRoutes.listCampaignVersions, {}, { signal })).map(campaignVersionViewOf),
  });
}

/** One version with its files. */
export function useCampaignVersion(api: ApiCaller, id: string): UseQueryResult<WholeCampaignVersion> {
  return useQuery({
    queryKey: [...queryKey, id],
    queryFn: async ({ signal }) =>
      wholeCampaignVersionOf(await api.call(campaignRoutes.readCampaignVersion, { params: { id } }, { signal })),
  });
}

/** A fault of a file of a campaign, for the person who writes it. */
export interface FileFault {
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
}

/** What a check of the three files finds. */
export interface CheckedFiles {
  readonly faults: readonly FileFault[];
  /** What is most likely not meant; a version may be proposed with it. */
  readonly doubts: readonly FileFault[];
}

/** What an administrator does with versions; each throws the coded refusal. */
export interface CampaignWriter {
  readonly check: (files: CampaignFiles) => Promise<CheckedFiles>;
  readonly propose: (proposed: ProposedVersion) => Promise<CampaignVersionView>;
  readonly publish: (version: CampaignVersionView) => Promise<void>;
  readonly withdraw: (version: CampaignVersionView) => Promise<void>;
}

export function useCampaignWriter(api: ApiCaller): CampaignWriter {
  const renewed = useRenewed(queryKey);
  return {
    check: async (files) => api.call(campaignRoutes.checkCampaign, { body: { ...files } }),
    propose: async (proposed) => {
      const body = proposalBody(proposed);
      return campaignVersionViewOf(await renewed(api.call(campaignRoutes.proposeCampaign, { body })));
    },
    publish: async (version) => {
      await renewed(api.call(campaignRoutes.publishCampaign, { body: settlingBody(version) }));
    },
    withdraw: async (version) => {
      await renewed(api.call(campaignRoutes.withdrawCampaign, { body: settlingBody(version) }));
    },
  };
}

export { checkCampaign } from './check-campaign.ts';
export type { CheckedCampaign } from './check-campaign.ts';
export { campaignFile } from './campaign-file/campaign-file.ts';
export { editorSchemas } from './editor-schemas.ts';
export { campaignIds, campaignTexts, requireCampaign } from './campaigns-folder.ts';
export { campaignFiles, readCampaign } from './read-campaign.ts';
export type { CampaignTexts } from './read-campaign.ts';
export { faultText } from './yaml/campaign-fault.ts';
export type { CampaignFault } from './yaml/campaign-fault.ts';

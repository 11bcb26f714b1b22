export {
  calledCentsOf,
  decideFundCall,
  fundCallBases,
  fundCallRefusals,
  type FundCallBasis,
  type FundCallDraft,
} from './fund-call.ts';
export { fundedStateOf, fundedStates, type FundedState } from './funded-state.ts';
export {
  paySettledShare,
  settledShare,
  waiveSettledShare,
  type SettledShare,
  type SettledSums,
} from './settled-share.ts';

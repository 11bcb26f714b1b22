import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import { administratorLevel, type Permission } from '../roles.ts';

/** Grants of one shop that are good at a time. */
export const maxGrantsOfShop = 20;

/** Whether a person may allow software to act for his shop, and see and end what is allowed: its administrators alone. */
export function decideGrants({ permission }: { readonly permission: Permission }): Decision<true> {
  return permission === administratorLevel ? accept(true) : refuse(notShopAdministrator);
}

const notShopAdministrator: Refusal = {
  code: 'NotAuthorizedException',
  id: 'only-an-administrator-of-the-shop-allows-software',
  message: 'Only an administrator of the establishment may do this.',
  explanation: 'Seul un administrateur de l’établissement autorise un logiciel',
};
/** Every place of a shop is taken. */
export const enoughGrants: Refusal = {
  code: 'TransitionRefusedException',
  id: 'shop-has-enough-grants',
  message: `An establishment allows ${maxGrantsOfShop} pieces of software at most.`,
  explanation: `Vous avez déjà autorisé ${maxGrantsOfShop} logiciels : retirez d’abord un accès dans votre profil`,
};

/** Why software is not allowed to act for a shop. */
export const grantRefusals: readonly Refusal[] = [notShopAdministrator, enoughGrants];

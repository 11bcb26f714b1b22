export const texts = {
  title: 'Déclaration d’accessibilité',
  /** @param name of the programme */
  lead: (name: string) =>
    `${name} s’adresse à tout le monde. Voici où en est l’accessibilité de ce service, et à qui écrire quand quelque chose bloque.`,
  contact: 'Signaler une difficulté',
  contactText:
    'Dites-nous la page, ce que vous vouliez faire et l’outil que vous utilisez. Nous vous répondons et vous donnons l’information ou le service par un autre moyen.',
  more: 'Et aussi',
  help: { to: '/auth/particulier/aide', title: 'Aide', text: 'Être guidé pas à pas.' },
  faq: { to: '/auth/particulier/faq', title: 'Questions fréquentes', text: 'Toutes les réponses sur une page.' },
} as const;

/** The state as it is: without an audit a service counts as not conforming (RGAA 4.1). */
export const sections = [
  {
    title: 'État de conformité',
    paragraphs: [
      'Ce service vise le référentiel général d’amélioration de l’accessibilité (RGAA 4.1) et les règles WCAG 2.2, niveau AA.',
      'Aucun audit extérieur n’a encore été mené. Sans audit, il est déclaré non conforme, même là où nos propres essais ne trouvent rien.',
    ],
  },
  {
    title: 'Ce qui est vérifié',
    paragraphs: [
      'À chaque version, les parcours sont joués dans un navigateur, au clavier aussi, et chaque écran passe un contrôle automatique (axe). Un contrôle automatique ne voit qu’une partie des difficultés.',
      'Les pages suivent la taille de texte et le thème de votre appareil, se zooment jusqu’à 400\u00a0% et limitent les mouvements si vous le demandez.',
    ],
  },
  {
    title: 'Ce qui n’est pas encore accessible',
    paragraphs: [
      'Les documents PDF n’ont pas de balises\u00a0: les pages du site disent la même chose et se lisent avec un lecteur d’écran.',
      'La carte des réparateurs est une image de la liste\u00a0: elle ne se parcourt pas au clavier, la liste dit tout ce qu’elle montre.',
      'La lecture d’un code par la caméra demande de viser\u00a0: le numéro se saisit toujours à la main.',
    ],
  },
  {
    title: 'Établissement de cette déclaration',
    paragraphs: [
      'Cette déclaration a été établie le 23 novembre 2026 par l’équipe qui développe le service, d’après ses propres essais.',
    ],
  },
  {
    title: 'Voies de recours',
    paragraphs: [
      'Si vous nous avez signalé une difficulté et que notre réponse ne vous convient pas, vous pouvez écrire au Défenseur des droits ou saisir son délégué dans votre département.',
    ],
  },
] as const;

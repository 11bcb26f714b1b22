import { diplomas } from '@alveole/domain';
import type { TrainingOffer } from '@alveole/domain';
import type { Random } from '../chance/random.ts';

/** What the schools of the demo tell of their lessons, as their heads would write it. */
const descriptions = [
  'Nos séances de remise en selle s’adressent aux adultes qui n’ont pas pédalé depuis longtemps, ou qui ne se sentent pas à l’aise dans la circulation. Elles durent deux heures, par groupes de six au plus, et se tiennent le mercredi soir et le samedi matin. Nous prêtons le vélo, le casque et le gilet à qui n’en a pas. La première heure se passe dans une cour fermée à la circulation, la seconde dans les rues calmes du quartier, puis sur une piste cyclable. Chacun repart avec un conseil sur son trajet quotidien et une fiche des aménagements voisins.',
  'L’école accueille les débutants comme ceux qui veulent reprendre confiance. Une séance réunit quatre à huit personnes autour de deux encadrants, sur un parking que la ville nous réserve le dimanche, puis sur les berges. Nous commençons par régler le vélo de chacun : hauteur de selle, freins, pression des pneus. Viennent ensuite l’équilibre, le démarrage en côte, le freinage d’urgence et le regard en arrière. La séance s’achève par un parcours accompagné d’une demi-heure en ville, avec des carrefours à feux, un rond-point et une zone de rencontre.',
  'Nous proposons des séances individuelles et en petit groupe, du lundi au samedi, au départ de notre local ou du domicile du participant. Elles sont pensées pour un trajet précis : aller au travail, conduire un enfant à l’école, rejoindre une gare. L’encadrant reconnaît l’itinéraire avec la personne, choisit avec elle les rues les plus sûres et lui montre comment se placer sur la chaussée, tourner à gauche, doubler une voiture arrêtée et stationner sans risque de vol. Un bilan écrit est remis à la fin, et une seconde séance est offerte trois mois plus tard.',
];
const pedagogies = [
  'Nous partons de ce que la personne sait déjà faire. Un échange de dix minutes fait le point sur son expérience, ses craintes et le trajet qu’elle vise ; un test simple d’équilibre et de freinage dit où commencer. Chaque geste est montré, essayé à vide, puis répété en situation, du plus facile au plus exposé. L’encadrant roule derrière, intervient peu, et laisse le participant décrire ce qu’il voit et ce qu’il va faire : c’est en verbalisant que le regard se construit. Les erreurs sont reprises à l’arrêt, jamais en roulant. Une grille de huit compétences, remplie ensemble, clôt la séance.',
  'La progression suit trois milieux : une aire fermée, une rue calme, une rue ordinaire. On ne passe au suivant que lorsque les gestes du précédent sont acquis sans y penser. Les jeux de maniabilité remplacent les exercices : slaloms, couloirs étroits, ramasser un objet, s’arrêter sur une ligne. En ville, le groupe s’arrête avant chaque carrefour pour lire la situation à voix haute, puis le franchit un par un. Les règles du code sont rappelées là où elles servent. Chaque participant garde un carnet de progression qu’il apporte d’une séance à l’autre, signé par l’encadrant.',
];

/** The training block of a school, the same each time for the same chance. */
export function trainingOffer(random: Random): TrainingOffer {
  const first = random.pick(diplomas);
  return {
    followsSavoirRouler: random.chance(0.6),
    description: random.pick(descriptions),
    pedagogy: random.pick(pedagogies),
    diplomas: diplomas.filter((diploma) => diploma === first || random.chance(0.25)),
    attestsDiplomas: true,
    attestsLegalDuties: true,
    trainers: random.int(1, 6),
    weeklyHours: random.int(4, 30),
  };
}

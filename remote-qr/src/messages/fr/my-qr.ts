import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

const codes = (number: number) => count(number, 'code', 'codes');

function hiddenToo(hidden: number, all: number): string {
  if (hidden === 0) return '';
  if (all === 1) return ' Il n’est pas affiché en ce moment.';
  return hidden === 1
    ? ' L’un d’eux n’est pas affiché en ce moment.'
    : ` ${count(hidden)} d’entre eux ne sont pas affichés en ce moment.`;
}

export default {
  places: 'Lieux',
  filters: (active) => (active === 0 ? 'Filtres' : `Filtres (${count(active)})`),
  any: 'Tous',
  kind: 'Type',
  tag: 'Étiquette',
  tagOption: (tag, number) => `${tag} (${count(number)})`,
  changeable: 'Modifiable',
  nowChangeable: (name) => `« ${name} » est maintenant modifiable.`,
  printThis: 'Le code a une nouvelle image, avec un lien court. Téléchargez celle-ci pour l’imprimer.',
  downloadToPrint: 'Télécharger l’image à imprimer',
  staysFixed: (name) => `« ${name} » est enregistré, mais n’est pas modifiable.`,
  yes: 'Oui',
  no: 'Non',
  sort: 'Trier par',
  sorts: { newest: 'Plus récents', oldest: 'Plus anciens', name: 'Nom', scans: 'Plus scannés' },
  noneFound: 'Aucun QR code trouvé.',
  clearFilters: 'Effacer la recherche et les filtres',

  select: (name) => `Sélectionner ${name}`,
  selectAll: (number) => (number === 1 ? 'Sélectionner le code trouvé' : `Sélectionner les ${count(number)} trouvés`),
  selection: 'Codes sélectionnés',
  selected: (number) => count(number, 'code sélectionné', 'codes sélectionnés'),
  clearSelection: 'Tout désélectionner',
  tags: 'Étiquettes',
  moreTags: (tags) => `+${tags.length}`,

  tagTitle: (number) => `Étiquettes de ${codes(number)}`,
  newTag: 'Nouvelle étiquette',
  add: 'Ajouter',
  tagOnAll: 'sur tous',
  tagOnSome: (some, all) => `sur ${count(some)} des ${count(all)}`,
  removeTag: (tag) => `Retirer ${tag}`,
  addTagToAll: (tag) => `Ajouter ${tag} à tous`,
  noTags: 'Ces codes n’ont pas encore d’étiquettes.',
  selectionFailed: 'Les actions pour les codes sélectionnés n’ont pas pu être chargées.',
  linkPartsFailed: 'Les scans et les règles de ce code n’ont pas pu être chargés.',
  tagFailed: 'Les étiquettes n’ont pas pu être modifiées.',
  close: 'Fermer',

  exportCsv: 'Exporter en CSV',
  exportZip: 'Exporter les images',
  csvName: 'qr-codes.csv',
  making: (made, all) => `Création : ${count(made)} sur ${count(all)}`,
  stop: 'Arrêter',
  zipFailed: 'Les images n’ont pas pu être créées. Réessayez, éventuellement avec moins de codes.',
  zipUnread: (number) =>
    `${count(number, 'code est illisible', 'codes sont illisibles')}. La liste dans le ZIP indique ${number > 1 ? 'lesquels' : 'lequel'}.`,
  print: 'Planche à imprimer',

  deleteSelected: 'Supprimer',
  deleteQuestion: (number, hidden) =>
    `Voulez-vous vraiment supprimer ${number === 1 ? 'ce QR code' : `ces ${count(number)} QR codes`} ?${hiddenToo(hidden, number)} Cette action est irréversible.`,
  deleted: (number) => count(number, 'code supprimé', 'codes supprimés'),
  deleting: (done, all) => `Suppression : ${count(done)} sur ${count(all)}`,
  notDeleted: (number) => `${count(number, 'code n’a pas pu être supprimé', 'codes n’ont pas pu être supprimés')}.`,
  factsFailed:
    'Les liens courts et le style de vos QR codes n’ont pas pu être chargés. Les codes ne sont donc pas dessinés.',
} satisfies Translation<typeof import('../my-qr')>;

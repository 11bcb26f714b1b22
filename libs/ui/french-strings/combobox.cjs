/** What react-aria announces of a field with suggestions, in grammatical French; each takes its arguments and a formatter. */
module.exports = {
  buttonLabel: 'Afficher les suggestions',
  listboxLabel: 'Suggestions',
  countAnnouncement: ({ optionCount }, formatter) => {
    const count = formatter.number(optionCount);
    return formatter.plural(optionCount, {
      '=0': 'Aucune suggestion.',
      one: `${count} suggestion disponible.`,
      other: `${count} suggestions disponibles.`,
    });
  },
  focusAnnouncement: ({ isGroupChange, groupTitle, optionText, isSelected }) =>
    [isGroupChange ? `Groupe ${groupTitle}` : '', optionText, isSelected ? 'choisi' : ''].filter(Boolean).join(', '),
  selectedAnnouncement: ({ optionText }) => `${optionText}, choisi`,
};

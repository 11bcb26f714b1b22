/** What react-aria calls the hidden buttons that close a dialog, a drawer or a list, for screen readers. */
module.exports = { dismiss: 'Fermer' };

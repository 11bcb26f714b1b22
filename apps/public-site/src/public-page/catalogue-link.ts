/** The record of all open data of the installation, for catalogues; its address stands below the base path. */
export const catalogueLink = { name: 'Catalogue DCAT', file: 'donnees/catalogue.jsonld' } as const;

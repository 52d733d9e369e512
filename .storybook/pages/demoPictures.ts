/** The demo content's image files; the build puts them beside Storybook's own. */
const files = import.meta.webpackContext('../../content-server/demo/pictures', { regExp: /\.webp$/ });

/** Stands in a record for an image's address. */
export const pictureNamed = (name: string): string => String(files(`./${name}.webp`));

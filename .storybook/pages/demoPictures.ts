/** Image files of the demo content; the build copies them into Storybook. */
const files = import.meta.webpackContext('../../content-server/demo/pictures', { regExp: /\.webp$/ });

/** Placeholder for an image URL in a record. */
export const pictureNamed = (name: string): string => String(files(`./${name}.webp`));

/** Image files of the demo content; the build copies them into Storybook. */
const files = import.meta.webpackContext('../../content-server/demo/pictures', {
  regExp: /\.webp$/,
});

/** Placeholder for the URL of an image or a document in a record. */
export const pictureNamed = (name: string): string =>
  // Documents are not copied: the pages only link to them.
  name.endsWith('.pdf') ? '/uploads/0123456789abcdef.pdf' : String(files(`./${name}.webp`));

import { DRAWINGS } from 'content-server/demo';

const drawings = new Map(DRAWINGS.map((drawing) => [drawing.name, drawing]));
const drawn = new Map<string, string>();

/** Stands in a record for a picture until somebody asks for the record. */
export const pictureNamed = (name: string): string => `picture:${encodeURIComponent(name)}`;

/** The address of a drawing, drawn when it is first asked for. */
function address(name: string): string {
  const known = drawn.get(name);
  if (known) return known;
  const svg = drawings.get(name)?.svg() ?? '';
  const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  drawn.set(name, made);
  return made;
}

/** An answer's JSON with the addresses of its pictures, which are drawn here, in the browser. */
export const withPictures = (json: string): string =>
  json.replace(/picture:([\w%.'()~!*-]+)/g, (_, name: string) => address(decodeURIComponent(name)));

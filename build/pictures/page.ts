import { byShare, type Story } from './stories';

/** A picture as a page can hold it. */
export type DataUrl = string;

/** Two pictures that differ, and where: of one size, in px. */
export interface Three {
  width: number;
  height: number;
  before: DataUrl;
  after: DataUrl;
  difference: DataUrl;
}

/** A story that looks different, with how much of it does: 0 to 1. */
export interface ChangedStory {
  story: Story;
  share: number;
  pictures: Three;
  /** The part that changed, where it is much smaller than the whole. */
  closeUp: Three | undefined;
}

/** A story that is in one of the libraries only. */
export interface SingleStory {
  story: Story;
  picture: DataUrl;
}

export interface Differences {
  /** The two that were compared, as a person would name them. */
  before: string;
  after: string;
  scheme: 'light' | 'dark';
  changed: ChangedStory[];
  added: SingleStory[];
  removed: SingleStory[];
  unchanged: number;
  /** What to know before judging, a sentence each. */
  notes: string[];
}

/** Where `npm run storybook` shows this tree's library. */
const STORYBOOK = 'http://localhost:6006/?path=/story/';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string) => value.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
const named = ({ title, name }: Story) => text([...title.split('/'), name].join(' / '));
const linked = (story: Story) => `<a href="${STORYBOOK}${encodeURIComponent(story.id)}">${named(story)}</a>`;

/** A share as a person reads it; what is there never reads 0. */
const percent = (share: number) => (share < 0.001 ? 'less than 0.1 %' : `${(share * 100).toFixed(1)} %`);

const figure = (caption: string, story: Story, picture: DataUrl) =>
  `<figure><figcaption>${caption}</figcaption><img src="${picture}" alt="${named(story)}: ${caption}" decoding="async"></figure>`;

const inFullSize = '<label><input type="checkbox"> Full size</label>';

/** Side by side; what is wide and low would be too small to be read so, and stands one under the other. */
const three = (story: Story, { width, height, before, after, difference }: Three, looked: string) => `
  <div class="pictures${width > 3 * height ? ' wide' : ''}">
    ${figure(`Before${looked}`, story, before)}
    ${figure(`After${looked}`, story, after)}
    ${figure(`Difference${looked}`, story, difference)}
  </div>`;

const changedStory = ({ story, share, pictures, closeUp }: ChangedStory) => `
<article>
  <h3>${linked(story)}</h3>
  <p>${percent(share)} of it changed. ${inFullSize}</p>${closeUp ? three(story, closeUp, ', close up') : ''}${three(
    story,
    pictures,
    '',
  )}
</article>`;

const singleStory = (caption: string, title: (story: Story) => string) => (single: SingleStory) => `
<article class="single">
  <h3>${title(single.story)}</h3>
  <p>${inFullSize}</p>
  ${figure(caption, single.story, single.picture)}
</article>`;

/** The three kinds of differences, as the page's headings and its summary name them. */
const KINDS = { changed: 'Changed', added: 'New', removed: 'Removed' } as const;
type Kind = keyof typeof KINDS;

const section = (kind: Kind, articles: string[]) =>
  articles.length === 0
    ? ''
    : `\n<section id="${kind}">\n<h2>${KINDS[kind]} (${articles.length})</h2>\n<div class="stories">${articles.join('')}\n</div>\n</section>`;

/** '2 changed', which leads there; '0 changed' leads nowhere. */
const counted = (kind: Kind, { length }: unknown[]) => {
  const words = `${length} ${KINDS[kind].toLowerCase()}`;
  return length === 0 ? words : `<a href="#${kind}">${words}</a>`;
};

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 24px clamp(16px, 3vw, 48px); max-width: 1800px }
h1 { font-size: 1.75rem; line-height: 1.2 } h2 { margin-top: 48px } h3 { margin-bottom: 0; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px } dt { font-weight: 600 } dd { margin: 0 }
a { color: inherit; text-decoration-color: #1a7f86; text-underline-offset: .15em; text-decoration-thickness: 2px }
article { border-top: 1px solid #8886; padding-bottom: 32px; min-width: 0 } h3 { font-size: 1.125rem; margin-top: 16px }
p { margin: 4px 0 12px } label { display: inline-block; padding: 4px 0; white-space: nowrap } input { width: 16px; height: 16px; vertical-align: -2px }
.pictures { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); margin-bottom: 16px }
article:has(:checked) .pictures, .pictures.wide { grid-template-columns: 1fr }
#added .stories, #removed .stories { display: grid; gap: 0 24px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr)) }
article.single:has(:checked) { grid-column: 1 / -1 }
figure { margin: 0; min-width: 0; overflow-x: auto } figcaption { font-size: .875rem; margin-bottom: 4px }
img { display: block; box-sizing: border-box; max-width: 100%; border: 1px solid #8886; background: #fff }
.single img { max-height: 420px }
article:has(:checked) img { max-width: none; max-height: none }
`;

/** The page that shows what looks different between two revisions of the library, whole in one file. */
export const picturesPage = ({
  before,
  after,
  scheme,
  changed,
  added,
  removed,
  unchanged,
  notes,
}: Differences): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What looks different</title>
<style>${STYLE}</style>
<main>
<h1>What looks different</h1>
<dl>
  <dt>Before</dt><dd>${text(before)}</dd>
  <dt>After</dt><dd>${text(after)}</dd>
  <dt>Scheme</dt><dd>${scheme}</dd>
  <dt>Stories</dt><dd>${counted('changed', changed)}, ${counted('added', added)}, ${counted('removed', removed)}, ${unchanged} unchanged</dd>
</dl>
<p>The stories' names lead to them as they are after: start <code>npm run storybook</code> first.</p>
${notes.map((note) => `<p>${text(note)}</p>`).join('\n')}
${changed.length + added.length + removed.length === 0 ? '<p><strong>Everything looks as before.</strong></p>' : ''}${[
  section('changed', byShare(changed).map(changedStory)),
  section('added', added.map(singleStory('After', linked))),
  section('removed', removed.map(singleStory('Before', named))),
].join('')}
</main>
</html>
`;

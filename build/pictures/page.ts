import { byShare, type Story } from './stories';

/** A picture as a page can hold it. */
export type DataUrl = string;

/** A story that looks different, with how much of it does: 0 to 1. */
export interface ChangedStory {
  story: Story;
  share: number;
  pictures: { before: DataUrl; after: DataUrl; difference: DataUrl };
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
const named = ({ title, name }: Story) => text(`${title} / ${name}`);
const linked = (story: Story) => `<a href="${STORYBOOK}${encodeURIComponent(story.id)}">${named(story)}</a>`;

/** A share as a person reads it; what is there never reads 0. */
const percent = (share: number) => (share < 0.001 ? 'less than 0.1 %' : `${(share * 100).toFixed(1)} %`);

const figure = (caption: string, story: Story, picture: DataUrl) =>
  `<figure><figcaption>${caption}</figcaption><img src="${picture}" alt="${named(story)}: ${caption}"></figure>`;

const changedStory = ({ story, share, pictures: { before, after, difference } }: ChangedStory) => `
<article>
  <h3>${linked(story)}</h3>
  <p>${percent(share)} of it changed. <label><input type="checkbox"> Full size</label></p>
  <div class="pictures">
    ${figure('Before', story, before)}
    ${figure('After', story, after)}
    ${figure('Difference', story, difference)}
  </div>
</article>`;

const singleStory = (caption: string, title: (story: Story) => string) => (single: SingleStory) => `
<article>
  <h3>${title(single.story)}</h3>
  <div>${figure(caption, single.story, single.picture)}</div>
</article>`;

const section = (heading: string, articles: string[]) =>
  articles.length === 0 ? '' : `\n<section>\n<h2>${heading} (${articles.length})</h2>${articles.join('')}\n</section>`;

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 24px clamp(16px, 3vw, 48px); max-width: 1800px }
h1 { font-size: 1.75rem; line-height: 1.2 } h2 { margin-top: 48px } h3 { margin-bottom: 0; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px } dt { font-weight: 600 } dd { margin: 0 }
article { border-top: 1px solid #8886; padding-bottom: 24px } p { margin: 4px 0 12px } label { margin-left: 16px; white-space: nowrap }
.pictures { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)) }
article:has(:checked) .pictures { grid-template-columns: 1fr }
figure { margin: 0; min-width: 0; overflow-x: auto } figcaption { font-size: .875rem }
img { display: block; box-sizing: border-box; max-width: 100%; border: 1px solid #8886; background: #fff }
article:has(:checked) img { max-width: none }
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
  <dt>Stories</dt><dd>${changed.length} changed, ${added.length} new, ${removed.length} removed, ${unchanged} unchanged</dd>
</dl>
<p>The links lead to the stories as they are after: start <code>npm run storybook</code> first.</p>
${notes.map((note) => `<p>${text(note)}</p>`).join('\n')}${section('Changed', byShare(changed).map(changedStory))}${section(
  'New',
  added.map(singleStory('After', linked)),
)}${section('Removed', removed.map(singleStory('Before', named)))}
</main>
</html>
`;

import { Global } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { siteConfig, t } from '@charity-site/api-client/http';
import { sentencesOf, type Excerpt, type Translated } from '@charity-site/api-client/entities';
import { ChitengeBand } from '@charity-site/ui-kit';
import { useContact } from '../../organisation/useContact';
import { langOf } from '../../components/langOf';

export interface PosterProps {
  /** The item; its title and the first two sentences are printed. */
  item: { title: string } & Partial<Excerpt> & Translated;
  /** Line as large as the sheet allows: a day. */
  headline: string;
  /** Line above the headline: a weekday. */
  before?: string;
  /** Lines below the headline: time and location. */
  after?: readonly string[];
}

/** Number of strips to tear off. */
const STRIPS = 8;

/** Width of a line on A4, and maximum font size (96 pt), in mm. */
const [LINE, LARGEST] = [184, 33.8];

/** Font size at which a line in the heading font fills the width of the sheet. */
const sizeOf = (line: string) => `${Math.min(LARGEST, LINE / (0.54 * line.length)).toFixed(1)}mm`;

// Only the poster of a page is printed, on one sheet.
const onlyPoster = (
  <Global
    styles={{
      '@page': { size: 'A4 portrait', margin: '12mm' },
      '@media print': { 'header, footer, aside, [data-on-screen]': { display: 'none !important' } },
    }}
  />
);

// The texts are attributes, so that neither find-in-page nor a screen reader encounters them twice.
const Sheet = styled('div')(({ theme }) => ({
  display: 'none',
  '@media print': {
    display: 'flex',
    flexDirection: 'column',
    gap: '5mm',
    height: '268mm',
    overflow: 'hidden',
    fontSize: '20pt',
    lineHeight: 1.35,
    '& > *': { flex: 'none' },
    // Very long texts are cut, so that the phone number and the strips remain complete.
    '& > [data-words]': { maxHeight: '3.6em', overflow: 'hidden', overflowWrap: 'anywhere' },
    '& > .words': { flexShrink: 1, minHeight: '1.35em', maxHeight: 'none' },
    '& [data-words]::before': { content: 'attr(data-words)' },
    '& > .name': { ...theme.typography.h4, fontSize: '18pt' },
    '& > .headline': { ...theme.typography.h1, lineHeight: 1, whiteSpace: 'nowrap' },
    '& > .around': { ...theme.typography.h2, fontSize: '28pt' },
    '& > .title': { ...theme.typography.h2, fontSize: '34pt' },
    '& > .call': { ...theme.typography.h2, fontSize: '30pt', marginTop: 'auto' },
    '& > .strips': { display: 'flex', flex: 'none', height: '58mm', borderTop: '1px dashed' },
    '& > .strips > i': {
      flex: 1,
      display: 'grid',
      placeContent: 'center',
      textAlign: 'center',
      minWidth: 0,
      padding: '2mm',
      overflow: 'hidden',
      writingMode: 'vertical-rl',
      fontStyle: 'normal',
      fontSize: '10pt',
      '& + i': { borderLeft: '1px dashed' },
      '&::before': { ...theme.typography.h4, display: 'block', fontSize: '15pt' },
      '&::after': { content: 'attr(data-name)' },
    },
  },
}));

/**
 * Poster of an item for a notice board: a large line, two sentences, the telephone number, and
 * tear-off strips with the number. Printed instead of the page; needs no script.
 */
export function Poster({ item, headline, before, after = [] }: PosterProps) {
  const { phone } = useContact();
  const sentences = sentencesOf(item.excerpt ?? '')
    .slice(0, 2)
    .join('')
    .trim();
  const { siteName } = siteConfig();
  return (
    <>
      {onlyPoster}
      <Sheet data-poster aria-hidden="true">
        <ChitengeBand height={24} />
        <div className="name" data-words={siteName} />
        {before && <div className="around" data-words={before} />}
        <div className="headline" data-words={headline} style={{ fontSize: sizeOf(headline) }} />
        {after.map((line) => (
          <div key={line} className="around" data-words={line} />
        ))}
        <div className="title" data-words={item.title} lang={langOf(item, 'title')} />
        {sentences && (
          <div className="words" data-words={sentences} lang={langOf(item, 'description')} />
        )}
        <div className="call" data-words={t('Call us: {phone}', { phone })} />
        <div className="strips">
          {Array.from({ length: STRIPS }, (_, at) => (
            <i key={at} data-words={phone} data-name={siteName} />
          ))}
        </div>
      </Sheet>
    </>
  );
}

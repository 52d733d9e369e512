import { Global } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { siteConfig, t } from '@charity-site/api-client/http';
import { sentencesOf, type Excerpt, type Translated } from '@charity-site/api-client/entities';
import { ChitengeBand, PageWidth } from '@charity-site/ui-kit';
import { useLocation } from 'react-router-dom';
import { BackLink, BackRow } from '../../components/BackLink';
import { PrintButton } from '../../components/PrintButton';
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

// Only the sheet is printed.
const onlySheet = (
  <Global
    styles={{
      '@page': { size: 'A4 portrait', margin: '12mm' },
      '@media print': { 'header, footer, aside': { display: 'none !important' } },
    }}
  />
);

const Page = styled(PageWidth)({
  paddingBlock: 24,
  '@media print': { padding: 0, maxWidth: 'none' },
});

const Sheet = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: '4mm',
  width: '186mm',
  height: '268mm',
  overflow: 'hidden',
  fontSize: '20pt',
  lineHeight: 1.35,
  '@media screen': {
    boxSizing: 'content-box',
    marginInline: 'auto',
    padding: '12mm',
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.shadows[2],
  },
  // The whole sheet fits a narrow phone.
  '@media screen and (max-width: 55em)': { zoom: 0.36 },
  '& > *': { flex: 'none', margin: 0 },
  // Very long texts are cut, so that the phone number and the strips remain complete.
  '& > [data-text]': { maxHeight: '3.6em', overflow: 'hidden', overflowWrap: 'anywhere' },
  '& > .words': { flexShrink: 1, minHeight: '1.35em', maxHeight: 'none' },
  '& > .strips > [data-words]::before': { content: 'attr(data-words)' },
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
}));

/**
 * Poster of an item for a notice board: a large line, two sentences, the telephone number, and
 * tear-off strips with the number. Needs no script.
 */
export function Poster({ item, headline, before, after = [] }: PosterProps) {
  const { phone } = useContact();
  const { pathname } = useLocation();
  const sentences = sentencesOf(item.excerpt ?? '')
    .slice(0, 2)
    .join('')
    .trim();
  const { siteName } = siteConfig();
  return (
    <Page>
      {onlySheet}
      <BackRow>
        <BackLink href={pathname}>Back to the page</BackLink>
        <PrintButton />
      </BackRow>
      <Sheet data-poster>
        <ChitengeBand height={24} />
        <div className="name" data-text>
          {siteName}
        </div>
        {before && (
          <div className="around" data-text>
            {before}
          </div>
        )}
        <div className="headline" data-text style={{ fontSize: sizeOf(headline) }}>
          {headline}
        </div>
        {after.map((line) => (
          <div key={line} className="around" data-text>
            {line}
          </div>
        ))}
        <h1 className="title" data-text lang={langOf(item, 'title')}>
          {item.title}
        </h1>
        {sentences && (
          <div className="words" data-text lang={langOf(item, 'description')}>
            {sentences}
          </div>
        )}
        <div className="call" data-text>
          {t('Call us: {phone}', { phone })}
        </div>
        <div className="strips" aria-hidden="true">
          {Array.from({ length: STRIPS }, (_, at) => (
            <i key={at} data-words={phone} data-name={siteName} />
          ))}
        </div>
      </Sheet>
    </Page>
  );
}

import { styled } from '@mui/material/styles';
import type { SiteSearchHit, TextPart } from '@charity-site/api-client/entities';
import { Anchor } from '@charity-site/ui-kit/theme';
import { langOf } from '../../components/langOf';
import { typeAndDate } from '../../content/kinds';

const Item = styled('li')(({ theme }) => ({
  paddingBlock: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { ...theme.typography.h4, fontSize: 'min(1.375rem, 10.5vw)', marginBlock: '2px 6px' },
  '& h2 a': { color: theme.vars.palette.primary.main },
  '& .kind': { ...theme.typography.overline, color: theme.vars.palette.kit.amberInk },
  '& .excerpt': { margin: 0 },
  '& mark': {
    padding: '0 0.1em',
    borderRadius: 4,
    backgroundColor: 'transparent',
    boxShadow: `inset 0 -0.35em ${theme.vars.palette.kit.amber}`,
    color: 'inherit',
    fontWeight: 650,
  },
}));

/** Search result: type and date, title, and excerpt with the matches. */
export function Result(item: SiteSearchHit) {
  const { list, href, title, excerpt, date } = item;
  return (
    <Item>
      <span className="kind">{typeAndDate(list, date)}</span>
      <h2>
        <Anchor href={href} lang={langOf(item, 'title')}>
          <HighlightedText parts={title} />
        </Anchor>
      </h2>
      <p className="excerpt" lang={langOf(item, 'excerpt')}>
        <HighlightedText parts={excerpt} />
      </p>
    </Item>
  );
}

/** A text with its matches marked. */
function HighlightedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text));
}

import { styled, type Theme } from '@mui/material/styles';
import { Anchor, useWords } from '@charity-site/ui-kit/theme';
import { useCopy } from '../CopyButton/useCopy';
import { Glyph } from '../../media/Glyph/Glyph';
import { NetworkIcon } from '../../media/SocialBadge/NetworkIcon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface ShareButtonsProps {
  /** Absolute URL of the page. */
  url: string;
  /** Title of the page; it starts the shared message. */
  title: string;
}

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // On phones two beside each other, instead of rows of one and two.
  '@media (max-width: 29.99em)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))',
    '& > li > :is(a, button)': { width: '100%' },
  },
  '@media print': { display: 'none' },
});

const look = ({ theme }: { theme: Theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '6px 16px',
  borderRadius: 999,
  border: `1.5px solid ${theme.vars.palette.kit.line}`,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  ...theme.typography.body2,
  fontWeight: 600,
  '&:hover': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
  },
});

const Way = styled(Anchor)(look);

const CopyWay = styled('button')(look, {
  background: 'none',
  cursor: 'pointer',
  '@media (scripting: none)': { display: 'none' },
});

const SAYS = { idle: 'Copy link', done: 'Link copied', failed: 'Link not copied' } as const;

/** Copies the page's URL to the clipboard, for any other app. */
function CopyLink({ url }: Pick<ShareButtonsProps, 'url'>) {
  const word = useWords();
  const { state, copy } = useCopy(url);
  return (
    <li>
      <CopyWay type="button" onClick={copy}>
        <Glyph name={state === 'done' ? 'check' : 'copy'} />
        {word(SAYS[state])}
      </CopyWay>
      <VisuallyHidden role="status">{state === 'idle' ? '' : word(SAYS[state])}</VisuallyHidden>
    </li>
  );
}

/**
 * Shares a page: WhatsApp first, because it is used most in Malawi. Plain links and a copy button;
 * no third-party scripts.
 */
export function ShareButtons({ url, title }: ShareButtonsProps) {
  const word = useWords();
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  const ways = [
    { name: 'WhatsApp', href: `https://wa.me/?text=${words}%20${address}`, network: 'whatsapp' },
    {
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
      network: 'facebook',
    },
    { name: word('Email'), href: `mailto:?subject=${words}&body=${address}` },
  ] as const;
  return (
    <List aria-label={word('Share this page')}>
      {ways.map(({ name, href, ...way }) => (
        <li key={name}>
          <Way
            href={href}
            {...('network' in way && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {'network' in way ? <NetworkIcon network={way.network} /> : <Glyph name="mail" />}
            {name}
          </Way>
        </li>
      ))}
      <CopyLink url={url} />
    </List>
  );
}

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
  // Two columns on phones.
  '@media (max-width: 29.99em)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))',
    '& > li > :is(a, button)': { width: '100%' },
  },
  '@media print': { display: 'none' },
});

const buttonStyles = ({ theme }: { theme: Theme }) => ({
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

const ShareLink = styled(Anchor)(buttonStyles);

const CopyLinkButton = styled('button')(buttonStyles, {
  background: 'none',
  cursor: 'pointer',
  '@media (scripting: none)': { display: 'none' },
});

const LABELS = { idle: 'Copy link', done: 'Link copied', failed: 'Link not copied' } as const;

/** Copies the page's URL to the clipboard, for any other app. */
function CopyLink({ url }: Pick<ShareButtonsProps, 'url'>) {
  const translate = useWords();
  const { state, copy } = useCopy(url);
  return (
    <li>
      <CopyLinkButton type="button" onClick={copy}>
        <Glyph name={state === 'done' ? 'check' : 'copy'} />
        {translate(LABELS[state])}
      </CopyLinkButton>
      <VisuallyHidden role="status">
        {state === 'idle' ? '' : translate(LABELS[state])}
      </VisuallyHidden>
    </li>
  );
}

/**
 * Shares a page with plain links and a copy button, without third-party scripts. WhatsApp is first,
 * because it is used most in Malawi.
 */
export function ShareButtons({ url, title }: ShareButtonsProps) {
  const translate = useWords();
  const [encodedUrl, encodedTitle] = [encodeURIComponent(url), encodeURIComponent(title)];
  const services = [
    {
      name: 'WhatsApp',
      href: `https://wa.me/?text=${encodedTitle}%20${encodedUrl}`,
      network: 'whatsapp',
    },
    {
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}`,
      network: 'facebook',
    },
    { name: translate('Email'), href: `mailto:?subject=${encodedTitle}&body=${encodedUrl}` },
  ] as const;
  return (
    <List aria-label={translate('Share this page')}>
      {services.map(({ name, href, ...service }) => (
        <li key={name}>
          <ShareLink
            href={href}
            {...('network' in service && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {'network' in service ? (
              <NetworkIcon network={service.network} />
            ) : (
              <Glyph name="mail" />
            )}
            {name}
          </ShareLink>
        </li>
      ))}
      <CopyLink url={url} />
    </List>
  );
}

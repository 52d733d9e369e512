import { styled } from '@mui/material/styles';
import { DEFAULT_LANGUAGE, mailtoLink } from '@charity-site/api-client/entities';
import { siteConfig, t } from '@charity-site/api-client/http';
import { useLocation } from 'react-router-dom';
import { ChitengeBand, PageWidth } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { PhoneLink } from '../organisation/PhoneLink';
import { WhatsAppLink } from '../organisation/WhatsAppLink';
import { useToday } from '../dates/useToday';
import { langOf } from '../components/langOf';
import { calendarFeed, NEWS_FEED } from '../content/feeds';
import { ProofLine } from '../organisation/ProofLine';
import { DOCUMENTS, LEGAL_LINKS, QUICK_LINKS } from '../content/navigation';
import { LanguageLinks } from './LanguageLinks';
import { Newsletter } from './Newsletter';
import { PostalAddress } from '../organisation/PostalAddress';
import { useOwnPageLinks } from './useOwnPageLinks';
import { useContact } from '../organisation/useContact';

const Ground = styled('footer')(({ theme }) => ({
  '--kit-focus': theme.vars.palette.kit.onDeepAmber,
  backgroundColor: theme.vars.palette.kit.deep,
  color: theme.vars.palette.kit.onDeep,
  ...theme.typography.body2,
  '& h2': { ...theme.typography.h5, marginBottom: 12 },
  '& a': {
    display: 'inline-block',
    paddingBlock: 4,
    color: 'inherit',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    '&:hover': { textDecorationColor: theme.vars.palette.kit.onDeepAmber },
  },
  '& a[href^="mailto:"]': { fontSize: 'min(1em, 7vw)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& p': { margin: '0 0 8px' },
}));

const Columns = styled(PageWidth)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  // Without it the newsletter would be alone in a second row on a phone in landscape.
  '@media (min-width: 43em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  gap: 'clamp(1rem, 5vw, 4rem)',
  paddingBlock: 'clamp(1.5rem, 5vw, 4rem)',
  // Not printed: the header already shows phone and email, and the footer often needs an extra
  // sheet.
  '@media print': { display: 'none' },
});

const Links = styled('ul')({
  columns: '8.5rem 2',
  columnGap: 24,
  '& li': { breakInside: 'avoid' },
});

const Colophon = styled(PageWidth)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 24,
  paddingBlock: 8,
  '& a': { paddingBlock: 12 },
  // The languages are at the end, after the links.
  '& > span': { marginInlineEnd: 'auto' },
  '@media print': { '& a': { display: 'none' } },
});

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 24 });

// On phones the legal links are above the year and the languages, in one row.
const Promises = styled(Ways)({
  '@media (max-width: 44.99em)': {
    order: -1,
    flexBasis: '100%',
    columnGap: 12,
    fontSize: '0.8125rem',
  },
});

/**
 * Shortens a link within the current page to its hash, which the browser handles: the router does
 * not scroll within a page.
 */
const inPage = (href: string, pathname: string) =>
  href.replace(/^([^#]+)(?=#)/, (page) => (page === pathname ? '' : page));

/**
 * Contact information, quick links, feeds, newsletter form, and the proofs of who the organisation
 * is.
 */
export function Footer() {
  const { phone, email, address, whatsapp } = useContact();
  const { pathname } = useLocation();
  const site = siteConfig();
  const ownPages = useOwnPageLinks('footer');
  const { siteName, tagline, contributions } = site;
  const year = useToday().slice(0, 4);
  return (
    <Ground>
      <ChitengeBand on="deep" height={18} />
      <Columns>
        <section aria-label={t('Contact information')}>
          <h2>{siteName}</h2>
          {tagline && <p lang={langOf(site, 'tagline')}>{tagline}</p>}
          <address style={{ fontStyle: 'normal' }}>
            {address && (
              <p style={{ whiteSpace: 'pre-line' }}>
                <PostalAddress address={address} />
              </p>
            )}
            <Ways>
              <span>
                <PhoneLink number={phone} />
              </span>
              {whatsapp && <WhatsAppLink number={whatsapp}>WhatsApp</WhatsAppLink>}
            </Ways>
            <div>
              <a href={mailtoLink(email)}>{email}</a>
            </div>
          </address>
        </section>
        <nav aria-label={t('Quick links')}>
          <h2>{t('Quick links')}</h2>
          <Links>
            {[...QUICK_LINKS, ...(contributions?.footer ?? [])].map(({ href, label }) => (
              <li key={href}>
                <Anchor href={inPage(href, pathname)}>{t(label)}</Anchor>
              </li>
            ))}
            {ownPages.map(({ href, label, lang }) => (
              <li key={href}>
                <Anchor href={href} lang={lang}>
                  {label}
                </Anchor>
              </li>
            ))}
          </Links>
        </nav>
        <section aria-label={t('Newsletter')}>
          <h2>{t('Newsletter')}</h2>
          <Newsletter>
            <Ways>
              <a href={calendarFeed()}>{t('Events in your calendar')}</a>
              <a href={NEWS_FEED} type="application/rss+xml" hrefLang={DEFAULT_LANGUAGE}>
                {t('News feed (RSS)')}
              </a>
            </Ways>
          </Newsletter>
        </section>
      </Columns>
      <ProofLine />
      <Colophon>
        <span style={{ opacity: 0.85 }}>{`© ${year} ${siteName}`}</span>
        <Promises>
          {[DOCUMENTS, ...LEGAL_LINKS].map(({ href, label }) => (
            <Anchor key={href} href={href}>
              {t(label)}
            </Anchor>
          ))}
        </Promises>
        <LanguageLinks />
      </Colophon>
    </Ground>
  );
}

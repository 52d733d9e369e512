import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { Glyph, NavMenu } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { siteConfig, t } from '@charity-site/api-client/http';
import { ABOUT_LINKS, allProjects, translated } from '../content/navigation';
import { ariaCurrentFor, menuPath } from './menuPath';
import { useOwnPageLinks } from './useOwnPageLinks';
import { useProjectLinks } from './useProjectLinks';

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 2,
  ...theme.typography.body2,
  '& > :last-child': { marginLeft: 12 },
}));

const Item = styled(Anchor)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '8px 12px',
  borderRadius: 8,
  color: 'inherit',
  fontWeight: 650,
  letterSpacing: '0.02em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: theme.vars.palette.kit.wash },
  '&[aria-current]': {
    boxShadow: `inset 0 -3px 0 ${theme.vars.palette.secondary.main}`,
    borderRadius: 0,
  },
}));

/** Menu of wide windows. */
export function MainMenu({ className }: { className: string }) {
  const path = menuPath(useLocation().pathname);
  const projects = useProjectLinks();
  const ownPages = useOwnPageLinks('menu');
  const item = (href: string, label: string) => (
    <Item key={href} href={href} aria-current={ariaCurrentFor(href, path)}>
      {label}
    </Item>
  );
  return (
    <Row className={className} aria-label={t('Main menu')}>
      {item('/', t('HOME'))}
      <NavMenu
        label={t('ABOUT')}
        items={[...translated(ABOUT_LINKS), ...ownPages]}
        langOf={(href) => ownPages.find((one) => one.href === href)?.lang}
        currentPath={path}
      />
      <NavMenu
        label={t('OUR PROJECTS')}
        items={projects.items}
        langOf={(href) => projects.items.find((one) => one.href === href)?.lang}
        last={allProjects()}
        status={projects.status}
        currentPath={path}
      />
      {item('/case-studies', t('CASE STUDIES'))}
      {item('/who-we-serve', t('WHO WE SERVE'))}
      {siteConfig().contributions?.menu?.map(
        ({ href, label, on }) => on !== 'phone' && item(href, label),
      )}
      <Item href="/search" aria-label={t('Search')} aria-current={ariaCurrentFor('/search', path)}>
        <Glyph name="search" size={20} />
      </Item>
      <Button href="/donate" variant="contained" color="secondary">
        {t('DONATE')}
      </Button>
    </Row>
  );
}

import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { membersQuery, singletonQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { paragraphsOf } from '@charity-site/api-client/entities';
import { LinkTile, Section, TextSkeleton } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { QueryView } from '../../components/list/QueryView';
import { ALL_ITEMS } from '../wholeList';
import { heroHead } from '../../seo/heroHead';
import { Hero } from '../../components/Hero';
import { langOf } from '../../components/langOf';
import { TitledSection } from '../../components/TitledSection';
import { DOCUMENTS } from '../../content/navigation';
import { MemberCard } from './MemberCard';
import { MemberGrid } from './MemberGrid';
import { MemberSkeletons } from './MemberSkeletons';

const Lead = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(1.5rem, 4vw, 4rem)',
  '@media (min-width: 900px)': { gridTemplateColumns: '3fr 2fr', alignItems: 'start' },
  '& > div:last-of-type': {
    display: 'grid',
    gap: 16,
    '@media (min-width: 37.5em) and (max-width: 899px)': { gridTemplateColumns: '1fr 1fr' },
  },
  '& p': { ...theme.typography.subtitle1, margin: '0 0 1em' },
  '& p > a': { color: theme.vars.palette.primary.main },
}));

const Years = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(1.25rem, 2.5vw, 2rem)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 45em)': { gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' },
  '& li': { borderTop: `4px solid ${theme.vars.palette.secondary.main}`, paddingTop: 12 },
  '& strong': { ...theme.typography.h3, display: 'block' },
  '& em': {
    ...theme.typography.overline,
    fontStyle: 'normal',
    color: theme.vars.palette.kit.amberInk,
  },
  '& p': { margin: '6px 0 0', color: theme.vars.palette.text.secondary },
}));

/**
 * Number of members with large pictures: the first ones in the order that the organisation chose.
 */
const LEADING = 4;

/** Title and description of the page. */
export const head = heroHead('about');

/** About the charity, with its executive members. */
export function AboutPage() {
  const aboutUs = useQuery(singletonQuery('about-us'));
  const members = useQuery(membersQuery(ALL_ITEMS));
  const history = aboutUs.data?.history ?? [];
  return (
    <>
      <Hero
        page="about"
        shows={[aboutUs.data, ...(members.data?.items ?? [])]}
        fields={['about', 'history']}
      />
      <Section aria-label={t('Who we are')}>
        <Lead>
          <div>
            <QueryView
              query={aboutUs}
              prefix
              skeleton={<TextSkeleton lines={6} />}
              failure="Failed to fetch about us texts."
            >
              {(texts) => (
                <div lang={langOf(texts, 'about')}>
                  {paragraphsOf(texts?.about ?? '').map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              )}
            </QueryView>
            <p>
              <Anchor href={DOCUMENTS.href}>{t('Read our reports')}</Anchor>
            </p>
          </div>
          <div>
            <LinkTile
              href="/mission"
              title={t('Our Mission')}
              text={t('What we believe, and why we do this work.')}
            />
            <LinkTile
              href="/who-we-serve"
              title={t('Who We Serve')}
              text={t('The people we work for.')}
              tone="earth"
            />
          </div>
        </Lead>
      </Section>
      {history.length > 0 && (
        <TitledSection heading={t('Our History')}>
          <Years lang={langOf(aboutUs.data, 'history')}>
            {history.map(({ year, place, text }) => (
              <li key={`${year} ${text}`}>
                <strong>{year}</strong>
                {place && <em>{place}</em>}
                <p>{text}</p>
              </li>
            ))}
          </Years>
        </TitledSection>
      )}
      <TitledSection
        tone="wash"
        heading={t('Executive Members')}
        intro={t('The people who lead our work, and those who carry it from day to day.')}
      >
        <QueryView
          query={members}
          prefix
          skeleton={<MemberSkeletons />}
          failure="Failed to fetch executive members."
          empty="No executive members found"
        >
          {({ items }) => (
            <MemberGrid>
              {items.map((member, index) => (
                <MemberCard key={member._id} member={member} large={index < LEADING} />
              ))}
            </MemberGrid>
          )}
        </QueryView>
      </TitledSection>
    </>
  );
}

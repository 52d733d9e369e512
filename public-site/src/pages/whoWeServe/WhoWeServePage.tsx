import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { singletonQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { Glyph, LinkTile, Section, TextSkeleton, VisuallyHidden } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { heroHead } from '../../seo/heroHead';
import { QueryView } from '../../components/list/QueryView';
import { Hero } from '../../components/Hero';
import { PlainList } from '../../components/PlainList';
import { langOf } from '../../components/langOf';
import { GroupSign } from './GroupSign';
import { servedGroups } from './servedGroups';

const List = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 27rem), 1fr))',
  gap: 'clamp(2rem, 4vw, 3.5rem) clamp(2rem, 5vw, 5rem)',
  '& li[id]': { display: 'grid', alignContent: 'start', gap: '12px 28px', scrollMarginTop: '7rem' },
  '& .sign': {
    display: 'grid',
    placeItems: 'center',
    width: 88,
    height: 88,
    borderRadius: 18,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '& li:nth-of-type(3n + 2) .sign': {
    backgroundColor: theme.vars.palette.secondary.main,
    color: theme.vars.palette.secondary.contrastText,
  },
  '& li:nth-of-type(3n) .sign': {
    backgroundColor: theme.vars.palette.kit.mark,
    color: theme.vars.palette.kit.onCloth,
  },
  '& h2': theme.typography.h3,
  '& p': { margin: '10px 0 0', color: theme.vars.palette.text.secondary },
  '@media (min-width: 640px)': { '& li[id]': { gridTemplateColumns: 'auto 1fr' } },
}));

const Story = styled(Anchor)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  marginTop: 8,
  fontWeight: 650,
  color: theme.vars.palette.primary.main,
  textUnderlineOffset: '0.25em',
}));

/** Title and description of the page. */
export const head = heroHead('who-we-serve');

/** The groups that the charity serves. */
export function WhoWeServePage() {
  const query = useQuery(singletonQuery('groups'));
  return (
    <>
      <Hero page="who-we-serve" shows={[query.data]} />
      <Section aria-label={t('Who we serve')}>
        <QueryView
          query={query}
          prefix
          skeleton={<TextSkeleton lines={12} />}
          failure="Failed to fetch groups."
        >
          {(stored) => (
            <List>
              {servedGroups(stored).map(({ key, sign, name, text, story }) => (
                <li key={key} id={key}>
                  <div className="sign">
                    <GroupSign group={sign} />
                  </div>
                  <div>
                    <h2 lang={langOf(stored, 'groups')}>{name}</h2>
                    {text && <p lang={langOf(stored, 'groups')}>{text}</p>}
                    {story && (
                      <Story href={story}>
                        {t('Read a story')} <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                        <Glyph name="arrow" />
                      </Story>
                    )}
                  </div>
                </li>
              ))}
              <li>
                <LinkTile
                  href="/get-involved"
                  title={t('Work with us')}
                  text={t('Give an afternoon, a skill or a gift.')}
                />
              </li>
            </List>
          )}
        </QueryView>
      </Section>
    </>
  );
}

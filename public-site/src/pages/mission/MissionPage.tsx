import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { singletonQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { DEFAULT_VALUES, paragraphsOf } from '@charity-site/api-client/entities';
import { QuoteBlock, Section, TextSkeleton } from '@charity-site/ui-kit';
import { QueryView } from '../../components/list/QueryView';
import { heroHead } from '../../seo/heroHead';
import { Hero } from '../../components/Hero';
import { langOf } from '../../components/langOf';
import { TitledSection } from '../../components/TitledSection';
import { SCRIPTURES } from '../../content/scriptures';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(2rem, 5vw, 4.5rem)',
  // Smaller, because one of these headings repeats the page title.
  '& > section h2': theme.typography.h3,
  '@media (min-width: 900px)': { gridTemplateColumns: '1fr 1fr' },
}));

const Text = styled('div')(({ theme }) => ({
  maxWidth: '40rem',
  '& p': { ...theme.typography.subtitle1, margin: '0 0 1em' },
}));

const Values = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: 'clamp(1.5rem, 3vw, 2.5rem)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { borderTop: `4px solid ${theme.vars.palette.secondary.main}`, paddingTop: 16 },
  '& li:nth-of-type(3n + 2)': { borderColor: theme.vars.palette.kit.mark },
  '& li:nth-of-type(3n)': { borderColor: theme.vars.palette.primary.main },
  '& p': { margin: '8px 0 0', color: theme.vars.palette.text.secondary },
}));

const UNWRITTEN = 'Nothing written yet';

/** Title and description of the page. */
export const head = heroHead('mission');

/** Mission, vision and values. */
export function MissionPage() {
  const query = useQuery(singletonQuery('about-us'));
  // The first section shows the loading and error states for all.
  const aboutUs = query.data;
  return (
    <>
      <Hero page="mission" shows={[aboutUs]} fields={['founding', 'vision', 'mission', 'values']} />
      <TitledSection heading={t('Founded and Operating to Meet the Needs of Others')}>
        <Columns>
          <Text>
            <QueryView
              query={query}
              prefix
              skeleton={<TextSkeleton lines={8} />}
              failure="Failed to fetch about us texts."
            >
              {(texts) => (
                <div lang={langOf(texts, 'founding')}>
                  {paragraphsOf(texts?.founding ?? '').map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              )}
            </QueryView>
          </Text>
          <div style={{ display: 'grid', gap: 36, alignContent: 'start' }}>
            {SCRIPTURES.map(({ text, source }) => (
              <QuoteBlock key={source} text={text} author={source} />
            ))}
          </div>
        </Columns>
      </TitledSection>
      <Section tone="deep">
        <Columns>
          <TitledSection as="section" heading={t('Our Vision')}>
            <Text>
              {aboutUs !== undefined && (
                <p lang={langOf(aboutUs, 'vision')}>{aboutUs?.vision ?? t(UNWRITTEN)}</p>
              )}
            </Text>
          </TitledSection>
          <TitledSection as="section" heading={t('Our Mission')}>
            <Text>
              {aboutUs !== undefined && (
                <p lang={langOf(aboutUs, 'mission')}>{aboutUs?.mission ?? t(UNWRITTEN)}</p>
              )}
            </Text>
          </TitledSection>
        </Columns>
      </Section>
      <TitledSection heading={t('Our Core Values')}>
        {aboutUs !== undefined && (
          <Values lang={langOf(aboutUs, 'values')}>
            {(aboutUs?.values.length ? aboutUs.values : DEFAULT_VALUES).map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Values>
        )}
      </TitledSection>
    </>
  );
}

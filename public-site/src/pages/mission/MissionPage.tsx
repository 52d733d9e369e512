import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { QuoteBlock, Section, SectionHeading } from '@charity-site/ui-kit';
import { bannerHead } from '../../head/bannerHead';
import { Hero } from '../../hero/Hero';
import { FOUNDING, MISSION, SCRIPTURES, VALUES, VISION } from '../../texts/mission';

const Columns = styled('div')({
  display: 'grid',
  gap: 'clamp(2rem, 5vw, 4.5rem)',
  '@media (min-width: 900px)': { gridTemplateColumns: '1fr 1fr' },
});

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
  '& li:nth-of-type(3n + 2)': { borderColor: theme.vars.palette.error.main },
  '& li:nth-of-type(3n)': { borderColor: theme.vars.palette.primary.main },
  '& p': { margin: '8px 0 0', color: theme.vars.palette.text.secondary },
}));

/** Title and description of the page. */
export const head = bannerHead('mission');

/** Mission, vision and values (docs/product.md 3.9). */
export function MissionPage() {
  const [founding, vision, mission, values] = [useId(), useId(), useId(), useId()];
  return (
    <>
      <Hero page="mission" />
      <Section aria-labelledby={founding}>
        <SectionHeading id={founding}>Founded and Operating to Meet the Needs of Others</SectionHeading>
        <Columns>
          <Text>
            {FOUNDING.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Text>
          <div style={{ display: 'grid', gap: 36, alignContent: 'start' }}>
            {SCRIPTURES.map(({ text, source }) => (
              <QuoteBlock key={source} text={text} author={source} />
            ))}
          </div>
        </Columns>
      </Section>
      <Section tone="deep">
        <Columns>
          <section aria-labelledby={vision}>
            <SectionHeading id={vision}>Our Vision</SectionHeading>
            <Text>
              <p>{VISION}</p>
            </Text>
          </section>
          <section aria-labelledby={mission}>
            <SectionHeading id={mission}>Our Mission</SectionHeading>
            <Text>
              <p>{MISSION}</p>
            </Text>
          </section>
        </Columns>
      </Section>
      <Section aria-labelledby={values}>
        <SectionHeading id={values}>Our Core Values</SectionHeading>
        <Values>
          {VALUES.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Values>
      </Section>
    </>
  );
}

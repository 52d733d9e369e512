import { styled } from '@mui/material/styles';
import { LinkTile, Section } from '@charity-site/ui-kit';
import { bannerHead } from '../../head/bannerHead';
import { Hero } from '../../hero/Hero';
import { GROUPS } from '../../texts/groups';
import { GROUP_TEXTS } from '../../texts/whoWeServe';
import { GroupSign } from './GroupSign';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 27rem), 1fr))',
  gap: 'clamp(2rem, 4vw, 3.5rem) clamp(2rem, 5vw, 5rem)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li[id]': { display: 'grid', alignContent: 'start', gap: '12px 28px', scrollMarginTop: '7rem' },
  '& .sign': {
    display: 'grid',
    placeItems: 'center',
    width: 88,
    height: 88,
    borderRadius: 20,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '& li:nth-of-type(3n + 2) .sign': {
    backgroundColor: theme.vars.palette.secondary.main,
    color: theme.vars.palette.secondary.contrastText,
  },
  '& li:nth-of-type(3n) .sign': {
    backgroundColor: theme.vars.palette.error.main,
    color: theme.vars.palette.error.contrastText,
  },
  '& h2': theme.typography.h3,
  '& p': { margin: '10px 0 0', color: theme.vars.palette.text.secondary },
  '@media (min-width: 640px)': { '& li[id]': { gridTemplateColumns: 'auto 1fr' } },
}));

/** Title and description of the page. */
export const head = bannerHead('who-we-serve');

/** The five groups that the charity serves (docs/product.md 3.10). */
export function WhoWeServePage() {
  return (
    <>
      <Hero page="who-we-serve" />
      <Section aria-label="Who we serve">
        <List>
          {GROUPS.map(({ key, name }) => (
            <li key={key} id={key}>
              <div className="sign">
                <GroupSign group={key} />
              </div>
              <div>
                <h2>{name}</h2>
                <p>{GROUP_TEXTS[key]}</p>
              </div>
            </li>
          ))}
          <li>
            <LinkTile href="/get-involved" title="Help us to serve them" text="Give an afternoon, a skill or a gift." />
          </li>
        </List>
      </Section>
    </>
  );
}

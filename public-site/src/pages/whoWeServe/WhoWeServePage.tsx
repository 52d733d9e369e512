import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Section } from 'ui-kit';
import { Hero } from '../../hero/Hero';
import { GROUPS } from '../../texts/site';
import { GroupSign } from './GroupSign';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(2rem, 4vw, 3.5rem)',
  maxWidth: '54rem',
  margin: '0 0 clamp(2rem, 4vw, 3.5rem)',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gap: '12px 32px', scrollMarginTop: '7rem' },
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
  '& p': { ...theme.typography.subtitle1, margin: '10px 0 0', color: theme.vars.palette.text.secondary },
  '@media (min-width: 640px)': { '& li': { gridTemplateColumns: 'auto 1fr' } },
}));

/** The five groups the work is for (SPEC section 2, fixed). */
export function WhoWeServePage() {
  return (
    <>
      <Hero page="who-we-serve" />
      <Section aria-label="Who we serve">
        <List>
          {GROUPS.map(({ key, name, text }) => (
            <li key={key} id={key}>
              <div className="sign">
                <GroupSign group={key} />
              </div>
              <div>
                <h2>{name}</h2>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </List>
        <Button href="/get-involved" variant="contained" size="large">
          Help us to serve them
        </Button>
      </Section>
    </>
  );
}

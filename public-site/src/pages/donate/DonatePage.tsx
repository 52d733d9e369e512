import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { givingQuery } from '@charity-site/api-client';
import { useId, useState } from 'react';
import { AlertDialog, Section, SectionHeading } from '@charity-site/ui-kit';
import { bannerHead } from '../../head/bannerHead';
import { Hero } from '../../hero/Hero';
import { BankDetails } from './BankDetails';

/** Texts of the two alerts; online giving does not work yet (docs/product.md 5.11). */
const ALERTS = {
  now: 'Online giving is not available yet. Please use the bank details on this page.',
  online: 'Donate Online is under development.',
} as const;

const Columns = styled('div')({
  display: 'grid',
  gap: 'clamp(2.5rem, 5vw, 4.5rem)',
  '@media (min-width: 960px)': { gridTemplateColumns: '3fr 2fr', alignItems: 'start' },
});

const Card = styled('section')(({ theme }) => ({
  '--kit-focus': theme.vars.palette.kit.onDeepAmber,
  display: 'grid',
  gap: 16,
  padding: 'clamp(24px, 3vw, 36px)',
  borderRadius: 16,
  backgroundColor: theme.vars.palette.kit.deep,
  color: theme.vars.palette.kit.onDeep,
  '& h2': { ...theme.typography.h3 },
  '& p': { margin: 0 },
  // Its buttons need script.
  '@media (scripting: none)': { display: 'none' },
}));

/** Title and description of the page. */
export const head = bannerHead('donation');

/** The bank account and two buttons for future online giving (docs/product.md 4.5). */
export function DonatePage() {
  const [bank, online] = [useId(), useId()];
  const words = useQuery(givingQuery()).data;
  const [alert, setAlert] = useState<keyof typeof ALERTS>();
  return (
    <>
      <Hero page="donation" />
      <Section>
        <Columns>
          <section aria-labelledby={bank}>
            <SectionHeading id={bank} intro={words?.donateIntro || undefined}>
              Bank details
            </SectionHeading>
            <BankDetails />
          </section>
          <Card aria-labelledby={online} data-print="no">
            <h2 id={online}>Give in another way</h2>
            {words?.donateStatement && <p>{words.donateStatement}</p>}
            <Button variant="contained" color="secondary" size="large" onClick={() => setAlert('now')}>
              Donate Now
            </Button>
            <Button
              variant="outlined"
              size="large"
              onClick={() => setAlert('online')}
              sx={{ color: 'inherit', borderColor: 'currentcolor' }}
            >
              Donate Online
            </Button>
          </Card>
        </Columns>
      </Section>
      <AlertDialog open={alert !== undefined} text={ALERTS[alert ?? 'now']} onClose={() => setAlert(undefined)} />
    </>
  );
}

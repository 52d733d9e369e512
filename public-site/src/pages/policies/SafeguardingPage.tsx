import { styled } from '@mui/material/styles';
import { t } from '@charity-site/api-client/http';
import type { PageHead } from '@charity-site/shell/contract';
import { useId } from 'react';
import { ContactButtons } from '../../organisation/ContactButtons';
import { PolicyPage } from './PolicyPage';

/** Title and description of the page. */
export const head = (): PageHead => ({
  title: t('Safeguarding'),
  description: t('How we protect the children and adults we work with, and who to tell.'),
  canonical: '/safeguarding',
});

const Panel = styled('section')(({ theme }) => ({
  marginBottom: 40,
  padding: 'clamp(8px, 4vw, 28px)',
  borderRadius: 14,
  outline: '1px solid transparent',
  backgroundColor: theme.vars.palette.kit.wash,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: '8px 0 16px' },
}));

function TellUs() {
  const heading = useId();
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading}>{t('Are you worried about somebody?')}</h2>
      <p>{t('Tell us, even if you are not sure. Call us or write to us.')}</p>
      <ContactButtons />
    </Panel>
  );
}

/** The safeguarding policy, with buttons to report a concern. */
export function SafeguardingPage() {
  return (
    <PolicyPage
      title={t('Safeguarding')}
      path="safeguarding"
      failure="Failed to fetch safeguarding page."
      fallback="<p>We have not published our safeguarding statement yet.</p>"
      before={<TellUs />}
    />
  );
}

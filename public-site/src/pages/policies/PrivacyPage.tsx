import { styled } from '@mui/material/styles';
import { DEFAULT_PRIVACY } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import type { PageHead } from '@charity-site/shell/contract';
import { useId } from 'react';
import { ContactMethods } from '../../organisation/ContactMethods';
import { PolicyPage } from './PolicyPage';

/** Title and description of the page. */
export const head = (): PageHead => ({
  title: t('Privacy'),
  description: t('What this website stores about you, why, and for how long.'),
  canonical: '/privacy',
});

const Block = styled('section')(({ theme }) => ({
  marginTop: 40,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

function AskUs() {
  const heading = useId();
  return (
    <Block aria-labelledby={heading}>
      <h2 id={heading}>{t('Ask us')}</h2>
      <p>
        {t(
          'What have we stored about you? Should we correct or delete it? Call us or write to us.',
        )}
      </p>
      <ContactMethods withEmail />
    </Block>
  );
}

/** The privacy policy, with the contact methods. */
export function PrivacyPage() {
  return (
    <PolicyPage
      title={t('Privacy')}
      path="privacy"
      failure="Failed to fetch privacy page."
      fallback={DEFAULT_PRIVACY}
      after={<AskUs />}
    />
  );
}

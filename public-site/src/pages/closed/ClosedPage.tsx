import Button from '@mui/material/Button';
import { t } from '@charity-site/api-client/http';
import type { PageHead } from '@charity-site/shell/contract';
import { Section } from '@charity-site/ui-kit';
import { PageTitle } from '../../components/PageTitle';

/** Title of the page; search engines do not index it. */
export const head = (): PageHead => ({ title: t('Closed at the moment'), missing: true });

/** Replacement for the pages of a remote that is switched off. */
export function ClosedPage() {
  return (
    <Section>
      <PageTitle>{t('Closed at the moment')}</PageTitle>
      <p>{t('This part of the website is closed at the moment.')}</p>
      <Button href="/" variant="contained">
        {t('Go to the home page')}
      </Button>
    </Section>
  );
}

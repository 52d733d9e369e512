import { safeguardingQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import type { PageHead } from '@charity-site/shell/contract';
import { PolicyPage } from './PolicyPage';

/** Title and description of the page. */
export const head = (): PageHead => ({
  title: t('Safeguarding'),
  description: t('How we protect the children and adults we work with, and who to tell.'),
  canonical: '/safeguarding',
});

/** How the organisation protects the people it works with (docs/product.md 3.15). */
export function SafeguardingPage() {
  return (
    <PolicyPage
      title={t('Safeguarding')}
      query={safeguardingQuery()}
      failure="Failed to fetch safeguarding page."
      fallback="<p>We have not published our safeguarding statement yet.</p>"
      ask={{
        title: t('Are you worried about somebody?'),
        text: t('Tell us, also when you are not sure. Call us or write to us.'),
      }}
    />
  );
}

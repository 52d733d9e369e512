import { privacyQuery } from '@charity-site/api-client';
import { FIRST_PRIVACY } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import type { PageHead } from '@charity-site/shell/contract';
import { PolicyPage } from './PolicyPage';

/** Title and description of the page. */
export const head = (): PageHead => ({
  title: t('Privacy'),
  description: t('What this website stores about you, why, and for how long.'),
  canonical: '/privacy',
});

/** What the organisation does with what visitors tell it (docs/product.md 3.15). */
export function PrivacyPage() {
  return (
    <PolicyPage
      title={t('Privacy')}
      query={privacyQuery()}
      failure="Failed to fetch privacy page."
      fallback={FIRST_PRIVACY}
      ask={{
        title: t('Ask us'),
        text: t('What have we stored about you? Should we correct or delete it? Call us or write to us.'),
      }}
    />
  );
}

import { DEFAULT_PRIVACY } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import type { PageHead } from '@charity-site/shell/contract';
import { ContactBlock } from './ContactBlock';
import { PolicyPage } from './PolicyPage';

/** Title and description of the page. */
export const head = (): PageHead => ({
  title: t('Privacy'),
  description: t('What this website stores about you, why, and for how long.'),
  canonical: '/privacy',
});

/** The privacy policy, with the contact methods. */
export function PrivacyPage() {
  return (
    <PolicyPage
      title={t('Privacy')}
      path="privacy"
      failure="Failed to fetch privacy page."
      fallback={DEFAULT_PRIVACY}
      after={
        <ContactBlock
          title={t('Ask us')}
          text={t(
            'What have we stored about you? Should we correct or delete it? Call us or write to us.',
          )}
        />
      }
    />
  );
}

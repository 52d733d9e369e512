import { useQuery } from '@tanstack/react-query';
import { singletonQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { QuoteBlock, Section, TextSkeleton } from '@charity-site/ui-kit';
import { QueryView } from '../../components/list/QueryView';
import { langOf } from '../../components/langOf';

/** The stored quote. */
export function LandingQuote() {
  return (
    <Section aria-label={t('Quote')}>
      <QueryView
        query={useQuery(singletonQuery('quote'))}
        skeleton={<TextSkeleton lines={4} />}
        failure="Failed to fetch quote."
        empty="No quote configured yet"
      >
        {(quote) =>
          quote && (
            <div lang={langOf(quote, 'text', 'author')}>
              <QuoteBlock size="large" text={quote.text} author={quote.author} />
            </div>
          )
        }
      </QueryView>
    </Section>
  );
}

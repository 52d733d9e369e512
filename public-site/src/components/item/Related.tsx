import { useQuery } from '@tanstack/react-query';
import { relatedQuery, type RelatedItem, type RelatedPath } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { itemPagePath } from '@charity-site/api-client/entities';
import { useParams } from 'react-router-dom';
import { dayOf, formatDate, formatDay, withShortMonth } from '../../dates/format';
import { useToday } from '../../dates/useToday';
import { TitledSection } from '../TitledSection';
import { RelatedCard, RelatedCards } from './RelatedCard';

/** Section heading, and line above each title, by content type. */
const KINDS: Record<RelatedPath, { heading: string; meta: (item: RelatedItem) => string }> = {
  updates: { heading: 'More news', meta: ({ date = '' }) => withShortMonth(formatDate(date)) },
  projects: {
    heading: 'More projects',
    meta: ({ initiatedDate = '' }) =>
      t('Initiated: {date}', { date: withShortMonth(formatDate(initiatedDate)) }),
  },
  events: { heading: 'Coming up', meta: ({ date = '' }) => withShortMonth(formatDay(date)) },
  'case-studies': { heading: 'More case studies', meta: ({ category = '' }) => t(category) },
  'use-cases': { heading: 'More use cases', meta: ({ category = '' }) => t(category) },
};

export interface RelatedProps {
  /** The path of the list. */
  of: RelatedPath;
}

/** Links to other items of the same content type. Hidden if there are none or loading fails. */
export function Related({ of }: RelatedProps) {
  const { id = '' } = useParams();
  const today = useToday();
  const kind = KINDS[of];
  const { data = [] } = useQuery(relatedQuery(of, id));
  // A cached response can contain an event that is over.
  const others = data.filter(({ date = '' }) => of !== 'events' || dayOf(date) >= today);
  if (others.length === 0) return null;
  return (
    <TitledSection tone="wash" heading={t(kind.heading)} data-print="no">
      <RelatedCards>
        {others.map((item) => (
          <RelatedCard
            key={item._id}
            item={item}
            href={itemPagePath(`/${of}`, item)}
            meta={kind.meta(item)}
          />
        ))}
      </RelatedCards>
    </TitledSection>
  );
}

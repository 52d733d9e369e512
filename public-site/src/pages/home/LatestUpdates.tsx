import { useQuery } from '@tanstack/react-query';
import { updatesQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { CardGrid } from '@charity-site/ui-kit';
import { CardSkeletons } from '../../components/list/CardSkeletons';
import { QueryView } from '../../components/list/QueryView';
import { TitledSection } from '../../components/TitledSection';
import { UpdateCard } from '../news/UpdateCard';
import { HOME_PREVIEW } from './preview';

/** The latest updates. */
export function LatestUpdates() {
  const updates = useQuery(updatesQuery(HOME_PREVIEW));
  return (
    <TitledSection heading={t('Latest Updates')} action={{ href: '/news', label: t('All news') }}>
      <QueryView
        query={updates}
        skeleton={<CardSkeletons count={HOME_PREVIEW.limit} layout="row" lead />}
        failure="Failed to fetch latest updates."
        empty="No latest updates available"
      >
        {({ items }) => (
          <CardGrid>
            {items.map((update, index) => (
              <UpdateCard key={update._id} update={update} layout={index === 0 ? 'lead' : 'row'} />
            ))}
          </CardGrid>
        )}
      </QueryView>
    </TitledSection>
  );
}

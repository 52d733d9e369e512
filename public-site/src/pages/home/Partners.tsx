import { useQuery } from '@tanstack/react-query';
import { partnersQuery, pictureSource } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { LogoStrip } from '@charity-site/ui-kit';
import { QueryView } from '../../components/list/QueryView';
import { ALL_ITEMS } from '../wholeList';
import { TitledSection } from '../../components/TitledSection';

/** The partners' logos, sorted by the server; hidden if there are none. */
export function Partners() {
  const partners = useQuery(partnersQuery(ALL_ITEMS));
  if (partners.data?.items.length === 0) return null;
  return (
    <TitledSection heading={t('Our Partners')}>
      <QueryView
        query={partners}
        skeleton={<LogoStrip logos={[]} skeletons={14} />}
        failure="Failed to fetch partners."
      >
        {({ items }) => (
          <LogoStrip
            logos={items.map(({ _id, name, logo }) => ({
              id: _id,
              name,
              picture: pictureSource(logo),
            }))}
          />
        )}
      </QueryView>
    </TitledSection>
  );
}

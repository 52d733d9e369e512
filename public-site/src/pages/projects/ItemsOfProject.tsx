import { useQuery } from '@tanstack/react-query';
import { itemsOfProjectQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { itemPagePath } from '@charity-site/api-client/entities';
import { RelatedCard, RelatedCards } from '../../components/item/RelatedCard';
import { TitledSection } from '../../components/TitledSection';
import { typeAndDate } from '../../content/kinds';

/** News, stories and events of a project. Hidden if there are none or loading fails. */
export function ItemsOfProject({ id }: { id: string }) {
  const { data = [] } = useQuery(itemsOfProjectQuery(id));
  if (data.length === 0) return null;
  return (
    <TitledSection
      as="section"
      heading={t('From this project')}
      data-print="no"
      style={{ marginTop: 'clamp(2.5rem, 5vw, 4rem)' }}
    >
      <RelatedCards>
        {data.map(({ list, date, ...item }) => (
          <RelatedCard
            key={item._id}
            item={item}
            href={itemPagePath(`/${list}`, item)}
            meta={typeAndDate(list, date, true)}
          />
        ))}
      </RelatedCards>
    </TitledSection>
  );
}

import { useQuery } from '@tanstack/react-query';
import { lastChangesQuery, pictureSource } from '@charity-site/api-client';
import { ordersOf, PAGE_SIZE } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { ConfirmDialog, ListScreen, LoadError } from '@charity-site/ui-kit';
import { reread } from '../../../shared/site/reread';
import type { ResolvedContentScreenConfig, Listed } from './descriptor';
import { FilterField } from '../../../shared/lists/FilterField';
import { ItemDialog } from './ItemDialog';
import { ListTools } from './ListTools';
import { NoMatch } from '../../../shared/lists/NoMatch';
import { ViewPageLink } from '../../../shared/layout/ViewPageLink';
import { LastChangeText } from '../../../shared/history/LastChangeLine';
import { NoticeBanner, type Notice } from '../../../shared/mutations/NoticeBanner';
import { StatusFilter } from '../publishing/StatusFilter';
import { publicLink } from '../publishing/publicLink';
import { statusLabel } from '../publishing/publishingTexts';
import { useTranslationStates } from '../../../shared/translations/useTranslationStates';
import { useCan } from '../../../shared/session/useRole';
import { useContentList } from '../../../shared/lists/useContentList';
import { useDeletion } from '../../../shared/mutations/useDeletion';
import { useEditing } from './useEditing';
import { useMove } from './useMove';
import { useListView } from '../../../shared/lists/useListView';

/**
 * The generic list screen: state from `useContentList`, layout from ui-kit's ListScreen, the rest
 * from the descriptor.
 */
export function ContentScreen<Draft extends object, Item extends Listed>(props: {
  descriptor: ResolvedContentScreenConfig<Draft, Item>;
}) {
  const { descriptor } = props;
  const { type, calls, words, card, categories } = descriptor;
  const canEdit = useCan('editContent');
  const key = type.path;
  const list = useContentList(calls.query, PAGE_SIZE, type);
  const [view, setView] = useListView(key);
  const [notice, setNotice] = useState<Notice | null>(null);
  const reload = () => reread(key);
  const listOptions = { items: list.items, reload, onNotice: setNotice };
  const nameOf = (item: Item) => card(item).title;
  const deletion = useDeletion({
    calls,
    texts: words,
    nameOf,
    noteOf: descriptor.deletionNote,
    ...listOptions,
  });
  const { editing, opening, add, edit, duplicate, close } = useEditing({
    descriptor,
    ...listOptions,
  });
  const move = useMove({ calls, nameOf, ...listOptions });
  const ids = list.items.map(({ _id }) => _id);
  const { data: lastChanges = [] } = useQuery(lastChangesQuery(key, ids));
  const translationsOf = useTranslationStates(type);
  const isMovable = !list.search.trim() && !list.isFiltered && list.isOwnOrder;

  return (
    <>
      <ListScreen
        heading={words.heading}
        besideHeading={<ViewPageLink />}
        aside={descriptor.aside}
        listHeading={words.list}
        addLabel={words.add}
        onAdd={add}
        search={list.search}
        searchPlaceholder={words.search}
        onSearch={list.setSearch}
        filter={
          <>
            {categories && (
              <FilterField
                name="category"
                label="Category"
                emptyOption="All"
                options={categories}
                value={categories.includes(list.category) ? list.category : ''}
                onChange={(category) => list.narrow({ category })}
              />
            )}
            {type.publishing && (
              <StatusFilter value={list.state} onChange={(status) => list.narrow({ status })} />
            )}
            <ListTools
              orders={ordersOf(type)}
              order={list.order}
              onOrder={list.setOrder}
              days={list.days}
              onDays={list.narrow}
            />
          </>
        }
        view={view}
        onView={setView}
        status={list.status}
        busy={list.busy || move.busy || opening}
        emptyMessage={words.none}
        emptyAction={list.isNarrowed && <NoMatch none={words.none} list={list} />}
        failure={<LoadError onRetry={list.retry}>{words.failedFetch}</LoadError>}
        items={list.items.map((item, index) => {
          const { picture, ...cardProps } = card(item);
          const lastChange = lastChanges.find((change) => change.item === item._id);
          return {
            id: item._id,
            ...cardProps,
            notes: [...(cardProps.notes ?? []), ...translationsOf(item._id)],
            byline: lastChange && <LastChangeText change={lastChange} />,
            picture: picture ? pictureSource(picture) : undefined,
            label: statusLabel(item),
            link: cardProps.link ?? publicLink(type, item),
            linkInNewTab: !cardProps.link,
            canDelete: canEdit,
            canMoveUp: !(list.paging.page === 1 && index === 0),
            canMoveDown: !(
              list.paging.page === list.paging.totalPages && index === list.items.length - 1
            ),
          };
        })}
        deletingId={deletion.deletingId}
        onEdit={edit}
        onDuplicate={duplicate}
        onDelete={deletion.ask}
        onMove={calls.move && canEdit && isMovable ? move.move : undefined}
        {...list.paging}
        banner={<NoticeBanner notice={notice} />}
      />
      {editing && (
        <ItemDialog
          descriptor={descriptor}
          item={editing.item}
          review={editing.review}
          copied={editing.copied}
          onClose={close}
          onSaved={(text, view) => {
            close();
            setNotice({ kind: 'success', text, view });
            void reload();
          }}
          onOutdated={() => void reload()}
        />
      )}
      <ConfirmDialog {...deletion.dialog} />
    </>
  );
}

import { useState } from 'react';
import { Banner, type BannerProps } from '../Banner/Banner';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { ListScreen } from '../ListScreen/ListScreen';
import { LoadError } from '../LoadError/LoadError';
import type { ListView } from '../ViewToggle/ViewToggle';
import { PartnerDialog } from './PartnerDialog';
import { samplePartners, type Partner, type PartnerDraft } from './samplePartners';
import { usePartnersInMemory, type ServerManners } from './usePartnersInMemory';

export interface PartnersScreenProps extends Partial<ServerManners> {
  /** Initial items. */
  partners?: readonly Partner[];
  /** Initial view. */
  startView?: ListView;
}

type News = Pick<BannerProps, 'kind'> & { text: string };

/**
 * A complete list screen: ListScreen for the layout, a hook for the state, FormDialog to add and edit, ConfirmDialog
 * before deletion, a banner for the result.
 */
export function PartnersScreen({ partners = samplePartners, startView = 'grid', ...manners }: PartnersScreenProps) {
  const { delay = 400, failingLoads = false, failingSaves = false, failingDeletions = false } = manners;
  const list = usePartnersInMemory(partners, { delay, failingLoads, failingSaves, failingDeletions });
  const [view, setView] = useState(startView);
  const [news, setNews] = useState<News | null>(null);
  const [editing, setEditing] = useState<Partner | 'new' | null>(null);
  const [askingId, setAskingId] = useState<string>();
  const [deletingId, setDeletingId] = useState<string>();

  const save = async (draft: PartnerDraft) => {
    const old = editing === 'new' ? undefined : editing?.id;
    await list.save(draft, old);
    setEditing(null);
    setNews({ kind: 'success', text: old ? 'Partner updated successfully!' : 'Partner added successfully!' });
  };

  const remove = async (id: string) => {
    setAskingId(undefined);
    setDeletingId(id);
    setNews(null);
    try {
      await list.remove(id);
      setNews({ kind: 'success', text: 'Partner deleted successfully!' });
    } catch {
      setNews({ kind: 'error', text: 'Failed to delete partner.' });
    }
    setDeletingId(undefined);
  };

  return (
    <>
      <ListScreen
        heading="Manage Partners"
        listHeading="Existing Partners"
        addLabel="Add New Partner"
        onAdd={() => setEditing('new')}
        search={list.search}
        searchPlaceholder="Search by name..."
        onSearch={list.setSearch}
        view={view}
        onView={setView}
        status={list.status}
        busy={list.busy}
        emptyMessage="No partners found."
        failure={<LoadError onRetry={list.retry}>Failed to fetch partners.</LoadError>}
        items={list.items.map(({ id, name, logo, order }) => ({
          id,
          title: name,
          picture: logo ?? undefined,
          pictureAs: 'logo',
          notes: [`Order: ${order}`],
        }))}
        deletingId={deletingId}
        onEdit={(id) => setEditing(list.byId(id) ?? null)}
        onDelete={setAskingId}
        page={list.page}
        totalPages={list.totalPages}
        pageSize={list.pageSize}
        onPage={list.setPage}
        banner={news && <Banner kind={news.kind}>{news.text}</Banner>}
      />
      {editing && (
        <PartnerDialog partner={editing === 'new' ? null : editing} onSave={save} onClose={() => setEditing(null)} />
      )}
      <ConfirmDialog
        open={askingId !== undefined}
        question="Are you sure you want to delete this partner?"
        onConfirm={() => askingId && void remove(askingId)}
        onCancel={() => setAskingId(undefined)}
      />
    </>
  );
}

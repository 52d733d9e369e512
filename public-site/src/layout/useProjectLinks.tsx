import { useQuery } from '@tanstack/react-query';
import { projectLinksQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { itemPagePath } from '@charity-site/api-client/entities';
import type { ReactNode } from 'react';
import { LoadError, Loading, TextSkeleton } from '@charity-site/ui-kit';
import { langOf } from '../components/langOf';

/** A link of a menu. */
export interface MenuLink {
  href: string;
  label: string;
  /** Language of the label if it differs from the page. */
  lang?: string | undefined;
}

/** Links of the projects menu, or a loading or error message. */
export function useProjectLinks(): { items: MenuLink[]; status?: ReactNode } {
  const { data, isFetching, refetch } = useQuery(projectLinksQuery());
  if (data) {
    const items = data.map((project) => ({
      href: itemPagePath('/projects', project),
      label: project.title,
      lang: langOf(project, 'title'),
    }));
    return { items };
  }
  const status = isFetching ? (
    <Loading label={t('Loading the projects…')}>
      <TextSkeleton lines={3} />
    </Loading>
  ) : (
    <LoadError onRetry={() => void refetch()}>{t('Failed to fetch project titles.')}</LoadError>
  );
  return { items: [], status };
}

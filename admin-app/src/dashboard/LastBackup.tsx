import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '@charity-site/api-client';
import { Banner } from '@charity-site/ui-kit';
import { Note } from '../layout/Note';
import { recentMoment } from '../site/time';

/** Says when the site was backed up last, in red when that is late; nothing where the site knows of no backups. */
export function LastBackup() {
  const last = useQuery(dashboardQuery()).data?.lastBackup;
  if (!last) return null;
  const text = `Last backup: ${last.at ? recentMoment(last.at) : 'never'}`;
  if (last.isLate) return <Banner kind="error">{text}. Please tell the person who looks after the site.</Banner>;
  return <Note>{text}</Note>;
}

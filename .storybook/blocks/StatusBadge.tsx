import { styled } from '@mui/material/styles';
import { Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { sinceOf, statusOf, type Status } from '../status';

const LABELS: Record<Status, string> = { stable: 'Stable', new: 'New', deprecated: 'Deprecated' };

const COLOURS = { stable: 'success', new: 'info', deprecated: 'error' } as const;

const Badge = styled('p')<{ status: Status }>(({ theme, status }) => ({
  display: 'inline-block',
  margin: '0 0 12px',
  padding: '2px 12px',
  border: '1px solid',
  borderRadius: 999,
  color: theme.vars?.palette[COLOURS[status]].main,
  font: '600 14px/1.6 system-ui, sans-serif',
}));

/** The status of the page's component, and the version that added it. */
export function StatusBadge() {
  const { tags = [] } = useOf('meta', ['meta']).csfFile.meta;
  const status = statusOf(tags);
  if (!status) return null;
  return (
    <Unstyled>
      <Badge status={status} data-guide>
        {LABELS[status]}, since version {sinceOf(tags)}
      </Badge>
    </Unstyled>
  );
}

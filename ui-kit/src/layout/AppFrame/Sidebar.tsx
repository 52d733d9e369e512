import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { SidebarEntry } from './SidebarEntry';
import { SidebarHeader } from './SidebarHeader';
import type { SidebarContent, SidebarGroup } from './sidebarItems';
import type { SidebarState } from './useSidebar';

interface SidebarProps extends SidebarContent {
  id: string;
  state: SidebarState;
  isNarrow: boolean;
  onClose: () => void;
  footer: ReactNode;
}

/** Width by state. */
const WIDTHS = { open: '18rem', minimized: '4rem', closed: '0rem' };
const NARROW_WIDTH = 'min(20rem, 80vw)';

/**
 * The sidebar. On a narrow screen it covers the content but not the header, so that its toggle
 * button stays visible.
 */
export function Sidebar({ id, state, isNarrow, onClose, ...content }: SidebarProps) {
  const { groups, footer, currentPath } = content;
  const minimized = state === 'minimized';
  const width = isNarrow ? NARROW_WIDTH : WIDTHS[state];
  return (
    <>
      {isNarrow && state === 'open' && (
        <Box
          aria-hidden
          onClick={onClose}
          sx={{ position: 'fixed', inset: 0, bgcolor: 'rgb(5 25 28 / 0.55)', zIndex: 'drawer' }}
        />
      )}
      <Box
        id={id}
        data-state={state}
        data-sticks
        inert={state === 'closed'}
        sx={{
          flexShrink: 0,
          width,
          left: 0,
          ...(isNarrow
            ? { position: 'fixed', top: 'var(--frame-header)', bottom: 'var(--frame-foot)' }
            : { position: 'sticky', top: 0, height: '100vh' }),
          display: 'flex',
          flexDirection: 'column',
          zIndex: isNarrow ? 'drawer' : 'auto',
          overflowX: 'hidden',
          overflowY: 'auto',
          // Scrolling to an entry shows some entries above and below it.
          scrollPaddingBlock: 'calc(var(--kit-covered-top) + 1rem) 1rem',
          scrollbarWidth: 'thin',
          visibility: state === 'closed' ? 'hidden' : 'visible',
          transform: isNarrow && state === 'closed' ? 'translateX(-100%)' : 'none',
          transition: 'width 200ms, transform 200ms, visibility 200ms',
          bgcolor: 'kit.deep',
          color: 'kit.onDeep',
          '--kit-focus': (theme) => theme.vars.palette.kit.onDeepAmber,
        }}
      >
        <Box
          component="nav"
          aria-label="Administration"
          sx={{
            flex: 1,
            pb: 2,
            display: 'flex',
            flexDirection: 'column',
            width: minimized ? WIDTHS.minimized : undefined,
          }}
        >
          <SidebarHeader {...content} minimized={minimized} />
          {groups.map((group) => (
            <SidebarSection
              key={group.label}
              group={group}
              minimized={minimized}
              currentPath={currentPath}
            />
          ))}
          {footer && !minimized && (
            <Box sx={{ mt: 'auto', px: 3, pt: 2, typography: 'body2' }}>{footer}</Box>
          )}
        </Box>
      </Box>
    </>
  );
}

interface SidebarSectionProps {
  group: SidebarGroup;
  minimized: boolean;
  currentPath: string;
}

function SidebarSection({ group, minimized, currentPath }: SidebarSectionProps) {
  const labelId = useId();
  return (
    <>
      {group.label && (
        <Typography
          id={labelId}
          component="p"
          variant="caption"
          sx={{
            px: 3,
            pt: 2,
            pb: 0.5,
            ...(minimized && { height: 12, p: 0, visibility: 'hidden' }),
          }}
        >
          {group.label}
        </Typography>
      )}
      <List
        aria-labelledby={group.label ? labelId : undefined}
        disablePadding
        sx={{ px: minimized ? 0.5 : 1 }}
      >
        {group.items.map((item) => (
          <SidebarEntry
            key={item.label}
            item={item}
            minimized={minimized}
            currentPath={currentPath}
          />
        ))}
      </List>
    </>
  );
}

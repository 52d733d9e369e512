import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AreaIcon, type AreaName } from '@charity-site/ui-kit';

interface TileProps {
  href: string;
  label: string;
  icon: AreaName;
  /** The number beside the icon. */
  count: ReactNode;
  /** A line below the label that draws attention. */
  note?: string;
}

/** A tile of the dashboard: a link with an icon, a number and a label. */
export function Tile({ href, label, icon, count, note }: TileProps) {
  return (
    <Card component="li">
      <CardActionArea
        href={href}
        sx={{ height: '100%', p: 2, display: 'grid', gridTemplateColumns: '1fr', gap: 1, alignContent: 'start' }}
      >
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            minHeight: 36,
            color: 'primary.main',
          }}
        >
          <AreaIcon name={icon} />
          {count !== undefined && (
            <Typography component="span" variant="h4" sx={{ color: 'text.primary' }}>
              {count}
            </Typography>
          )}
        </Box>
        <Typography component="span" variant="subtitle2">
          {label}
        </Typography>
        {note && (
          <Typography component="span" variant="body2" sx={{ color: 'kit.amberInk', fontWeight: 650 }}>
            {note}
          </Typography>
        )}
      </CardActionArea>
    </Card>
  );
}

import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lastChangesQuery } from '@charity-site/api-client';
import { lastChangeText } from './words';

/** Who last changed an item, in its form. */
export function LastChangeLine({ list, item }: { list: string; item: string }) {
  const { data: [change] = [] } = useQuery(lastChangesQuery(list, [item]));
  if (!change) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {lastChangeText(change)}.
    </Typography>
  );
}

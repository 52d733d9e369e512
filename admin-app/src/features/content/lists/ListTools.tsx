import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ListOrder } from '@charity-site/api-client/entities';
import { useId, useState } from 'react';
import { useIsMobile } from '../../../shared/layout/useIsMobile';
import { DayFilter } from './DayFilter';
import { FilterField } from '../../../shared/lists/FilterField';
import { periods } from './periods';

const ORDERS: Record<ListOrder, string> = {
  order: 'Order on the site',
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'A to Z',
  changed: 'Last changed',
};

/** The option that shows two day fields. */
const BETWEEN = 'Between…';

interface ListToolsProps {
  /** The orders of the list, the default first. */
  orders: readonly ListOrder[];
  order: ListOrder | undefined;
  onOrder: (order: ListOrder) => void;
  /** First and last day, `YYYY-MM-DD` or ''; undefined for a list without dates. */
  days: { from: string; to: string } | undefined;
  onDays: (days: { from?: string; to?: string }) => void;
}

/** Sort order and date range of a list. On small screens a button shows them. */
export function ListTools({ orders, order, onOrder, days, onDays }: ListToolsProps) {
  const id = useId();
  const isMobile = useIsMobile();
  const [isBetween, setBetween] = useState(false);
  const ranges = periods();
  const period = Object.keys(ranges).find(
    (name) => ranges[name]?.from === days?.from && ranges[name]?.to === days?.to,
  );
  const isCustomRange = isBetween || (!period && Boolean(days?.from || days?.to));
  const [isOpen, setOpen] = useState(order !== orders[0] || Boolean(days?.from || days?.to));
  const fields = (
    <>
      <FilterField
        name="sort"
        label="Sort"
        options={orders.map((value) => ({ value, label: ORDERS[value] }))}
        value={order ?? ''}
        onChange={(value) => {
          const selected = orders.find((option) => option === value);
          if (selected) onOrder(selected);
        }}
        width="11rem"
      />
      {days && (
        <FilterField
          name="days"
          label="Dates"
          emptyOption="All dates"
          options={[...Object.keys(ranges), BETWEEN]}
          value={isCustomRange ? BETWEEN : (period ?? '')}
          onChange={(selected) => {
            setBetween(selected === BETWEEN);
            if (selected !== BETWEEN) onDays(ranges[selected] ?? { from: '', to: '' });
          }}
          width="11rem"
        />
      )}
      {days && isCustomRange && (
        <DayFilter label="From" value={days.from} onChange={(from) => onDays({ from })} />
      )}
      {days && isCustomRange && (
        <DayFilter label="To" value={days.to} onChange={(to) => onDays({ to })} />
      )}
    </>
  );
  if (!isMobile) return fields;
  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ flex: '1 1 8rem', minHeight: 48, px: 1, whiteSpace: 'nowrap' }}
      >
        {days ? 'Sort and dates' : 'Sort'}
      </Button>
      <Box
        id={id}
        hidden={!isOpen}
        sx={{ display: isOpen ? 'flex' : 'none', flexWrap: 'wrap', gap: 1.5, flexBasis: '100%' }}
      >
        {fields}
      </Box>
    </>
  );
}

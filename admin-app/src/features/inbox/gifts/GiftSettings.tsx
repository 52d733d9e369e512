import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { giftTotalsQuery, singletonApi, singletonQuery } from '@charity-site/api-client';
import { giftSettings, moneyText } from '@charity-site/api-client/entities';
import { EmptyMessage, Panel, SelectField } from '@charity-site/ui-kit';
import { PlainList } from '../../../shared/layout/PlainList';
import { NoticeBanner } from '../../../shared/mutations/NoticeBanner';
import { useMutationWithLocalNotice } from '../../../shared/mutations/useMutationWithNotice';
import { wayText } from './giftTexts';

const OPTIONS = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const;

const settingsApi = singletonApi(giftSettings);

/** The totals of the received gifts, and the switch for the visitors' form. */
export function GiftSettings() {
  const totals = useQuery(giftTotalsQuery());
  const settings = useQuery(singletonQuery('gift-settings'));
  const { notice, run } = useMutationWithLocalNotice(() => settings.refetch());
  const save = (accept: (typeof OPTIONS)[number]['value']) =>
    run({
      call: () => settingsApi.save({ accept }),
      done:
        accept === 'on' ? 'Visitors can announce gifts.' : 'Visitors can no longer announce gifts.',
      failed: 'Failed to save.',
      repeats: true,
    });
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      <NoticeBanner notice={notice} />
      <Panel heading="Received by month" busy={totals.isPending}>
        {totals.data?.length === 0 && <EmptyMessage>No gifts were received yet.</EmptyMessage>}
        <PlainList>
          {totals.data?.map(({ month, way, currency, amount, count }) => (
            <Box component="li" key={month + way + currency} sx={{ py: 0.5, typography: 'body2' }}>
              {month}, {wayText(way)}: <strong>{moneyText(amount, currency)}</strong> ({count})
            </Box>
          ))}
        </PlainList>
      </Panel>
      <Panel heading="Form for givers" busy={settings.isPending}>
        <SelectField
          name="accept"
          label="Gifts"
          hint="“Tell us about your gift” on the page Donate and on each slip."
          options={OPTIONS}
          value={settings.data?.accept ?? 'on'}
          disabled={settings.isPending}
          onChange={(value) => {
            for (const option of OPTIONS) if (option.value === value) void save(option.value);
          }}
        />
      </Panel>
    </Box>
  );
}

import { api } from '@charity-site/api-client';
import { giftForm, giftOutcome } from '@charity-site/api-client/entities';
import { useNavigate } from 'react-router-dom';
import { useToday } from '../../dates/useToday';
import { OptionsField } from '../../forms/OptionsField';
import { VisitorForm } from '../../forms/VisitorForm';
import type { GiftParams } from '../donate/giftFromParams';
import type { GiftWay } from '../donate/giftWays';

interface GiftFormProps {
  /** The gift of the slip that the giver comes from. */
  gift: GiftParams | undefined;
  ways: readonly GiftWay[];
}

/** The form that announces a gift. Its reference is on the page that follows. */
export function GiftForm({ gift, ways }: GiftFormProps) {
  const navigate = useNavigate();
  const today = useToday();
  const send = async (...announced: Parameters<typeof api.gifts.announce>) => {
    const created = await api.gifts.announce(...announced);
    await navigate(giftOutcome({ ...announced[0], ...created }));
    // It is another state of the same page, whose scroll position stays.
    scrollTo(0, 0);
  };
  const options = [
    ...ways.map(({ key, name }) => ({ value: key, label: name })),
    { value: 'other', label: 'Another way' },
  ];
  const fields = giftForm.fields.map((field) =>
    field.name === 'way' ? { ...field, options } : field,
  );
  const way = options.find(({ value }) => value === gift?.by) ?? options[0];
  return (
    <VisitorForm
      form={{ ...giftForm, fields }}
      blank={{
        amount: String(gift?.kwacha ?? ''),
        currency: 'MWK',
        way: way?.value ?? '',
        date: today,
        name: '',
        contact: '',
        mayThank: 'false',
      }}
      rules={() => import('./giftCheck')}
      send={send}
      Input={OptionsField}
    />
  );
}

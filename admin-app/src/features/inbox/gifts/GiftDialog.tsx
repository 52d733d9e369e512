import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { moneyText, type Gift } from '@charity-site/api-client/entities';
import { useState, type FormEvent } from 'react';
import { Field } from '@charity-site/ui-kit';
import { Disclosure } from '../../../shared/layout/Disclosure';
import { ReadingDialog } from '../../../shared/layout/ReadingDialog';
import { NoticeBanner, type Notice } from '../../../shared/mutations/NoticeBanner';
import type { MutatingScreen } from '../../../shared/mutations/useMutationWithNotice';
import { formatDateTime, longDate } from '../../../shared/site/time';
import { reasonText } from '../comments/commentTexts';
import { Descriptions } from '../Descriptions';
import { STATE_LABELS, validReceiptOf, wayText } from './giftTexts';
import { useReceipt } from './useReceipt';

interface GiftDialogProps extends MutatingScreen {
  gift: Gift;
  notice: Notice | null;
  onClose: () => void;
}

/** 'View Gift': all that its giver sent, and its receipt. */
export function GiftDialog({ gift, notice, onClose, ...screen }: GiftDialogProps) {
  const receipt = useReceipt(gift, screen);
  const valid = validReceiptOf(gift);
  const [reason, setReason] = useState('');
  const cancel = async (event: FormEvent) => {
    event.preventDefault();
    if (await receipt.cancel(reason)) setReason('');
  };
  return (
    <ReadingDialog
      title="View Gift"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <NoticeBanner notice={notice} />
      <Descriptions
        of={{
          Reference: <strong>{gift.reference}</strong>,
          Amount: moneyText(gift.amount, gift.currency),
          Way: wayText(gift.way),
          Date: longDate(gift.date),
          Giver: <bdi>{gift.name}</bdi>,
          'Phone or email': <bdi>{gift.contact}</bdi>,
          'Thanks by name': gift.mayThank ? 'Yes' : 'No',
          Announced: formatDateTime(gift.createdAt),
          Status: STATE_LABELS[gift.state],
          'Check it': reasonText(gift.heldFor),
          ...Object.fromEntries(
            gift.receipts.map(({ number, cancelledAt, reason: why }) => [
              `Receipt ${number}`,
              cancelledAt ? `Cancelled on ${longDate(cancelledAt)}: ${why}` : 'Valid',
            ]),
          ),
        }}
      />
      {gift.state === 'received' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" disabled={receipt.busy} onClick={() => void receipt.print()}>
            Print receipt
          </Button>
          {gift.contact.includes('@') && (
            <Button variant="outlined" disabled={receipt.busy} onClick={() => void receipt.mail()}>
              Mail receipt
            </Button>
          )}
        </Box>
      )}
      {valid && (
        <Disclosure summary="Is something wrong on the receipt?">
          <Box
            component="form"
            onSubmit={(event) => void cancel(event)}
            sx={{ display: 'grid', gap: 1, justifyItems: 'start', pb: 2 }}
          >
            <Field
              name="reason"
              label="Reason"
              hint="The receipt stays in the books, marked as cancelled."
              value={reason}
              onChange={setReason}
              required
            />
            <Button
              type="submit"
              color="error"
              variant="outlined"
              disabled={receipt.busy || reason.trim() === ''}
            >
              Cancel receipt {valid.number}
            </Button>
          </Box>
        </Disclosure>
      )}
    </ReadingDialog>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Message } from '@charity-site/api-client/entities';
import { useId } from 'react';
import { Banner, useOpenDialog } from '@charity-site/ui-kit';
import { MessageHead } from './MessageHead';

interface MessageDialogProps {
  message: Message;
  failure: string | undefined;
  onToggleRead: () => void;
  onClose: () => void;
}

/**
 * A mailto link with recipient and reply subject (docs/product.md 5.10). Escaped, because a visitor's address may
 * contain characters that add recipients or text.
 */
const replyAddress = ({ email, subject }: Pick<Message, 'email' | 'subject'>): string =>
  `mailto:${email.replace(/[?&#%,;]/g, encodeURIComponent)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;

/** 'View Message': sender, date and text, with Reply and the read toggle (docs/product.md 5.10). */
export function MessageDialog({ message, failure, onToggleRead, onClose }: MessageDialogProps) {
  const titleId = useId();
  useOpenDialog(true, onClose);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={isPhone} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h4">
        View Message
      </DialogTitle>
      {/* Lets the keyboard scroll a long message. */}
      <DialogContent
        tabIndex={0}
        role="group"
        aria-labelledby={titleId}
        sx={{ display: 'grid', alignContent: 'start', gap: 2 }}
      >
        {failure && <Banner kind="error">{failure}</Banner>}
        <MessageHead message={message} />
        <Box sx={{ p: 2, bgcolor: 'kit.wash', borderRadius: 1 }}>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message.message}</Typography>
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onToggleRead} sx={{ mr: 'auto' }}>
          {message.read ? 'Mark as Unread' : 'Mark as Read'}
        </Button>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" href={replyAddress(message)}>
          Reply
        </Button>
      </DialogActions>
    </Dialog>
  );
}

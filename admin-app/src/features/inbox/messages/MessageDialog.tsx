import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Message } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { Banner, CopyButton, UnsavedDialog } from '@charity-site/ui-kit';
import { Disclosure } from '../../../shared/layout/Disclosure';
import { ReadingDialog } from '../../../shared/layout/ReadingDialog';
import { useIsMobile } from '../../../shared/layout/useIsMobile';
import type { Notice } from '../../../shared/mutations/NoticeBanner';
import { ERASURE_HEADING } from './DataErasureForm';
import { MessageHeader } from './MessageHeader';
import { MessageNote } from './MessageNote';
import { replyHref } from './replyHref';
import { useNote } from './useNote';
import type { useOpenMessage } from './useOpenMessage';

interface MessageDialogProps {
  message: Message;
  notice: Notice | null;
  /** Mutations of the message. */
  changes: Pick<ReturnType<typeof useOpenMessage>, 'toggleRead' | 'toggleAnswered' | 'saveNote'>;
  /** Moves the message to spam, or back to the inbox. */
  onToggleSpam: (message: Message) => void;
  /** Starts the erasure of the sender's data, which must be confirmed. */
  onErase: (message: Message) => void;
  onClose: () => void;
}

/**
 * 'View Message': sender, date and text, with Reply, the read toggle, the answered mark and a
 * private note. On small screens the message is first.
 */
export function MessageDialog(props: MessageDialogProps) {
  const { message, notice, changes, onToggleSpam, onErase, onClose } = props;
  const note = useNote(message, changes.saveNote);
  const [isConfirming, setConfirming] = useState(false);
  const close = () => (note.dirty ? setConfirming(true) : onClose());
  const isMobile = useIsMobile();
  const header = <MessageHeader key="head" message={message} />;
  const text = (
    <Box key="text" sx={{ p: 2, bgcolor: 'kit.wash', borderRadius: 1 }}>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {message.message}
      </Typography>
    </Box>
  );
  return (
    <ReadingDialog
      title="View Message"
      onClose={close}
      actions={
        <>
          <Button onClick={() => void changes.toggleRead(message)} sx={{ mr: 'auto' }}>
            {message.read ? 'Mark as Unread' : 'Mark as Read'}
          </Button>
          <CopyButton text={message.message} of="whole message" />
          <Button onClick={close}>Close</Button>
          <Button variant="contained" href={replyHref(message)}>
            Reply
          </Button>
        </>
      }
    >
      {notice && <Banner kind={notice.kind}>{notice.text}</Banner>}
      {isMobile ? [text, header] : [header, text]}
      <MessageNote note={note} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => void changes.toggleAnswered(message)}
        >
          {message.answeredAt ? 'Set as not answered' : 'Set as answered'}
        </Button>
        <Button size="small" variant="outlined" onClick={() => onToggleSpam(message)}>
          {message.folder === 'spam' ? 'Not spam' : 'Move to spam'}
        </Button>
      </Box>
      <Disclosure summary={ERASURE_HEADING}>
        <Button size="small" color="error" onClick={() => onErase(message)} sx={{ mb: 1.5 }}>
          Delete everything from this sender
        </Button>
      </Disclosure>
      <UnsavedDialog
        open={isConfirming}
        onKeep={() => setConfirming(false)}
        onDiscard={() => {
          note.discard();
          onClose();
        }}
      />
    </ReadingDialog>
  );
}

import Box from '@mui/material/Box';
import { useState } from 'react';
import { Field } from '@charity-site/ui-kit';
import { Question } from '../layout/Question';
import { changeTexts, hasReason, type PartChange } from './changes';
import { QuestionText } from './QuestionText';

/** Maximum length of a reason, in characters. */
const REASON_MAX = 200;

interface ChangeDialogProps {
  /** Null while closed. */
  change: PartChange | null;
  onClose: () => void;
  onConfirm: (change: PartChange, reason?: string) => void;
}

/** Asks before visitors get another version, and why; says what changes. */
export function ChangeDialog({ change, onClose, onConfirm }: ChangeDialogProps) {
  // Keeps the last content while the dialog fades out.
  const [asked, setAsked] = useState(change);
  const [reason, setReason] = useState('');
  if (change && change !== asked) {
    setAsked(change);
    setReason('');
  }
  const texts = asked && changeTexts(asked);
  return (
    <Question
      open={change !== null}
      text={<QuestionText question={texts?.question} note={texts?.note} />}
      answer={texts?.confirm}
      onConfirm={() => change && onConfirm(change, reason || undefined)}
      onCancel={onClose}
    >
      {asked && hasReason(asked) && (
        <Box sx={{ flex: '1 0 100%', px: 2 }}>
          <Field
            name="reason"
            label="Why? (one line, shown in the history)"
            value={reason}
            onChange={(text) => setReason(text.slice(0, REASON_MAX))}
            autoComplete="off"
          />
        </Box>
      )}
    </Question>
  );
}

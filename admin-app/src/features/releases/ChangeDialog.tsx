import Box from '@mui/material/Box';
import { Field } from '@charity-site/ui-kit';
import { Question, type QuestionProps } from '../../shared/layout/Question';
import { changeTexts, type PartChange } from './changes';
import { QuestionText } from './QuestionText';

/** Maximum length of a reason, in characters. */
const REASON_MAX = 200;

interface ChangeDialogProps extends Pick<QuestionProps, 'open' | 'onConfirm' | 'onCancel'> {
  asked: PartChange | undefined;
  reason: string;
  onReason: (reason: string) => void;
}

/** Asks before visitors get another version, and why; says what changes. */
export function ChangeDialog({ asked, reason, onReason, ...dialog }: ChangeDialogProps) {
  if (!asked) return null;
  const { question, note, confirm } = changeTexts(asked);
  return (
    <Question {...dialog} text={<QuestionText question={question} note={note} />} answer={confirm}>
      {/* The history has a reason for every way back. */}
      {asked.kind !== 'promote' && (
        <Box sx={{ flex: '1 0 100%', px: 2 }}>
          <Field
            name="reason"
            label="Why? (one line, shown in the history)"
            value={reason}
            onChange={(text) => onReason(text.slice(0, REASON_MAX))}
            autoComplete="off"
          />
        </Box>
      )}
    </Question>
  );
}

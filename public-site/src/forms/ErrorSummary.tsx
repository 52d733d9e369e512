import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { t } from '@charity-site/api-client/http';
import type { FormFieldProps } from './FormField';
import { useFormState } from './formState';

const Box = styled('div')(({ theme }) => ({
  padding: '12px 16px',
  borderRadius: 10,
  border: `2px solid ${theme.vars.palette.error.main}`,
  '& p': { margin: 0, fontWeight: 600 },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 24,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  // With a line of text, a target of 44 px.
  '& a': { display: 'inline-block', paddingBlock: 9, color: theme.vars.palette.primary.main },
}));

// Focuses by script, because following the link would add a history entry.
const focusField = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
};

interface ErrorSummaryProps {
  fields: readonly (FormFieldProps & { id: string })[];
  /** True if the form was posted without script and rejected. */
  isRejected: boolean;
}

/** Links to the invalid fields of a form if there are several. The first one has the focus. */
export function ErrorSummary({ fields, isRejected }: ErrorSummaryProps) {
  const { errors, submitCount } = useFormState();
  const invalid = fields.filter(({ name }) => errors[name]);
  if (invalid.length < 2 || !(isRejected || submitCount > 0)) return null;
  return (
    <Box>
      <p>{t('Please check {count} fields:', { count: invalid.length })}</p>
      <ul>
        {invalid.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={focusField}>
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

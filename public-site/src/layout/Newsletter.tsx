import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '@charity-site/api-client/http';
import { useId, useState, type FormEvent, type ReactNode } from 'react';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  maxWidth: '24rem',
  '& label': { ...theme.typography.body2 },
  '& p': { margin: 0 },
  '& input[type="email"]': {
    width: '100%',
    minHeight: 44,
    marginTop: 6,
    padding: '8px 14px',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.kit.onDeep}`,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    fontSize: '1rem',
  },
  '& input[type="checkbox"]': {
    flex: 'none',
    width: 24,
    height: 24,
    margin: 0,
    accentColor: theme.vars.palette.secondary.main,
    // The background is dark in both colour schemes.
    colorScheme: 'light',
  },
  // Without script only the text shows, because the fields and the button would do nothing.
  '@media (scripting: none)': { '& > label, & > button': { display: 'none !important' } },
  '& .consent': { display: 'flex', gap: 12, alignItems: 'flex-start' },
  '& [role="status"]:not(:empty)': {
    padding: '10px 14px',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.kit.onDeepAmber}`,
  },
}));

/**
 * The newsletter form, which sends and stores nothing yet and says so.
 * @param props.children links to subscribe to instead
 */
export function Newsletter({ children }: { children: ReactNode }) {
  const id = useId();
  const [isSubmitted, setSubmitted] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
  };
  return (
    // `method="dialog"` sends nothing if the button is pressed before hydration.
    <Form method="dialog" onSubmit={onSubmit}>
      <p>
        {t('Our newsletter has not started yet. Nothing that you enter here is sent or stored.')}
      </p>
      {children}
      <label htmlFor={`${id}-email`}>
        {t('Your email address')}
        <input id={`${id}-email`} type="email" autoComplete="email" required />
      </label>
      <label className="consent">
        <input type="checkbox" required />
        <span>{t('I would like to receive news by email.')}</span>
      </label>
      <div role="status">
        {isSubmitted &&
          t(
            'Thank you for your interest. Nothing was sent or stored, because our newsletter has not started yet.',
          )}
      </div>
      <Button type="submit" variant="outlined" color="inherit" sx={{ justifySelf: 'start' }}>
        {t('Subscribe')}
      </Button>
    </Form>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, type ComponentType, type ReactNode } from 'react';
import { siteConfig, t } from '@charity-site/api-client/http';
import { Banner } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import {
  localizedPath,
  HONEYPOT_FIELD,
  HONEYPOT_LABEL,
  type VisitorFormField,
} from '@charity-site/api-client/entities';
import { ErrorSummary } from './ErrorSummary';
import { FormField } from './FormField';
import { FormStateProvider, type VisitorFormOptions } from './formState';
import { AutosaveNotice } from './AutosaveNotice';
import { useVisitorForm } from './useVisitorForm';

interface VisitorFormProps<Values extends object> extends VisitorFormOptions<Values> {
  /** Path that it is posted to without script; by default that of its definition. */
  action?: string;
  /** Renders a field; FormField by default. */
  Input?: ComponentType<VisitorFormField>;
  /** Content below the button. */
  children?: ReactNode;
}

const WILL_BE_SENT = 'Your text will be sent when you are back online.';

const Fields = styled('form')({
  display: 'grid',
  gap: 20,
  '& button[type="submit"]': { justifySelf: 'start' },
  '@media (max-width: 479.98px)': { '& button[type="submit"]': { justifySelf: 'stretch' } },
});

const Purpose = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  // With a line of text, a target of 44 px.
  '& a': { paddingBlock: 12, color: theme.vars.palette.primary.main },
}));

/**
 * A form for visitors. The first invalid field gets the focus, so that it is visible on a small
 * screen. Without script the form is posted to its page, which shows the result.
 */
export function VisitorForm<Values extends object>({
  action,
  Input = FormField,
  children,
  ...props
}: VisitorFormProps<Values>) {
  const { name: formName, path, button, busy, purpose } = props.form;
  const fields = props.form.fields.map((field) => ({ ...field, id: `${formName}-${field.name}` }));
  const element = useRef<HTMLFormElement>(null);
  const { form, typed, loaded, setFormik, autosave, outcome, setOutcome, isSent, isRejected } =
    useVisitorForm(props, element);
  return (
    <FormStateProvider value={form}>
      {/* After a post, the hash scrolls to the form or its result. */}
      <Fields
        ref={element}
        id={isSent ? undefined : formName}
        method="post"
        action={`${localizedPath(siteConfig().language, action ?? path)}#${formName}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.handleSubmit();
        }}
      >
        {loaded && (
          <loaded.FormikForm
            {...props}
            check={loaded.check}
            typed={typed}
            autosave={autosave}
            element={element}
            onChange={setFormik}
            onOutcome={setOutcome}
          />
        )}
        <AutosaveNotice autosave={autosave} />
        <ErrorSummary fields={fields} isRejected={isRejected} />
        {fields.map((field) => (
          <Input key={field.id} {...field} />
        ))}
        {outcome && (
          <div id={isSent ? formName : undefined}>
            <Banner kind={outcome.kind}>{outcome.text}</Banner>
          </div>
        )}
        {autosave.isWaiting(form.values) && <Banner kind="info">{t(WILL_BE_SENT)}</Banner>}
        <input type="hidden" name="form" value={formName} />
        {/* Only programs fill in this field. Browsers do not autofill hidden fields; text browsers
             show it. */}
        <div hidden>
          <label>
            {t(HONEYPOT_LABEL)} <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Button type="submit" variant="contained" size="large" disabled={form.isSubmitting}>
          {t(form.isSubmitting ? busy : button)}
        </Button>
        <Purpose>
          {t(purpose)} <Anchor href="/privacy">{t('Privacy')}</Anchor>
        </Purpose>
        {children}
      </Fields>
    </FormStateProvider>
  );
}

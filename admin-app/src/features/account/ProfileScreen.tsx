import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { profileRules, validateWith, withHttps } from '@charity-site/api-client/entities';
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { AlertDialog, Field, Panel, useFocusFirstError } from '@charity-site/ui-kit';
import { Screen } from '../../shared/layout/Screen';
import { ScreenHeading } from '../../shared/layout/ScreenHeading';
import { formProps } from '../../shared/session/formProps';

const FIELDS = [
  { name: 'name', label: 'Name', required: true },
  { name: 'role', label: 'Role', required: true },
  { name: 'bio', label: 'Bio', rows: 4, hint: 'Optional.' },
  { name: 'website', label: 'Website', type: 'url', hint: 'Optional. Paste the full link.' },
] as const;

/** /admin/profile-settings: a simulation without requests. */
export function ProfileScreen() {
  const [saved, setSaved] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const form = useFormik({
    initialValues: { name: '', role: 'Administrator', bio: '', website: '' },
    validate: validateWith(profileRules),
    onSubmit: () => setSaved(true),
  });
  const { attempt, field, submit } = formProps(form);
  useFocusFirstError(attempt, formRef);
  return (
    <Screen maxWidth={640}>
      <ScreenHeading>Profile Settings</ScreenHeading>
      <Typography color="textSecondary">
        This page is a preview. What you enter here is not saved and is gone when you leave the
        page.
      </Typography>
      <Panel ref={formRef} heading="Profile" onSubmit={submit}>
        {FIELDS.map(({ name, ...props }) => (
          <Field
            key={name}
            {...field(name)}
            {...props}
            onBlur={
              name === 'website'
                ? () => void form.setFieldValue(name, withHttps(form.values[name]))
                : undefined
            }
          />
        ))}
        <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
          Save Profile
        </Button>
      </Panel>
      <AlertDialog
        open={saved}
        text="Profile settings updated successfully! (Frontend simulation)"
        onClose={() => setSaved(false)}
      />
    </Screen>
  );
}

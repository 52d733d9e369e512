import { useState } from 'react';
import { Banner } from '../Banner/Banner';
import { Field } from '../Field/Field';
import { FormDialog } from '../FormDialog/FormDialog';
import { PictureField } from '../PictureField/PictureField';
import type { Partner, PartnerDraft } from './samplePartners';

interface PartnerDialogProps {
  /** Partner to edit; null to add one. */
  partner: Partner | null;
  /** Stores the draft; rejects on failure. */
  onSave: (draft: PartnerDraft) => Promise<void>;
  /** Called when the dialog may close. */
  onClose: () => void;
}

/** Validation of a partner, written by hand for this example. */
const validate = (name: string, order: string, hasLogo: boolean) => ({
  name: name.trim() ? undefined : 'Name is required.',
  logo: hasLogo ? undefined : 'Please select a logo image file.',
  order: /^\d+$/.test(order) ? undefined : 'Order must be a whole number from 0.',
});

/**
 * The add and edit form of the example. Validation errors show after the first submit, and a failed save keeps the
 * input.
 */
export function PartnerDialog({ partner, onSave, onClose }: PartnerDialogProps) {
  const [name, setName] = useState(partner?.name ?? '');
  const [order, setOrder] = useState(String(partner?.order ?? 0));
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const errors = validate(name, order, file !== null || partner?.logo != null);
  const shown = tried ? errors : { name: undefined, logo: undefined, order: undefined };

  const submit = async () => {
    setTried(true);
    setFailure('');
    if (Object.values(errors).some(Boolean)) return;
    setBusy(true);
    try {
      const logo = file ? { src: URL.createObjectURL(file) } : (partner?.logo ?? null);
      await onSave({ name: name.trim(), order: Number(order), logo });
    } catch (error) {
      setFailure(`Failed to save partner. ${error instanceof Error ? error.message : ''}`.trim());
      setBusy(false);
    }
  };

  return (
    <FormDialog
      open
      title={partner ? 'Edit Partner' : 'Add New Partner'}
      submitLabel={partner ? 'Update Partner' : 'Add Partner'}
      busy={busy}
      dirty={name !== (partner?.name ?? '') || order !== String(partner?.order ?? 0) || file !== null}
      onSubmit={() => void submit()}
      onClose={onClose}
      banner={failure && <Banner kind="error">{failure}</Banner>}
    >
      <Field name="name" label="Name" value={name} onChange={setName} error={shown.name} required />
      <PictureField
        name="logo"
        label="Upload Logo"
        current={partner?.logo?.src ?? ''}
        file={file}
        onFile={setFile}
        error={shown.logo}
        required
      />
      <Field name="order" label="Order" type="number" value={order} onChange={setOrder} error={shown.order} />
    </FormDialog>
  );
}

import { formErrorText, type CreatedPreview } from '@charity-site/api-client';
import { useEffect, useRef, useState } from 'react';

/** The preview that is shown: being made, made, or failed. */
export interface ShownPreview {
  made?: CreatedPreview;
  failure?: string;
}

interface PreviewUse {
  /** Uploads the chosen pictures; resolves to the form's present values. */
  values: (signal: AbortSignal) => Promise<object>;
  make: (values: object, signal: AbortSignal) => Promise<CreatedPreview>;
}

/** Makes a preview of what a form holds, while its dialog is open. */
export function usePreview({ values, make }: PreviewUse) {
  const [shown, setShown] = useState<ShownPreview | null>(null);
  const making = useRef<AbortController>(null);
  useEffect(() => () => making.current?.abort(), []);

  const open = async () => {
    making.current?.abort();
    const { signal } = (making.current = new AbortController());
    setShown({});
    try {
      const sent = await values(signal);
      const made = await make(sent, signal);
      if (!signal.aborted) setShown({ made });
    } catch (error) {
      if (!signal.aborted)
        setShown({ failure: `The preview could not be created. ${formErrorText(error)}` });
    }
  };
  return {
    /** Null while the dialog is closed. */
    shown,
    open: () => void open(),
    close: () => {
      making.current?.abort();
      setShown(null);
    },
  };
}

import { formErrorText, type CreatedPreview } from '@charity-site/api-client';
import { useEffect, useRef, useState } from 'react';

/** An open preview: pending, created, or failed. */
export interface PreviewState {
  preview?: CreatedPreview;
  failure?: string;
}

interface PreviewOptions {
  /** Uploads the chosen files; resolves to the form's current values. */
  values: (signal: AbortSignal) => Promise<object>;
  create: (values: object, signal: AbortSignal) => Promise<CreatedPreview>;
}

/** Creates a preview of a form's values while its dialog is open. */
export function usePreview({ values, create }: PreviewOptions) {
  const [state, setState] = useState<PreviewState | null>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const open = async () => {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    setState({});
    try {
      const current = await values(signal);
      const preview = await create(current, signal);
      if (!signal.aborted) setState({ preview });
    } catch (error) {
      if (!signal.aborted)
        setState({ failure: `The preview could not be created. ${formErrorText(error)}` });
    }
  };
  return {
    /** Null while the dialog is closed. */
    state,
    open: () => void open(),
    close: () => {
      controller.current?.abort();
      setState(null);
    },
  };
}

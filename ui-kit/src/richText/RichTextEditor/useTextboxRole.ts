import { useEffect, type RefObject } from 'react';
import type { Quill } from './editorQuill';

/** Properties of the editor that assistive technology announces. */
export interface TextboxFacts {
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** Makes the element that Quill edits a text box for assistive technology. */
export function useTextboxRole(editor: RefObject<Quill | null>, facts: TextboxFacts) {
  const { labelId, describedBy, invalid, required } = facts;
  useEffect(() => {
    const root = editor.current?.root;
    if (!root) return;
    root.setAttribute('role', 'textbox');
    root.setAttribute('aria-multiline', 'true');
    root.setAttribute('aria-labelledby', labelId);
    const optional = {
      'aria-required': required && 'true',
      'aria-invalid': invalid && 'true',
      'aria-describedby': describedBy,
    };
    for (const [name, value] of Object.entries(optional)) {
      if (value) root.setAttribute(name, value);
      else root.removeAttribute(name);
    }
  }, [editor, labelId, describedBy, invalid, required]);
}

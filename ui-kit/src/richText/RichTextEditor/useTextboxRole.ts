import { useEffect, type RefObject } from 'react';
import type { FieldParts } from '../../fields/FieldFrame/FieldFrame';
import type { Quill } from './editorQuill';

/** Properties of the editor that assistive technology announces. */
export interface TextboxFacts extends Omit<FieldParts, 'id'> {
  required: boolean;
}

/** Makes the element that Quill edits a text box for assistive technology. */
export function useTextboxRole(
  editor: RefObject<Quill | null>,
  { labelId, describedBy, invalid, required }: TextboxFacts,
) {
  useEffect(() => {
    const root = editor.current?.root;
    if (!root) return;
    const attributes = {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      'aria-required': required && 'true',
      'aria-invalid': invalid && 'true',
      'aria-describedby': describedBy,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value) root.setAttribute(name, value);
      else root.removeAttribute(name);
    }
  }, [editor, labelId, describedBy, invalid, required]);
}
